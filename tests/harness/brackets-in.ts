/**
 * The attributes in saved HTML that hold a `<`, as text: `img alt="1 < 2"`. There are to be none. WordPress before 7.0
 * writes the sign as it is, and its sanitiser takes such a tag for two: what an author had put there is gone.
 */
export function bracketsIn( html: string ): string[] {
	const body = new DOMParser().parseFromString( html, 'text/html' );
	return [ ...body.querySelectorAll( '*' ) ].flatMap(
		( { localName, attributes } ) =>
			[ ...attributes ]
				.filter( ( { value } ) => value.includes( '<' ) )
				.map(
					( { name, value } ) =>
						`${ localName } ${ name }="${ value }"`
				)
	);
}
