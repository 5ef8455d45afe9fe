/** The most items that are imported at once. */
export const MAX_SELECTED = 10;

/**
 * The selection after a press on an item: taken away if it was there; alone where one is chosen; last where several are,
 * unless there are as many as can be.
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

/** What is searched for before the author has said anything. */
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
