import fc from 'fast-check';
import { decodeSource, encodeSource, fencedCode } from '../rules/source';
import { printableHtml, provisionalHtml } from '../rules/saved-html';
import { savedAddress, savedAttribute } from '../rules/saved-attribute';
import { sourcePrint } from '../editor/parser';
import { anyText } from '../../../../tests/harness/any-text';

const SEED = { seed: 20261121, numRuns: 2000 };

/** Any JavaScript string, including half surrogate pairs. */
const anyString = fc.oneof(
	anyText,
	fc
		.array( fc.integer( { min: 0, max: 0xffff } ) )
		.map( ( units ) => String.fromCharCode( ...units ) ),
	fc
		.array( fc.constantFrom( '%', '2', '5', '6', 'u', 'D', '8', '&', '<' ) )
		.map( ( signs ) => signs.join( '' ) )
);

describe( 'the source in the block comment', () => {
	// spec: 002-3.11-1
	it.each( [
		[ 'a < b && c', 'a %3C b %26%26 c' ],
		[ '> 100 %', '%3E 100 %25' ],
		[ '%26', '%2526' ],
		[ 'line\n\tindented\r\n', 'line\n\tindented\r\n' ],
		[ 'é ★ 👩‍🚀 [x] "q" \\ --', 'é ★ 👩‍🚀 [x] "q" \\ --' ],
		[ '\u0000\u001f\u007f', '%00%1F%7F' ],
		[ '\ud83d!', '%uD83D!' ],
	] )( 'renders %j as %j', ( markdown, source ) => {
		expect( encodeSource( markdown ) ).toBe( source );
		expect( decodeSource( source ) ).toBe( markdown );
	} );

	// spec: 002-3.11-1
	it( 'brings any string back as it was, and holds nothing that WordPress rewrites', () => {
		fc.assert(
			fc.property( anyString, ( markdown ) => {
				const source = encodeSource( markdown );
				expect( decodeSource( source ) ).toBe( markdown );
				expect( source ).not.toMatch( /[&<>]|(?![\t\n\r])\p{Cc}/u );
				expect( source ).not.toMatch( /\p{Cs}/u );
			} ),
			SEED
		);
	} );

	it.each( [ '100%', '%20', '%zz', '%', '50 %uD', '%0A' ] )(
		'that was written by hand keeps what is no encoding: %j',
		( source ) => expect( decodeSource( source ) ).toBe( source )
	);
} );

describe( 'HTML as the post holds it', () => {
	it.each( [
		[ '<code>[gallery]</code>', '<code>&#091;gallery]</code>' ],
		[
			'<p title="[&#8288;x]">a[b</p>',
			'<p title="[&#8288;x]">a&#091;b</p>',
		],
		[
			'<p title="1 > 0 < 2">1 &gt; 0</p>',
			'<p title="1 &gt; 0 &lt; 2">1 &gt; 0</p>',
		],
		[ 'no tag', 'no tag' ],
		[ '', '' ],
	] )( '%j is printed as %j', ( html, printed ) => {
		expect( printableHtml( html ) ).toBe( printed );
		expect( printableHtml( printed ) ).toBe( printed );
	} );
} );

describe( 'the HTML that replaces the parser’s', () => {
	it.each( [
		[ ' a < b && c ', '<p>a &lt; b &amp;&amp; c</p>' ],
		[ 'a\u00a0b', '<p>a&nbsp;b</p>' ],
		[ '  \n', '' ],
	] )( 'of %j is %j', ( markdown, html ) =>
		expect( provisionalHtml( markdown ) ).toBe( html )
	);
} );

describe( 'code in a fence', () => {
	it.each( [
		[ 'x', '```\nx\n```' ],
		[ '```js\nx\n```', '````\n```js\nx\n```\n````' ],
		[ '', '```\n\n```' ],
	] )( '%j → %j', ( code, fenced ) =>
		expect( fencedCode( code ) ).toBe( fenced )
	);

	it( 'is fenced however many backticks it has', () => {
		const code = '`a'.repeat( 500_000 );
		expect( fencedCode( code ) ).toBe( `\`\`\`\n${ code }\n\`\`\`` );
	} );
} );

describe( 'an address', () => {
	it.each( [
		[ 'https://example.org/a?b=1&c=2#d' ],
		[ 'mailto:ann@example.org' ],
		[ 'tel:+4930123456' ],
		[ '/about/' ],
		[ '#part' ],
		[ '../up?q=1' ],
		[ 'page.html' ],
		[ 'http://[::1]/' ],
	] )( '%s stays as it is', ( address ) =>
		expect( savedAddress( address ) ).toBe( address )
	);

	it.each( [
		[ 'HTTP://example.org/', 'http://example.org/' ],
		[ '//example.org/x', 'https://example.org/x' ],
		[ ' https://example.org/ ', 'https://example.org/' ],
		[ '/a:b', '/a%3Ab' ],
		[ "/it's [x] y", '/it%27s%20%5Bx%5D%20y' ],
		[
			'https://example.org/[gallery]',
			'https://example.org/%5Bgallery%5D',
		],
	] )( '%s is saved as %s', ( address, saved ) =>
		expect( savedAddress( address ) ).toBe( saved )
	);

	it.each( [
		'javascript:alert(1)',
		'JaVaScRiPt:alert(1)',
		'java\tscript:alert(1)',
		'\u0001javascript:alert(1)',
		'data:text/html,x',
		'vbscript:x',
		'file:///etc/passwd',
		'blob:https://example.org/1',
		'\\\\example.org',
		'/\\example.org',
		'https://user:pass@example.org/',
		'',
	] )( '%j is none', ( address ) =>
		expect( savedAddress( address ) ).toBeNull()
	);
} );

describe( 'an attribute', () => {
	it.each( [
		[ 'title', "it's [gallery]", 'it’s [\u2060gallery]' ],
		[ 'alt', 'two\u00a0\n words', 'two words' ],
		[ 'alt', '1 < 2 > 0', '1 ‹ 2 › 0' ],
		[ 'class', 'note [x] a"b language-js', 'note language-js' ],
		[ 'class', '[x]', null ],
		[ 'id', 'dovetail-fnref-1a2b3-4-1', 'dovetail-fnref-1a2b3-4-1' ],
		[ 'id', 'content', null ],
		[ 'role', 'doc-noteref', 'doc-noteref' ],
		[ 'role', 'alert', null ],
		[ 'width', '640', '640' ],
		[ 'width', '100vw', null ],
		[ 'src', 'mailto:a@example.org', null ],
		[ 'src', '/a.png', '/a.png' ],
		[ 'style', 'color:red', null ],
		[ 'onclick', 'x', null ],
		[ 'constructor', 'x', null ],
	] )( '%s %j is saved as %j', ( name, value, saved ) => {
		expect( savedAttribute( name, value ) ).toBe( saved );
		if ( saved !== null ) {
			expect( savedAttribute( name, saved ) ).toBe( saved );
		}
	} );
} );

describe( 'the print of a source', () => {
	it( 'is the same for the same source and another for another', () => {
		expect( sourcePrint( 'a[^1]' ) ).toBe( sourcePrint( 'a[^1]' ) );
		expect( sourcePrint( 'a[^1]' ) ).not.toBe( sourcePrint( 'b[^1]' ) );
		expect( sourcePrint( 'é'.repeat( 10_000 ) ) ).toMatch(
			/^[a-z0-9]{1,7}$/
		);
	} );
} );
