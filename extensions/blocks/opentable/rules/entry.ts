/** The text to search for: a name, not a URL or script. */
export function wordsIn( text: string ): string {
	const words = text.trim();
	return isCode( words ) ? '' : words.slice( 0, 100 );
}

/** Whether an entry begins like an address or like a code. */
export function isCode( text: string ): boolean {
	return /^\s*(?:http|\/\/|<)/i.test( text );
}
