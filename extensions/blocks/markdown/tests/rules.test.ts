import fc from 'fast-check';
import { anyText } from '../../../../tests/harness/any-text';
import { attributes } from '../attributes';
import { metadata } from '../block';
import { sourcePrint } from '../editor/parser';
import { savedAddress, savedAttribute } from '../rules/saved-attribute';
import {
	decodeSource,
	encodeSource,
	fencedCode,
	printableHtml,
	provisionalHtml,
} from '../rules/source';
import {
	applyFormat,
	asParagraph,
	type Format,
	nextItem,
	pictureHtml,
	type Writing,
} from '../rules/writing';

const SEED = { seed: 20261121, numRuns: 2000 };

/** Any JavaScript string, including lone surrogates. */
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
	] )( '%j is encoded as %j', ( markdown, source ) => {
		expect( encodeSource( markdown ) ).toBe( source );
		expect( decodeSource( source ) ).toBe( markdown );
	} );

	// spec: 002-3.11-1
	it( 'can be decoded to the original string, and contains nothing that WordPress changes', () => {
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
		'is not decoded if it is written by hand without a valid encoding: %j',
		( source ) => expect( decodeSource( source ) ).toBe( source )
	);
} );

describe( 'saved HTML', () => {
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
	] )( '%j is saved as %j', ( html, printed ) => {
		expect( printableHtml( html ) ).toBe( printed );
		expect( printableHtml( printed ) ).toBe( printed );
	} );
} );

describe( 'before the parser has loaded', () => {
	it.each( [
		[ ' a < b && c ', '<p>a &lt; b &amp;&amp; c</p>' ],
		[ 'a\u00a0b', '<p>a&nbsp;b</p>' ],
		[ '  \n', '' ],
	] )( 'the Markdown %j is saved as the HTML %j', ( markdown, html ) =>
		expect( provisionalHtml( markdown ) ).toBe( html )
	);
} );

describe( 'fencedCode', () => {
	it.each( [
		[ 'x', '```\nx\n```' ],
		[ '```js\nx\n```', '````\n```js\nx\n```\n````' ],
		[ '', '```\n\n```' ],
	] )( 'converts %j to %j', ( code, fenced ) =>
		expect( fencedCode( code ) ).toBe( fenced )
	);

	it( 'fences code that contains any number of backticks', () => {
		const code = '`a'.repeat( 500_000 );
		expect( fencedCode( code ) ).toBe( `\`\`\`\n${ code }\n\`\`\`` );
	} );
} );

describe( 'a URL', () => {
	it.each( [
		[ 'https://example.org/a?b=1&c=2#d' ],
		[ 'mailto:ann@example.org' ],
		[ 'tel:+4930123456' ],
		[ '/about/' ],
		[ '#part' ],
		[ '../up?q=1' ],
		[ 'page.html' ],
		[ 'http://[::1]/' ],
	] )( 'is not changed when saved: %s', ( address ) =>
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
	] )( '%j is rejected', ( address ) =>
		expect( savedAddress( address ) ).toBeNull()
	);
} );

