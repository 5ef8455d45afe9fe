/**
 * Text as HTML, for `save`: also for an attribute whose text may come from anywhere. WordPress prints what is an entity
 * there as it is, so that without this an author's `&lt;` is read again as `<`; and before 7.0 it prints a `<` as it is.
 */
export function htmlText( text: string ): string {
	return text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );
}

/** Text that can stand in HTML that is put together by hand, in double quotes too. */
export function escapeHtml( text: string ): string {
	return htmlText( text ).replaceAll( '"', '&quot;' );
}
