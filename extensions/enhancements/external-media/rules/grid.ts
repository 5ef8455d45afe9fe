/** Pixels that a picture of the grid is wide at least, with its gap. */
const TILE = 160;

/** Milliseconds of rest after which a window that is resized is measured anew. */
export const RESIZE_DELAY = 400;

/** Returns the number of columns in a grid of the given width in pixels. */
export const columnsIn = ( width: number ): number =>
	Math.max( 2, Math.floor( width / TILE ) );

const STEPS: Readonly< Record< string, ( columns: number ) => number > > = {
	ArrowRight: () => 1,
	ArrowLeft: () => -1,
	ArrowDown: ( columns ) => columns,
	ArrowUp: ( columns ) => -columns,
};

/** The place of the item to which a key moves the focus; null where the key moves nothing. */
export function movedTo(
	key: string,
	at: number,
	{
		count,
		columns,
		isRtl,
	}: { count: number; columns: number; isRtl: boolean }
): number | null {
	if ( key === 'Home' || key === 'End' ) {
		return key === 'Home' ? 0 : count - 1;
	}
	const step = STEPS[ key ]?.( columns );
	if ( step === undefined ) {
		return null;
	}
	const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
	const to = at + ( isRtl && isSideways ? -step : step );
	return to >= 0 && to < count ? to : null;
}
