/** Characters that the words about a post may have. */
export const LONGEST = 255;

/** As much of a text as there is room for; half of an emoji is none. */
export const capped = ( text: string ): string =>
	text.slice( 0, LONGEST ).replace( /[\uD800-\uDBFF]$/, '' );

/** How many more characters there is room for, counted as a text field counts them. */
export const remaining = ( message: string ): number =>
	LONGEST - message.length;
