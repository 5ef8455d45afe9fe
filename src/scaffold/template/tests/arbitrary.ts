import fc from 'fast-check';

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	text: fc
		.array(
			fc.constantFrom(
				'Soup',
				'Fish &amp; chips',
				'3 &lt; 4',
				'<em>last</em>',
				'<a href="https://example.org/?a=1&amp;b=2">menu</a>',
				'“ça va”'
			)
		)
		.map( ( words ) => words.join( ' ' ) ),
} );
