const ACCENTED: Readonly< Record< string, string > > = {
	a: 'á',
	e: 'é',
	i: 'í',
	o: 'ó',
	u: 'ú',
	A: 'Á',
	E: 'É',
	I: 'Í',
	O: 'Ó',
	U: 'Ú',
};

/** Parts of a string that must stay unchanged: `%1$s`, `<a>`, `{count}`, `&amp;`. */
const UNCHANGED_PARTS = /%(?:\d+\$)?[sdf%]|<[^>]+>|\{[^}]+\}|&\w+;/g;

/**
 * Replaces letters: `Rating: %s` becomes `⟦Rátíng: %s⟧`. The text stays readable, and brackets show where strings are
 * concatenated.
 */
export function pseudoTranslate( sentence: string ): string {
	const kept = sentence.match( UNCHANGED_PARTS ) ?? [];
	const words = sentence
		.split( UNCHANGED_PARTS )
		.map( ( text ) =>
			text.replace( /[aeiou]/gi, ( letter ) => ACCENTED[ letter ] ?? '' )
		);
	return `⟦${ words
		.map( ( text, index ) => text + ( kept[ index ] ?? '' ) )
		.join( '' ) }⟧`;
}
