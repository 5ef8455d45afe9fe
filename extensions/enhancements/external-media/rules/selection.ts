/** The most items that are imported at once. */
export const MAX_SELECTED = 10;

/**
 * Returns the selection after an item is pressed: removed if it was selected; alone in single selection; otherwise
 * appended up to the limit.
 */
export function toggled< Item extends { id: string } >(
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

/** Whether the selection can be imported now. */
export const canSelect = (
	selected: readonly unknown[],
	isCopying: boolean
): boolean => selected.length > 0 && ! isCopying;

/** Whether a search can be sent now: for other words than the last. */
export const canSearch = (
	words: string,
	last: string,
	isCopying: boolean
): boolean =>
	words.trim() !== '' && words.trim() !== last.trim() && ! isCopying;

/** Initial search terms. */
export const FIRST_WORDS = [
	'mountain',
	'ocean',
	'river',
	'clouds',
	'pattern',
	'abstract',
	'sky',
] as const;

/** @param chance From 0 to less than 1, as of `Math.random()`. */
export const firstWords = ( chance: number ): string =>
	FIRST_WORDS[ Math.floor( chance * FIRST_WORDS.length ) ] ??
	FIRST_WORDS[ 0 ];
