/** What can be left of typed text as a CSS id that needs no escaping: letters, digits, hyphens, underscores; a letter first. */
export function cssId( typed: string ): string {
	return typed
		.replace( /\s+/g, '-' )
		.replace( /[^\w-]/g, '' )
		.replace( /^[^a-z]+/i, '' );
}
