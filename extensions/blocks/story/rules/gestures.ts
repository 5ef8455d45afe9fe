/** Text direction. */
export type Way = 'ltr' | 'rtl';

export type Gesture = 'next' | 'previous' | 'close' | 'nothing';

/** Pixels from which on a finger has moved on purpose. */
const SWIPE = 40;

/** What a way of so many pixels means, or null while it is a tap: sideways the slides are turned like pages. */
export function gestureOf( x: number, y: number, way: Way ): Gesture | null {
	if ( Math.max( Math.abs( x ), Math.abs( y ) ) < SWIPE ) {
		return null;
	}
	if ( Math.abs( x ) >= Math.abs( y ) ) {
		return x < 0 === ( way === 'ltr' ) ? 'next' : 'previous';
	}
	return y > 0 ? 'close' : 'nothing';
}

/** The meaning of a tap at a position from the left (0) to the right (1) of the screen. */
export function sideOf(
	place: number,
	way: Way
): 'next' | 'previous' | 'middle' {
	if ( place > 1 / 3 && place < 2 / 3 ) {
		return 'middle';
	}
	return place < 1 / 2 === ( way === 'ltr' ) ? 'previous' : 'next';
}
