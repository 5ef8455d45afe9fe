/** No gallery picture is asked for wider than this, in pixels. */
export const MAX_IMAGE_WIDTH = 2000;

const FIRST_WIDTH = 600;
const STEP = 300;

/**
 * The widths, in pixels, in which a responsive picture is offered: 600, 900 … never above 2000, and never above
 * the picture itself, which no service can make sharper. Empty when the picture is smaller than the first step.
 *
 * @param imageWidth the width of the picture's file; left out when it is not known
 */
export function responsiveWidths(
	imageWidth: number = MAX_IMAGE_WIDTH
): number[] {
	const limit = Math.min( imageWidth, MAX_IMAGE_WIDTH );
	const widths: number[] = [];
	for ( let width = FIRST_WIDTH; width <= limit; width += STEP ) {
		widths.push( width );
	}
	return widths;
}
