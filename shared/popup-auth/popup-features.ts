/** Where a window stands on the screens, in CSS pixels. */
export type WindowBounds = {
	screenX: number;
	screenY: number;
	outerWidth: number;
	outerHeight: number;
};

/**
 * The features of a pop-up window of the given size in the middle of the window that opens it: on the same screen,
 * and never further left or higher than its opener.
 */
export function popupFeatures(
	{ screenX, screenY, outerWidth, outerHeight }: WindowBounds,
	width: number,
	height: number
): string {
	const left = screenX + Math.max( 0, ( outerWidth - width ) / 2 );
	const top = screenY + Math.max( 0, ( outerHeight - height ) / 2 );
	return [
		'popup',
		...Object.entries( { width, height, left, top } ).map(
			( [ name, value ] ) => `${ name }=${ Math.round( value ) }`
		),
	].join( ',' );
}
