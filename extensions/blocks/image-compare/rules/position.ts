/** Orientation: whether the divider moves horizontally or vertically. */
export type BeforeAfterMode = 'horizontal' | 'vertical';

/** Initial position of the divider, as a percentage of the first image. */
export const DEFAULT_POSITION = 50;

/** Minimum and maximum position that assistive technology announces. The divider never reaches an edge. */
export const MIN_POSITION = 1;
export const MAX_POSITION = 99;

const ARROW_STEP = 1;
const PAGE_STEP = 10;
const FIRST_IMAGE_POSITION = 90;
const SECOND_IMAGE_POSITION = 10;

/** The focused part of the slider. */
export type SliderPart = 'first' | 'second' | 'handle';

/** Whether the divider can be at a position: more than 0 and less than 100 percent. */
export function isPosition( position: number ): boolean {
	return position > 0 && position < 100;
}

/** Parses a position such as `35`, `'35'` or `'35%'`; null if it is not valid. */
export function parsePosition( value: unknown ): number | null {
	const match =
		typeof value === 'string'
			? /^\s*(\d{1,3}(?:\.\d{1,9})?)\s*%?\s*$/.exec( value )
			: null;
	const position = match ? Number( match[ 1 ] ) : value;
	return typeof position === 'number' && isPosition( position )
		? position
		: null;
}

/**
 * Returns the new position for a key; null if the key has no effect.
 *
 * Arrow keys move the divider by one percent. An arrow on the other axis also works: up increases the position and down
 * decreases it. Page Up and Page Down move by ten percent. Home and End move to the ends. Enter and Space on an image
 * show most of that image.
 *
 * @param key      `key` of the keyboard event
 * @param part     Focused part of the slider
 * @param position Current position, measured from the outer edge of the first image
 * @param mode     Axis on which the divider moves
 * @param isRtl    Whether the first image is on the right
 */
export function keyPosition(
	key: string,
	part: SliderPart,
	position: number,
	mode: BeforeAfterMode,
	isRtl: boolean
): number | null {
	const down = mode === 'vertical' ? ARROW_STEP : -ARROW_STEP;
	const right = isRtl ? -ARROW_STEP : ARROW_STEP;
	switch ( key ) {
		case 'ArrowRight':
			return position + right;
		case 'ArrowLeft':
			return position - right;
		case 'ArrowDown':
			return position + down;
		case 'ArrowUp':
			return position - down;
		case 'PageUp':
		case 'PageDown':
			return part === 'handle'
				? spokenPosition(
						position +
							( key === 'PageUp' ? -down : down ) * PAGE_STEP
					)
				: null;
		case 'Home':
			return part === 'handle' ? MIN_POSITION : null;
		case 'End':
			return part === 'handle' ? MAX_POSITION : null;
		case 'Enter':
		case ' ':
			return pressPosition( part );
		default:
			return null;
	}
}

function pressPosition( part: SliderPart ): number | null {
	if ( part === 'handle' ) {
		return null;
	}
	return part === 'first' ? FIRST_IMAGE_POSITION : SECOND_IMAGE_POSITION;
}

/**
 * Returns the position of a pointer in percent. Outside of the images, returns a number below 0 or above 100; NaN if
 * the images have no size.
 *
 * @param point Position of the pointer, in the coordinates of the box
 * @param box   Box around the images
 * @param mode  Axis on which the divider moves
 * @param isRtl Whether the first image is on the right
 */
export function pointerPosition(
	point: { clientX: number; clientY: number },
	box: { left: number; top: number; width: number; height: number },
	mode: BeforeAfterMode,
	isRtl: boolean
): number {
	if ( mode === 'vertical' ) {
		return ( ( point.clientY - box.top ) / box.height ) * 100;
	}
	const fromLeft = ( ( point.clientX - box.left ) / box.width ) * 100;
	return isRtl ? 100 - fromLeft : fromLeft;
}

/** Rounds a position and limits it to the range that assistive technology announces. */
export function spokenPosition( position: number ): number {
	return Math.min(
		Math.max( Math.round( position ), MIN_POSITION ),
		MAX_POSITION
	);
}

/**
 * Returns the visible part of each image as `clip-path` values. The stylesheet cannot compute them, because `inset()`
 * ignores the text direction.
 */
export function clipPaths(
	position: number,
	mode: BeforeAfterMode,
	isRtl: boolean
): { first: string; second: string } {
	const fromStart = `${ position }%`;
	const fromEnd = `${ 100 - position }%`;
	if ( mode === 'vertical' ) {
		return {
			first: `inset(0 0 ${ fromEnd } 0)`,
			second: `inset(${ fromStart } 0 0 0)`,
		};
	}
	return isRtl
		? {
				first: `inset(0 0 0 ${ fromEnd })`,
				second: `inset(0 ${ fromStart } 0 0)`,
			}
		: {
				first: `inset(0 ${ fromEnd } 0 0)`,
				second: `inset(0 0 0 ${ fromStart })`,
			};
}
