import { escapeRichText } from '..';

describe( 'escapeRichText', () => {
	it.each( [
		[ 'a > b &lt; c', 'a &gt; b &lt; c' ],
		[
			'<a href="https://x.example/?a=1&amp;b=2">Fish &amp; chips</a>',
			'<a href="https://x.example/?a=1&amp;b=2">Fish &amp; chips</a>',
		],
	] )( 'converts %s to %s', ( html, kept ) => {
		expect( escapeRichText( html ) ).toBe( kept );
		expect( escapeRichText( kept ) ).toBe( kept );
	} );
} );
