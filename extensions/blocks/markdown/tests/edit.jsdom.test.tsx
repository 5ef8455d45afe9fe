import { fireEvent, screen, waitFor } from '@testing-library/react';
import { parse, serialize } from '@wordpress/blocks';
import { openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { markdown } from '..';

const COMPARISON = `<!-- wp:dovetail/markdown {"source":"\`a %3C b %26%26 c\`"} -->
<div class="wp-block-dovetail-markdown"><p><code>a &lt; b &amp;&amp; c</code></p></div>
<!-- /wp:dovetail/markdown -->`;
const LINKS = `<!-- wp:dovetail/markdown {"source":"[out](https://example.org/) and [down](#part)"} -->
<div class="wp-block-dovetail-markdown"><p><a href="https://example.org/">out</a> and <a href="#part">down</a></p></div>
<!-- /wp:dovetail/markdown -->`;
const EMPTY = '<!-- wp:dovetail/markdown /-->';

const open = ( content = COMPARISON ) =>
	openEditor( { blocks: [ markdown ], content } );

const field = () => screen.getByRole( 'textbox', { name: 'Markdown text' } );
const noField = () =>
	screen.queryByRole( 'textbox', { name: 'Markdown text' } );

/** Returns the block's own button, because the block switcher next to it has the same name. */
function tab( name: string ): HTMLElement {
	const [ found ] = screen
		.getAllByRole( 'button', { name } )
		.filter( ( button ) => button.textContent === name );
	if ( ! found ) {
		throw new Error( `No button ${ name }.` );
	}
	return found;
}

/**
 * Clicks a link and returns whether the browser would follow it. jsdom cannot navigate, so the window cancels the
 * click.
 */
function clickWithoutLeaving( link: HTMLElement ): boolean {
	let isFollowed = false;
	window.addEventListener(
		'click',
		( event ) => {
			isFollowed = ! event.defaultPrevented;
			event.preventDefault();
		},
		{ once: true }
	);
	fireEvent.click( link );
	return isFollowed;
}

// Loads the large parser before the tests.
beforeAll( () => markdown.edit() );

describe( 'Markdown in the editor', () => {
	// spec: 002-2.11-2
	it( 'shows a placeholder while it is empty and not selected', async () => {
		const editor = await open( EMPTY );
		expect(
			screen.getByText(
				'Write in Markdown: **bold**, _italic_, # heading…'
			)
		).toBeVisible();
		expect( noField() ).toBeNull();
		await editor.selectBlock();
		expect( field() ).toHaveAttribute(
			'placeholder',
			'Write in Markdown: **bold**, _italic_, # heading…'
		);
	} );

	it.each( [ '[home]: https://example.org', '   ' ] )(
		'shows the placeholder while the text %j, which has no HTML, is not selected',
		async ( source ) => {
			const editor = await open(
				`<!-- wp:dovetail/markdown { "source": "${ source }" } /-->`
			);
			expect(
				screen.getByText(
					'Write in Markdown: **bold**, _italic_, # heading…'
				)
			).toBeVisible();
			await editor.selectBlock();
			expect( field() ).toHaveValue( source );
		}
	);

	// spec: 002-4.9-1
	it( 'focuses the input when it is selected', async () => {
		const editor = await open();
		expect( noField() ).toBeNull();
		await editor.selectBlock();
		expect( field() ).toHaveFocus();
		expect( field() ).toHaveValue( '`a < b && c`' );
	} );

	// spec: 002-2.11-1, 002-4.9-1
	it( 'has the toolbar tabs Markdown and Preview, and returns to the Markdown tab when deselected', async () => {
		const editor = await open();
		await editor.selectBlock();
		expect( tab( 'Markdown' ) ).toHaveAttribute( 'aria-pressed', 'true' );
		await editor.user.click( tab( 'Preview' ) );
		expect( tab( 'Preview' ) ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( noField() ).toBeNull();
		expect( screen.getByText( 'a < b && c' ).tagName ).toBe( 'CODE' );
		await editor.user.click( tab( 'Markdown' ) );
		expect( field() ).toBeVisible();

		await editor.user.click( tab( 'Preview' ) );
		await editor.deselect();
		await editor.selectBlock();
		expect( tab( 'Markdown' ) ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( field() ).toHaveFocus();
		expect( editor.saved() ).toBe( COMPARISON );
	} );

	// spec: 002-1-12, 002-3.11-1, 002-5-19
	it( 'saves the source and its HTML while the author types', async () => {
		const editor = await open( EMPTY );
		await editor.selectBlock();
		fireEvent.change( field(), { target: { value: '`a < b && c`' } } );
		expect( editor.saved() ).toBe( COMPARISON );
		fireEvent.change( field(), {
			target: { value: '[gallery] --> 100%' },
		} );
		expect( editor.saved() ).toContain(
			'<p>&#091;gallery] --&gt; 100%</p>'
		);
		fireEvent.change( field(), { target: { value: '' } } );
		expect( editor.saved() ).toBe( EMPTY );
	} );

	// spec: 002-4.9-2
	it( 'when empty, is removed by Backspace but by no other key', async () => {
		const editor = await open( `${ COMPARISON }${ EMPTY }` );
		await editor.selectBlock( 1 );
		await editor.user.keyboard( '{Delete}{ArrowLeft}' );
		expect( editor.blocks() ).toHaveLength( 2 );
		await editor.user.keyboard( '{Backspace}' );
		expect( editor.saved() ).toBe( COMPARISON );
	} );

	it( 'is not removed when Backspace deletes its last letter', async () => {
		const editor = await open( EMPTY );
		await editor.selectBlock();
		await editor.user.keyboard( 'a{Backspace}' );
		expect( editor.saved() ).toBe( EMPTY );
	} );

	it( 'keeps pasted Markdown as Markdown', async () => {
		const editor = await open( EMPTY );
		await editor.selectBlock();
		await editor.user.paste( '# Title\n\n- one\n- two' );
		expect( field() ).toHaveValue( '# Title\n\n- one\n- two' );
		expect( editor.blocks() ).toHaveLength( 1 );
		expect( editor.saved() ).toContain(
			'<h1>Title</h1>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>'
		);
	} );

	// spec: 002-2.11-3
	it( 'asks for confirmation before a preview link leaves the editor, and stays if the author declines', async () => {
		const ask = jest.spyOn( window, 'confirm' ).mockReturnValue( false );
		const editor = await open( LINKS );
		await editor.selectBlock();
		await editor.user.click( tab( 'Preview' ) );
		const link = screen.getByRole( 'link', { name: 'out' } );
		expect( fireEvent.click( link ) ).toBe( false );
		expect( ask ).toHaveBeenCalledWith(
			'Are you sure you wish to leave this page?'
		);
	} );

	// spec: 002-2.11-3
	it( 'follows a preview link out of the editor if the author confirms', async () => {
		jest.spyOn( window, 'confirm' ).mockReturnValue( true );
		const editor = await open( LINKS );
		await editor.selectBlock();
		await editor.user.click( tab( 'Preview' ) );
		const link = screen.getByRole( 'link', { name: 'out' } );
		expect( clickWithoutLeaving( link ) ).toBe( true );
		expect( link ).toHaveAttribute( 'target', '_top' );
		expect( editor.saved() ).toBe( LINKS );
	} );

	it( 'does not ask for confirmation before the preview follows an anchor link', async () => {
		const ask = jest.spyOn( window, 'confirm' ).mockReturnValue( false );
		const editor = await open( LINKS );
		await editor.selectBlock();
		await editor.user.click( tab( 'Preview' ) );
		expect(
			clickWithoutLeaving( screen.getByRole( 'link', { name: 'down' } ) )
		).toBe( true );
		expect( ask ).not.toHaveBeenCalled();
	} );

	it( 'does not run scripts, even from another user’s post', async () => {
		const hostile = COMPARISON.replace(
			'<p>',
			'<p><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">x</a>'
		);
		const editor = await open( hostile );
		const canvas = document.querySelector( '.wp-block-dovetail-markdown' );
		expect( canvas?.querySelector( 'img' )?.outerHTML ).toBe(
			'<img src="x">'
		);
		expect( canvas?.querySelector( 'a' )?.outerHTML ).toBe( '<a>x</a>' );
		expect( editor.saved() ).toBe( hostile );
	} );

	it( 'keeps the saved HTML of an old post, even if the parser would now generate different HTML', async () => {
		const old = COMPARISON.replace( '<p>', '<p class="of-old">' );
		const editor = await open( old );
		await editor.selectBlock();
		await editor.user.click( tab( 'Preview' ) );
		expect( editor.saved() ).toBe( old );
	} );

	it( 'shows the saved HTML as the source if the source is missing', async () => {
		const editor = await open( COMPARISON.replace( / \{.*\} /, ' ' ) );
		await editor.selectBlock();
		expect( field() ).toHaveValue(
			'<p><code>a &lt; b &amp;&amp; c</code></p>'
		);
	} );

	it( 'converts to blocks on click, and no shortcode that the block showed as text runs', async () => {
		const editor = await open( EMPTY );
		await editor.selectBlock();
		expect( tab( 'Convert to blocks' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await editor.user.paste(
			'## Title [audio]\n\ntext `[gallery]` [[video]]\n\n- [embed]\n\n```\n[gallery ids="1"]\n```\n\n| a |\n|---|\n| [audio] |\n\n<pre>[gallery]</pre>'
		);
		await editor.user.click( tab( 'Convert to blocks' ) );
		expect( editor.blocks().map( ( { name } ) => name ) ).toEqual( [
			'core/heading',
			'core/paragraph',
			'core/list',
			'core/code',
			'core/table',
			'core/preformatted',
		] );
		const saved = serialize( parse( editor.saved() ) );
		expect( saved ).not.toMatch( /\[\w/ );
		expect( saved ).toContain( '<code>&#91;gallery ids="1"]' );
	} );
} );

describe( 'a transform', () => {
	const transformed = async ( content: string ) =>
		openEditor( {
			blocks: [ markdown ],
			content: ( await open( content ) ).transform( 'dovetail/markdown' ),
		} );

	it( 'renders Markdown typed in a paragraph', async () => {
		const editor = await transformed(
			'<!-- wp:paragraph --><p>**bold** &amp; a &lt; b<br>_em_</p><!-- /wp:paragraph -->'
		);
		expect( editor.saved() ).toBe(
			'<!-- wp:dovetail/markdown {"source":"**bold** %26 a %3C b\\n_em_"} -->\n<div class="wp-block-dovetail-markdown"><p><strong>bold</strong> &amp; a &lt; b\n<em>em</em></p></div>\n<!-- /wp:dovetail/markdown -->'
		);
	} );

	it( 'keeps the formats of a paragraph', async () => {
		const editor = await transformed(
			'<!-- wp:paragraph --><p>one <em>two</em> &amp; three</p><!-- /wp:paragraph -->'
		);
		expect( editor.saved() ).toContain(
			'<p>one <em>two</em> &amp; three</p>'
		);
	} );

	it( 'converts a code block to a code fence without changing the text', async () => {
		const editor = await transformed(
			'<!-- wp:code --><pre class="wp-block-code"><code>a &lt; b\n```</code></pre><!-- /wp:code -->'
		);
		expect( editor.saved() ).toBe(
			'<!-- wp:dovetail/markdown {"source":"````\\na %3C b\\n```\\n````"} -->\n<div class="wp-block-dovetail-markdown"><pre class="wp-block-code"><code>a &lt; b\n```\n</code></pre></div>\n<!-- /wp:dovetail/markdown -->'
		);
	} );

	it( 'converts an HTML block to Markdown with its sanitized HTML', async () => {
		const editor = await transformed(
			'<!-- wp:html -->\n<p>x<script>alert(1)</script></p>\n<!-- /wp:html -->'
		);
		expect( editor.saved() ).toContain(
			'<div class="wp-block-dovetail-markdown"><p>x</p></div>'
		);
	} );

	it( 'creates an HTML block from the HTML, and a code block from the Markdown source', async () => {
		const editor = await open();
		expect( editor.transform( 'core/html' ) ).toContain(
			'<p><code>a &lt; b &amp;&amp; c</code></p>'
		);
		expect( editor.transform( 'core/code' ) ).toContain(
			'<code>`a &lt; b &amp;&amp; c`</code>'
		);
	} );

	it( 'creates a code block from the HTML if the Markdown source is missing', async () => {
		const editor = await open(
			'<!-- wp:dovetail/markdown --><div class="wp-block-dovetail-markdown"><p>Harbor</p></div><!-- /wp:dovetail/markdown -->'
		);
		expect( editor.transform( 'core/code' ) ).toContain(
			'<code>&lt;p>Harbor&lt;/p></code>'
		);
	} );
} );

describe( 'a list in Markdown', () => {
	it( 'has one bullet per item, even if the author types the bullet that Enter adds', async () => {
		const editor = await open( EMPTY );
		await editor.selectBlock();
		await editor.user.type( field(), '- one{Enter}- two{Enter}three' );
		expect( field() ).toHaveValue( '- one\n- two\n- three' );
		await editor.user.type( field(), '{Enter}{Enter}- - new' );
		expect( field() ).toHaveValue( '- one\n- two\n- three\n- - new' );
	} );
} );

describe( 'Undo in Markdown', () => {
	it( 'undoes each burst of typing separately', async () => {
		const editor = await open( EMPTY );
		const write = ( text: string ) => async () => {
			await editor.selectBlock();
			await editor.user.type( field(), text );
			await editor.deselect();
			// The field stays while the press that deselects the block may last.
			expect( field() ).toBeVisible();
			await waitFor( () => expect( noField() ).toBeNull() );
		};
		await expectSteps(
			editor,
			write( 'First.' ),
			write( ' Second.' ),
			write( '{Enter}Third.' )
		);
	} );
} );
