import { attr, decodeOnce, decodeTextAttributes } from '..';

describe( 'prose that an author has saved', () => {
	it.each( [
		[ 'Fish &amp; Chips', 'Fish & Chips' ],
		[ 'a &lt; b &gt; c', 'a < b > c' ],
		[ '&amp;lt;', '&lt;' ],
		[ '&quot;so&quot; &#039;so&#039;', '"so" \'so\'' ],
		[ '&copy; &nbsp; & &amp', '&copy; &nbsp; & &amp' ],
		[ '', '' ],
	] )( '%j is decoded once, to %j', ( saved, text ) => {
		expect( decodeOnce( saved ) ).toBe( text );
	} );

	it( 'is decoded where the schema says so, and nowhere else', () => {
		const schema = { words: attr.text(), url: attr.string() };
		expect(
			decodeTextAttributes( schema, {
				words: 'a &amp; b',
				url: 'https://example.org/?a=1&amp;b=2',
				constructor: '&amp;',
				count: 3,
			} )
		).toEqual( {
			words: 'a & b',
			url: 'https://example.org/?a=1&amp;b=2',
			constructor: '&amp;',
			count: 3,
		} );
	} );

	it( 'leaves the attributes the same object when there is nothing to decode', () => {
		const attributes = { words: 'plain', number: 3 };
		expect(
			decodeTextAttributes( { words: attr.text() }, attributes )
		).toBe( attributes );
	} );
} );
