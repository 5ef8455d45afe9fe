/** Characters that the words about a post may have. */
export const LONGEST = 255;

/**
 * As much of a text as there is room for; half of an emoji is none.
 *
 * @param suffix What follows it: that takes room, too.
 */
export const capped = ( text: string, suffix = '' ): string =>
	text.slice( 0, LONGEST - suffix.length ).replace( /[\uD800-\uDBFF]$/, '' );

/** Returns the remaining characters, counted like a text field does. */
export const remaining = ( message: string, suffix = '' ): number =>
	LONGEST - suffix.length - message.length;
