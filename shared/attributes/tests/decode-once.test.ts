import { decodeOnce } from '../decode-once';

describe( 'decodeOnce', () => {
	it.each( [
		[ 'Fish &amp; Chips', 'Fish & Chips' ],
		[ 'a &lt; b &gt; c', 'a < b > c' ],
		[ '&amp;lt;', '&lt;' ],
		[ '&quot;so&quot; &#039;so&#039;', '"so" \'so\'' ],
		[ '&copy; &nbsp; & &amp', '&copy; &nbsp; & &amp' ],
		[ '', '' ],
	] )( 'decodes %j once and returns %j', ( saved, text ) => {
		expect( decodeOnce( saved ) ).toBe( text );
	} );
} );
