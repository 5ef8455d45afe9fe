const TAG = /(<\/?[a-z][^<>]*>)/i;

/** The consent text as WordPress leaves it in an author's post: a lone `>` is escaped, formats stay. */
export function consentHtml( html: string ): string {
	return html
		.split( TAG )
		.map( ( part, index ) =>
			index % 2
				? part
				: part.replaceAll( '<', '&lt;' ).replaceAll( '>', '&gt;' )
		)
		.join( '' );
}
