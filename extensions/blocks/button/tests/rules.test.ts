import { buttonHtml, inputHtml, plainText } from '../rules/button-html';
import { linkAddress } from '../rules/link-address';

describe( 'a button’s text', () => {
	it.each( [
		[ 'Fish & chips', 'Fish &amp; chips' ],
		[ 'Fish &amp; chips', 'Fish &amp; chips' ],
		[ '&copy; 1 < 2 > 0', '&amp;copy; 1 &lt; 2 &gt; 0' ],
		[
			'<strong class="x">Buy</strong> <EM>now</EM>',
			'<strong>Buy</strong> <em>now</em>',
		],
		[ 'one<br />two<br>three', 'one<br>two<br>three' ],
		[ '<s>5</s> 4', '<s>5</s> 4' ],
		[ '<a href="x">Buy</a><img src=x onerror=alert(1)>', 'Buy' ],
		[ '<script>alert(1)</script>', 'alert(1)' ],
		[ 12, '' ],
		[ undefined, '' ],
	] )( 'is sanitized: %j becomes %j', ( text, html ) => {
		expect( buttonHtml( text ) ).toBe( html );
		expect( buttonHtml( html ) ).toBe( html );
	} );

	// spec: 001-5-15
	it.each( [
		[ 'one<br>two\nthree', 'one two three' ],
		[ 'Send <strong>now</strong>', 'Send now' ],
		[ 'Fish &amp; chips', 'Fish &amp; chips' ],
		[ null, '' ],
	] )(
		'has no line breaks or formats in an input: %j becomes %j',
		( text, html ) => {
			expect( inputHtml( text ) ).toBe( html );
		}
	);

	it( 'is shown without formats in the list view', () => {
		expect( plainText( ' Fish &amp; <em>chips</em><br>now' ) ).toBe(
			'Fish & chips now'
		);
	} );
} );

describe( 'a button’s URL', () => {
	it.each( [
		[ 'https://example.com/?a=[1]', 'https://example.com/?a=%5B1%5D' ],
		[ "mailto:o'neil@example.com", 'mailto:o%27neil@example.com' ],
		[ 'javascript:alert(1)', undefined ],
		[ '/about', undefined ],
		[ undefined, undefined ],
	] )( 'set to %j is saved as %j', ( url, href ) => {
		expect( linkAddress( url ) ).toBe( href );
	} );
} );
