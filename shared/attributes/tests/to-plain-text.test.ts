import fc from 'fast-check';
import { decodeOnce } from '../decode-once';
import { replaceAngleBrackets, toPlainText } from '../to-plain-text';

/** Decodes until nothing changes. */
function decodeFully( text: string ): string {
	let decoded = text;
	for (
		let next = decodeOnce( decoded );
		next !== decoded;
		next = decodeOnce( decoded )
	) {
		decoded = next;
	}
	return decoded;
}

describe( 'toPlainText', () => {
	it.each( [
		[ 'Fish &amp; Chips', 'Fish & Chips' ],
		[ 'Fish & <Chips>', 'Fish & ‹Chips›' ],
		[ '&amp;amp;lt;b&amp;gt;', '‹b›' ],
		[ '&amp;&amp;amp;', '&&' ],
		[ '&amp;copy;', '&copy;' ],
		[ '', '' ],
	] )( 'converts %j to %j', ( text, plain ) => {
		expect( toPlainText( text ) ).toBe( plain );
	} );

	it( 'returns the same text as repeated decoding', () => {
		const part = fc.constantFrom(
			...[ '&', 'amp', 'lt', 'gt', 'quot', '#039', ';', '<', ' ', 'a' ],
			...[ '&amp;', 'amp;', '&lt;', '&quot;', '&#039;' ]
		);
		fc.assert(
			fc.property( fc.array( part ), ( parts ) => {
				const text = parts.join( '' );
				expect( toPlainText( text ) ).toBe(
					replaceAngleBrackets( decodeFully( text ) )
				);
			} ),
			{ numRuns: 2000 }
		);
	} );

	it( 'converts text that is encoded 20,000 times', () => {
		expect( toPlainText( `&${ 'amp;'.repeat( 20_000 ) }lt;` ) ).toBe( '‹' );
	} );
} );
