/**
 * What saved HTML holds that the sanitiser of WordPress before 7.0 takes apart; there is to be none.
 *
 * - `img alt="1 < 2"`: a `<` as text in an attribute. WordPress writes the sign as it is, and its sanitiser takes such a tag for
 *   two: what an author had put there is gone.
 * - `<track default/>`: an attribute without a value that ends a tag. It is taken for one of the name `default/`, and dropped.
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
