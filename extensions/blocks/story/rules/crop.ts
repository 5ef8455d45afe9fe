/**
 * How a picture or video fits the frame. If its shape is close to the frame's, it is shown whole. Otherwise at most the
 * share `cropUpTo` of its length is cut off, by the stylesheet.
 *
 * @param ratio    Width divided by height of the media; NaN when unknown, which is shown whole.
 * @param target   Width divided by height of the frame.
 * @param cropUpTo Difference of the two that still counts as the same shape.
 */
export function crop(
	ratio: number,
	target: number,
	cropUpTo: number
): 'wide-crop' | 'narrow-crop' | null {
	// Shapes are written with four digits: 0.7625 less 0.5625 is a hair more than 0.2.
	const difference = Math.round( ( ratio - target ) * 10_000 ) / 10_000;
	if ( difference > cropUpTo ) {
		return 'wide-crop';
	}
	return difference < -cropUpTo ? 'narrow-crop' : null;
}
