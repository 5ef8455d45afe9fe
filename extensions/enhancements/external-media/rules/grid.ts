/** Minimum width of a tile in pixels, including the gap. */
const MIN_TILE_WIDTH = 160;

/** Milliseconds to wait after resizing before measuring the columns again. */
export const RESIZE_DELAY = 400;

/** Returns the number of columns in a grid of the given width in pixels. */
export const columnsIn = ( width: number ): number =>
	Math.max( 2, Math.floor( width / MIN_TILE_WIDTH ) );

const STEPS: Readonly< Record< string, ( columns: number ) => number > > = {
	ArrowRight: () => 1,
	ArrowLeft: () => -1,
	ArrowDown: ( columns ) => columns,
	ArrowUp: ( columns ) => -columns,
};

/** Returns the index of the item to which a key moves the focus; null for keys that do not move it. */
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

/** Maximum number of items per import. */
export const MAX_SELECTED = 10;

/**
 * Returns the selection after an item is pressed. Pressing a selected item removes it. A new item replaces the
 * selection in single mode, or is appended up to the limit.
 */
export function toggleItem< Item extends { id: string } >(
	selected: readonly Item[],
	item: Item,
	isMultiple: boolean
): readonly Item[] {
	const others = selected.filter( ( { id } ) => id !== item.id );
	if ( others.length < selected.length ) {
		return others;
	}
	if ( ! isMultiple ) {
		return [ item ];
	}
	return selected.length < MAX_SELECTED ? [ ...selected, item ] : selected;
}

/** Whether the selection can be imported: it is not empty, and no import is running. */
export const canSelect = (
	selected: readonly unknown[],
	isCopying: boolean
): boolean => selected.length > 0 && ! isCopying;

/** Whether a search can be sent: its words must differ from the last search. */
export const canSearch = (
	words: string,
	last: string,
	isCopying: boolean
): boolean =>
	words.trim() !== '' && words.trim() !== last.trim() && ! isCopying;

/** Initial search terms. One is chosen at random. */
export const FIRST_WORDS = [
	'mountain',
	'ocean',
	'river',
	'clouds',
	'pattern',
	'abstract',
	'sky',
] as const;

/** @param chance Random number from 0 to less than 1, as from `Math.random()`. */
export const firstWords = ( chance: number ): string =>
	FIRST_WORDS[ Math.floor( chance * FIRST_WORDS.length ) ] ??
	FIRST_WORDS[ 0 ];
