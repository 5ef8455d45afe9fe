/** Characters that the words about a post may have. */
export const LONGEST = 255;

/** How many more characters there is room for, counted as a text field counts them. */
export const remaining = ( message: string ): number =>
	LONGEST - message.length;
