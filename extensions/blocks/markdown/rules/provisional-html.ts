/**
 * Markdown as one paragraph of plain text. It stands in for the parser's HTML where no parser is loaded: a transform
 * writes it, so that a post saved at once loses nothing, and the editor replaces it as soon as it has loaded.
 */
export function provisionalHtml( markdown: string ): string {
	const text = escapeText( markdown.trim() );
	return text && `<p>${ text }</p>`;
}

/** Text as browsers serialise it. */
export function escapeText( text: string ): string {
	return text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' )
		.replaceAll( '\u00a0', '&nbsp;' );
}
