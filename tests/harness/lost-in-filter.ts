/**
 * Returns parts of saved HTML that the sanitizer of WordPress before 7.0 breaks. Saved HTML must contain none:
 *
 * - `img alt="1 < 2"`: WordPress writes a `<` in an attribute unescaped, and its sanitizer splits the tag there, losing
 *   the content.
 * - `<track default/>`: a valueless last attribute is read as `default/` and removed.
 */
export function lostInFilter( html: string ): string[] {
	const body = new DOMParser().parseFromString( html, 'text/html' );
	const brackets = [ ...body.querySelectorAll( '*' ) ].flatMap(
		( { localName, attributes } ) =>
			[ ...attributes ]
				.filter( ( { value } ) => value.includes( '<' ) )
				.map(
					( { name, value } ) =>
						`${ localName } ${ name }="${ value }"`
				)
	);
	const bare = html.match( /<[a-z][^<>]*\s[\w-]+\/>/g ) ?? [];
	return [ ...brackets, ...bare ];
}
