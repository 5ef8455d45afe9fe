/**
 * Adds an invisible joiner after each `[`, so that text from elsewhere cannot run as a shortcode. An entity would not
 * last: the editor decodes it when the post is opened and saves a `[` again.
 */
export function escapeShortcodes( text: string ): string {
	return text.replace( /\[(?!\u2060)/g, '[\u2060' );
}

/** Encodes square brackets in a URL, because WordPress would run them as a shortcode, even in an attribute. */
export function encodeBrackets( url: string ): string {
	return url.replaceAll( '[', '%5B' ).replaceAll( ']', '%5D' );
}