describe( 'an HTML attribute', () => {
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

describe( 'a source hash', () => {
	it( 'is equal for equal sources and different for different sources', () => {
		expect( sourcePrint( 'a[^1]' ) ).toBe( sourcePrint( 'a[^1]' ) );
		expect( sourcePrint( 'a[^1]' ) ).not.toBe( sourcePrint( 'b[^1]' ) );
		expect( sourcePrint( 'é'.repeat( 10_000 ) ) ).toMatch(
			/^[a-z0-9]{1,7}$/
		);
	} );
} );

describe( 'the Markdown block', () => {
	// spec: 002-1-12, 002-3.11-1
	it( 'saves its source in the block comment and its HTML in the post', () => {
		expect( metadata.title ).toBe( 'Markdown' );
		expect( attributes ).toEqual( {
			source: { type: 'string', default: '', role: 'content' },
			html: {
				type: 'string',
				source: 'html',
				selector: '.wp-block-dovetail-markdown',
				default: '',
				role: 'content',
			},
		} );
	} );

	it( 'does not support editing as HTML, because the HTML would differ from the source', () => {
		expect( metadata.supports.html ).toBe( false );
	} );
} );

/** Parses text with a marked selection: `a [b] c` selects the text in brackets; `|` is a caret. */
function read( marked: string ): Writing {
	const text = marked.replace( /[{}|]/g, '' );
	const at = ( sign: string ) => marked.indexOf( sign );
	return marked.includes( '|' )
		? { text, start: at( '|' ), end: at( '|' ) }
		: { text, start: at( '{' ), end: at( '}' ) - 1 };
}

function show( { text, start, end }: Writing ): string {
	return start === end
		? `${ text.slice( 0, start ) }|${ text.slice( start ) }`
		: `${ text.slice( 0, start ) }{${ text.slice( start, end ) }}${ text.slice( end ) }`;
}

describe( 'a format', () => {
	const rows: [ Format, string, string ][] = [
		[ 'bold', 'a {word} b', 'a **{word}** b' ],
		[ 'bold', 'a **{word}** b', 'a {word} b' ],
		[ 'bold', 'a{ word }b', 'a **{word}** b' ],
		[ 'bold', 'a |', 'a **|**' ],
		[ 'bold', 'a **|**', 'a |' ],
		[ 'italic', '{word}', '_{word}_' ],
		[ 'italic', '_{word}_', '{word}' ],
		[ 'link', 'a {word} b', 'a [word]({https://}) b' ],
		[ 'link', 'a |', 'a [|](https://)' ],
		[ 'link', '{https://example.org/}', '[|](https://example.org/)' ],
		[ 'list', 'a\n{one\ntwo}\nb', 'a\n- {one\n- two}\nb' ],
		[ 'list', 'a\n- {one\n- two}\nb', 'a\n{one\ntwo}\nb' ],
		[ 'list', 'on|e', '- on|e' ],
		[ 'list', '|- one', '|one' ],
		[ 'code', 'a {x < y} b', 'a `{x < y}` b' ],
		[ 'code', 'a `{x}` b', 'a {x} b' ],
		[ 'code', '{x\ny}', '```\nx\ny\n```|' ],
		[ 'code', 'a {x\n```}', 'a \n````\nx\n```\n````|' ],
	];
	it.each( rows )( '%s turns %j into %j', ( format, before, after ) =>
		expect( show( applyFormat( read( before ), format ) ) ).toBe( after )
	);
} );

describe( 'Enter', () => {
	it.each( [
		[ '- one|', '- one\n- |' ],
		[ '* one|two', '* one\n* |two' ],
		[ '  9. nine|', '  9. nine\n  10. |' ],
		[ '1) one|', '1) one\n2) |' ],
		[ '- [x] done|', '- [x] done\n- [ ] |' ],
		[ '> said|', '> said\n> |' ],
		[ '- one\n- |', '- one\n|' ],
		[ '- [ ] |', '|' ],
		[ '- |one', '- \n- |one' ],
	] )( 'changes %j to %j', ( before, after ) => {
		const { text, start } = read( before );
		const item = nextItem( text, start );
		const words = item
			? text.slice( 0, item.start ) + item.words
			: text.slice( 0, start );
		expect( `${ words }|${ text.slice( start ) }` ).toBe( after );
	} );

	it.each( [ 'text|', '-no item|', '```\n- code|', '|- one' ] )(
		'adds only a new line in %j',
		( marked ) => {
			const { text, start } = read( marked );
			expect( nextItem( text, start ) ).toBeNull();
		}
	);
} );

describe( 'an image from the media library', () => {
	it( 'is inserted as HTML with its ID and displayed dimensions', () => {
		expect(
			pictureHtml( {
				id: 12,
				url: 'https://example.org/a.jpg',
				alt: '"A" & b',
				width: 4000,
				height: 3000,
				sizes: {
					large: {
						url: 'https://example.org/a-1024.jpg',
						width: 1024,
						height: 768,
					},
				},
			} )
		).toBe(
			'<img class="wp-image-12" src="https://example.org/a-1024.jpg" alt="&quot;A&quot; &amp; b" width="1024" height="768">'
		);
	} );

	it.each( [ undefined, { url: 'blob:https://example.org/1' }, { id: 1 } ] )(
		'is not inserted if its data is invalid: %j',
		( media ) => expect( pictureHtml( media ) ).toBe( '' )
	);

	it.each( [
		[ '', '', 'x' ],
		[ 'a', 'b', '\n\nx\n\n' ],
		[ 'a\n', '\nb', '\nx\n' ],
		[ 'a\n\n', '\n\nb', 'x' ],
		[ 'a\n\n\n', '', 'x' ],
	] )(
		'is inserted as a separate paragraph between %j and %j',
		( before, after, is ) =>
			expect( asParagraph( before, 'x', after ) ).toBe( is )
	);
} );
