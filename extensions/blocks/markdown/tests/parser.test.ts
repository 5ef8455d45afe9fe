import { tests as examples } from 'commonmark-spec';
import { createParser, forPosts } from '../editor/parser';

const parser = createParser();
const render = ( markdown: string ) =>
	parser.render( markdown, { print: 'p' } ).trim();

/** The specification uses XHTML and puts an empty quote on two lines. The elements are the same. */
const asHtml = ( xhtml: string ) =>
	xhtml
		.replace( / \/>/g, '>' )
		.replace( /<blockquote>\n<\/blockquote>/g, '<blockquote></blockquote>' )
		.trim();

describe( 'the parser', () => {
	it( 'passes the examples of the CommonMark specification', () => {
		expect( examples.length ).toBeGreaterThan( 600 );
	} );

	it.each(
		examples.map( ( { number, section, ...rest } ) => ( {
			name: `${ number }, ${ section }`,
			...rest,
		} ) )
	)( 'renders example $name', ( { markdown, html } ) => {
		expect( asHtml( render( markdown.replaceAll( '→', '\t' ) ) ) ).toBe(
			asHtml( html.replaceAll( '→', '\t' ) )
		);
	} );

	it( 'renders the column alignment of tables as classes', () => {
		expect( render( '| a | b | c |\n|---|:-:|--:|\n| 1 | 2 | 3 |' ) ).toBe(
			'<table>\n<thead>\n<tr>\n<th>a</th>\n<th class="has-text-align-center">b</th>\n<th class="has-text-align-right">c</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td class="has-text-align-center">2</td>\n<td class="has-text-align-right">3</td>\n</tr>\n</tbody>\n</table>'
		);
	} );

	it.each( [
		[
			'**これは太字です。**次の文',
			'<strong>これは太字です。</strong>次の文',
		],
		[ '彼は**「はい」**と言った', '彼は<strong>「はい」</strong>と言った' ],
		[ '中文**“引号”**中文', '中文<strong>“引号”</strong>中文' ],
		[ '这是**重点！**，对吗', '这是<strong>重点！</strong>，对吗' ],
		[ '**마크다운(Markdown)**은', '<strong>마크다운(Markdown)</strong>은' ],
		[ '**「𠮷野家」**𠮷', '<strong>「𠮷野家」</strong>𠮷' ],
		[ '葛\u{E0100}**(城)**市', '葛\u{E0100}<strong>(城)</strong>市' ],
		[ '“\uFE01**(字)**', '“\uFE01<strong>(字)</strong>' ],
		[ '*斜体。*次', '<em>斜体。</em>次' ],
		[ '~~取消。~~次', '<s>取消。</s>次' ],
		[ '** 空白。** 次', '** 空白。** 次' ],
		[ '**全角　**次', '**全角　**次' ],
		[ '中_文。_字', '中_文。_字' ],
		[ 'a**“b”**c', 'a**“b”**c' ],
		[ '2**3**4', '2<strong>3</strong>4' ],
	] )(
		'renders emphasis next to East Asian punctuation: %s',
		( markdown, html ) => {
			expect( render( markdown ) ).toBe( `<p>${ html }</p>` );
		}
	);

	it( 'renders strikethrough', () => {
		expect( render( '~~gone~~' ) ).toBe( '<p><s>gone</s></p>' );
	} );

	it( 'renders task lists as text, without form controls', () => {
		expect(
			render(
				'- [ ] milk\n- [x] **bread**\n- [X] eggs\n- [y] no\n- [ ]no'
			)
		).toBe(
			'<ul>\n<li class="wp-block-dovetail-markdown__task">☐ milk</li>\n<li class="wp-block-dovetail-markdown__task">☑ <strong>bread</strong></li>\n<li class="wp-block-dovetail-markdown__task">☑ eggs</li>\n<li>[y] no</li>\n<li>[ ]no</li>\n</ul>'
		);
		expect( render( '[ ] not in a list' ) ).toBe(
			'<p>[ ] not in a list</p>'
		);
	} );

	it( 'numbers footnotes, and links references to notes and back', () => {
		expect( render( 'a[^x] b[^x] c^[inline]\n\n[^x]: The note.' ) ).toBe(
			'<p>a<sup class="wp-block-dovetail-markdown__note-ref"><a href="#dovetail-fn-p-1" id="dovetail-fnref-p-1" role="doc-noteref">1</a></sup> b<sup class="wp-block-dovetail-markdown__note-ref"><a href="#dovetail-fn-p-1" id="dovetail-fnref-p-1-1" role="doc-noteref">1</a></sup> c<sup class="wp-block-dovetail-markdown__note-ref"><a href="#dovetail-fn-p-2" id="dovetail-fnref-p-2" role="doc-noteref">2</a></sup></p>\n<hr>\n<ol class="wp-block-dovetail-markdown__notes">\n<li id="dovetail-fn-p-1"><p>The note. <a class="wp-block-dovetail-markdown__note-back" href="#dovetail-fnref-p-1" role="doc-backlink">↩︎</a> <a class="wp-block-dovetail-markdown__note-back" href="#dovetail-fnref-p-1-1" role="doc-backlink">↩︎</a></p>\n</li>\n<li id="dovetail-fn-p-2"><p>inline <a class="wp-block-dovetail-markdown__note-back" href="#dovetail-fnref-p-2" role="doc-backlink">↩︎</a></p>\n</li>\n</ol>'
		);
	} );

	it( 'does not merge a code fence with the next one', () => {
		expect( render( '```js\na < b && c\n```\n\n```\n[x]\n```' ) ).toBe(
			'<pre><code class="language-js">a &lt; b &amp;&amp; c\n</code></pre>\n<pre><code>[x]\n</code></pre>'
		);
	} );
} );

