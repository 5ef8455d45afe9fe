/** Characters that the words about a post may have. */
export const LONGEST = 255;

/**
 * As much of a text as there is room for; half of an emoji is none.
 *
 * @param suffix What follows it: that takes room, too.
 */
export const capped = ( text: string, suffix = '' ): string =>
	text.slice( 0, LONGEST - suffix.length ).replace( /[\uD800-\uDBFF]$/, '' );

/** How far before its end a text is cut for a whole word's sake. */
const NEAR = 30;

/** Words as they are posted: what is longer than there is room for ends at a word, with an ellipsis. */
export function shortened( text: string, suffix: string ): string {
	const room = LONGEST - suffix.length;
	if ( text.length <= room ) {
		return text;
	}
	const cut = capped( text, `${ suffix }…` );
	const end = `${ cut }${ text.charAt( cut.length ) }`.search( /\s\S*$/ );
	return `${ ( end > cut.length - NEAR ? cut.slice( 0, end ) : cut ).replace(
		/[\s,;:–—-]+$/,
		''
	) }…`;
}

/** Returns the remaining characters, counted like a text field does. */
export const remaining = ( message: string, suffix = '' ): number =>
	LONGEST - suffix.length - message.length;
