const TAG = /(<\/?[a-z][^<>]*>)/i;

/** What rich text has written, as WordPress leaves it in an author's post: a lone `>` is escaped, formats stay. */
export function escapeRichText( html: string ): string {
	return html
		.split( TAG )
		.map( ( part, index ) =>
			index % 2
				? part
				: part.replaceAll( '<', '&lt;' ).replaceAll( '>', '&gt;' )
		)
		.join( '' );
}