describe( 'the parser for a post', () => {
	const parserForPosts = createParser().use( forPosts );
	const inPost = ( markdown: string ) =>
		parserForPosts.render( markdown, { print: 'p' } ).trim();

	it( 'adds core’s classes to quotes and code, so that themes style them', () => {
		expect( inPost( '> said\n\n```js\nx\n```\n\n    y' ) ).toBe(
			'<blockquote class="wp-block-quote">\n<p>said</p>\n</blockquote>\n<pre class="wp-block-code"><code class="language-js">x\n</code></pre>\n<pre class="wp-block-code"><code>y\n</code></pre>'
		);
	} );

	it.each( [
		[
			'see https://example.org/a_b.',
			'<p>see <a href="https://example.org/a_b">https://example.org/a_b</a>.</p>',
		],
		[
			'ann@example.org',
			'<p><a href="mailto:ann@example.org">ann@example.org</a></p>',
		],
		[ 'notes.md', '<p>notes.md</p>' ],
		[ '`https://example.org`', '<p><code>https://example.org</code></p>' ],
	] )( 'links plain URLs: %s', ( markdown, html ) =>
		expect( inPost( markdown ) ).toBe( html )
	);

	it.each( [
		[ 'a <b>bold\n\nb', '<p>a <b>bold</b></p>\n<p>b</p>' ],
		[ '<i><B>x</b>\n\ny', '<p><i><B>x</b></i></p>\n<p>y</p>' ],
		[ '<em>\nx\n\ny', '<em>\nx\n</em><p>y</p>' ],
		[ '- <b>x\n- y', '<ul>\n<li><b>x</b></li>\n<li>y</li>\n</ul>' ],
		[ '`<b>` x\n\ny', '<p><code>&lt;b&gt;</code> x</p>\n<p>y</p>' ],
		[ '<div>\n\nx\n\n</div>', '<div>\n<p>x</p>\n</div>' ],
	] )(
		'closes unclosed HTML at the end of its block: %j',
		( markdown, html ) => expect( inPost( markdown ) ).toBe( html )
	);
} );
