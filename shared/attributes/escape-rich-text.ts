const TAG = /(<\/?[a-z][^<>]*>)/i;

/** Escapes a lone `>` in rich text, as WordPress does when it saves an author's post. Keeps formatting tags. */
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
