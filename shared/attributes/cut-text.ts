/**
 * Shortens text to a number of characters. Never keeps half of a character that has two code units, because WordPress
 * cannot save a post with half of one.
 */
export function cutText( text: string, maxLength: number ): string {
	// Split only the beginning, because the text of a file can have millions of characters.
	return [ ...text.slice( 0, 2 * maxLength ) ]
		.slice( 0, maxLength )
		.join( '' );
}
