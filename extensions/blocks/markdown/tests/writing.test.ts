import { nextItem } from '../rules/next-item';
import { asParagraph, pictureHtml } from '../rules/picture';
import { applyFormat, type Format, type Writing } from '../rules/writing';

/** Parses a marked text: `a [b] c` selects the text in brackets; `|` is a caret. */
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
	it.each( rows )( '%s makes of %j %j', ( format, before, after ) =>
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
	] )( 'in %j gives %j', ( before, after ) => {
		const { text, start } = read( before );
		const item = nextItem( text, start );
		const words = item
			? text.slice( 0, item.start ) + item.words
			: text.slice( 0, start );
		expect( `${ words }|${ text.slice( start ) }` ).toBe( after );
	} );

	it.each( [ 'text|', '-no item|', '```\n- code|', '|- one' ] )(
		'in %j is but a new line',
		( marked ) => {
			const { text, start } = read( marked );
			expect( nextItem( text, start ) ).toBeNull();
		}
	);
} );

describe( 'a picture of the library', () => {
	it( 'is HTML with its id and the measures of the size that is shown', () => {
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
		'is nothing while it is none: %j',
		( media ) => expect( pictureHtml( media ) ).toBe( '' )
	);

	it.each( [
		[ '', '', 'x' ],
		[ 'a', 'b', '\n\nx\n\n' ],
		[ 'a\n', '\nb', '\nx\n' ],
		[ 'a\n\n', '\n\nb', 'x' ],
		[ 'a\n\n\n', '', 'x' ],
	] )(
		'makes a separate paragraph between %j and %j',
		( before, after, is ) =>
			expect( asParagraph( before, 'x', after ) ).toBe( is )
	);
} );
