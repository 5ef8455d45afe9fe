/** The text to search for: a name, not a URL or script. */
export function wordsIn( text: string ): string {
	const words = text.trim();
	return isCode( words ) ? '' : words.slice( 0, 100 );
}

/** Whether input looks like a URL or an embed code. */
export function isCode( text: string ): boolean {
	return /^\s*(?:http|\/\/|<)/i.test( text );
}
