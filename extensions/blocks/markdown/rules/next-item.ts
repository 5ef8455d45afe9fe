/** Matches the start of a list item or quote: indentation, marker, checkbox. */
const BEGIN = /^(\s*)([-*+>]|\d{1,9}[.)])( +)(\[[ xX]\] +)?/;

/**
 * Handles Enter in a list or quote: starts the next item with the next number; Enter in an empty item ends the list.
 *
 * @param text  The Markdown.
 * @param caret Where Enter is pressed, nothing selected.
 * @return The words that take the place of those from `start` to the caret; null where Enter is but a new line.
 */
export function nextItem(
	text: string,
	caret: number
): { start: number; words: string } | null {
	const before = text.slice( 0, caret );
	const start = before.lastIndexOf( '\n' ) + 1;
	const line = before.slice( start );
	const [ begin, indent = '', mark = '', space = '', box ] =
		BEGIN.exec( line ) ?? [];
	if ( begin === undefined || isInFence( before ) ) {
		return null;
	}
	const restOfLine = text.slice( caret ).split( '\n', 1 )[ 0 ] ?? '';
	if ( begin === line && ! restOfLine.trim() ) {
		return { start, words: '' };
	}
	const next = mark.replace( /\d+/, ( number ) =>
		String( Number( number ) + 1 )
	);
	return {
		start: caret,
		words: `\n${ indent }${ next }${ space }${ box ? '[ ] ' : '' }`,
	};
}

/** Whether the following text is inside a code block. */
function isInFence( before: string ): boolean {
	return ( before.match( /^ {0,3}(?:```|~~~)/gm )?.length ?? 0 ) % 2 === 1;
}
