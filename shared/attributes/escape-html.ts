/**
 * Escapes `&`, `<` and `>` for `save`, including attribute values. WordPress does not escape existing entities, so
 * without this an author's `&lt;` would become `<`. WordPress before 7.0 prints a `<` unescaped.
 */
export function escapeAngleBrackets( text: string ): string {
	return text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );
}

/** Escapes text for handwritten HTML, including double-quoted attributes. */
export function escapeHtml( text: string ): string {
	return escapeAngleBrackets( text ).replaceAll( '"', '&quot;' );
}
