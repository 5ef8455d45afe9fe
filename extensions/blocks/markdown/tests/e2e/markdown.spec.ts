import type { Page } from '@playwright/test';
import { decodeSource, encodeSource } from '../../rules/source';
import { VECTORS } from '../vectors.data';
import {
	attributeOf,
	axeWithin,
	createPost,
	expect,
	expectSteps,
	photograph,
	php,
	screenshot,
	siteUrl,
	test,
	write,
} from '#e2e';

const BLOCK = '.wp-block-dovetail-markdown';
const SOURCE = `Compare \`a < b && c\` with [this](https://example.org/?a=1&b=2 "it's [here]").

\`\`\`js
if ( a < b && c ) { show( '[gallery ids="1"]' ); } // --> 100 %
\`\`\`

- [x] **done**[^1]
- [ ] to do

| left | right |
|:-----|------:|
| a    | &copy; |

[^1]: The note.`;

const LEAVE = 'Are you sure you wish to leave this page?';

// spec: 002-4.9-2
test( 'Backspace removes an empty Markdown block', async ( { author } ) => {
	await author.edit();
	await author.insert( 'markdown' );
	const field = author.canvas.getByRole( 'textbox', {
		name: 'Markdown text',
	} );
	await field.fill( 'a' );
	await field.press( 'Backspace' );
	await expect( field ).toHaveValue( '' );
	await field.press( 'Backspace' );
	await expect( field ).toHaveCount( 0 );
	expect( await author.content() ).not.toContain( 'dovetail/markdown' );
} );

test( 'WordPress’s shortcuts format Markdown, and a pasted image is inserted with its dimensions', async ( {
	author,
	visitor,
} ) => {
	const { canvas, page } = author;
	await author.edit();
	await author.insert( 'markdown' );
	const field = canvas.getByRole( 'textbox', { name: 'Markdown text' } );
	await field.pressSequentially( 'Bread' );
	await field.press( 'ControlOrMeta+a' );
	await field.press( 'ControlOrMeta+b' );
	await field.press( 'ControlOrMeta+k' );
	await page.keyboard.type( 'https://example.org/' );
	// Ctrl+K must not open WordPress's command palette.
	await expect( field ).toBeFocused();
	await expect( field ).toHaveValue( '**[Bread](https://example.org/)**' );
	await field.press( 'ControlOrMeta+End' );
	const file = photograph( 'coral-square' );
	await field.evaluate(
		( element, { name, base64 } ) => {
			const bytes = Uint8Array.from( atob( base64 ), ( sign ) =>
				sign.charCodeAt( 0 )
			);
			const clipboardData = new DataTransfer();
			clipboardData.items.add(
				new File( [ bytes ], name, { type: 'image/webp' } )
			);
			element.dispatchEvent(
				new ClipboardEvent( 'paste', {
					clipboardData,
					bubbles: true,
					cancelable: true,
				} )
			);
		},
		{ name: file.name, base64: file.buffer.toString( 'base64' ) }
	);
	await expect( field ).toHaveValue(
		/\n\n<img class="wp-image-\d+" src="[^"]+" alt="" width="\d+" height="\d+">$/
	);
	await screenshot( page, 'markdown-writing' );
	const id = await author.publish();
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect(
		visitor.locator( `${ BLOCK } img[srcset][width]` )
	).toBeVisible();
	await expect(
		visitor.getByRole( 'link', { name: 'Bread' } )
	).toHaveAttribute( 'href', 'https://example.org/' );
} );

test( 'Markdown quotes and code look like core’s blocks in the editor and on the page', async ( {
	author,
	visitor,
} ) => {
	const content = `<!-- wp:dovetail/markdown {"source":"x"} -->
<div class="wp-block-dovetail-markdown"><blockquote class="wp-block-quote"><p>said</p></blockquote><pre class="wp-block-code"><code>x</code></pre></div>
<!-- /wp:dovetail/markdown -->`;
	const id = await createPost( { author: 'author', content } );
	const core = await createPost( {
		author: 'author',
		content: `<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>said</p><!-- /wp:paragraph --></blockquote><!-- /wp:quote -->
<!-- wp:code --><pre class="wp-block-code"><code>x</code></pre><!-- /wp:code -->`,
	} );
	const looks = ( page: Pick< Page, 'locator' > ) =>
		page
			.locator( '.wp-block-quote, .wp-block-code' )
			.evaluateAll( ( elements ) =>
				elements.map( ( element ) => {
					const style = getComputedStyle( element );
					return [
						style.borderInlineStart,
						style.padding,
						style.backgroundColor,
						style.fontFamily,
					];
				} )
			);
	await visitor.goto( `${ siteUrl() }/?p=${ core }` );
	const ofCore = await looks( visitor );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	expect( await looks( visitor ) ).toEqual( ofCore );
	await author.edit( content );
	await expect( author.canvas.locator( `${ BLOCK } pre` ) ).toBeVisible();
	expect( await looks( author.canvas ) ).toEqual( ofCore );
} );

test( 'Ctrl+Z undoes one burst of Markdown typing, and the field keeps the focus', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.edit();
	await author.insert( 'markdown' );
	const field = canvas.getByRole( 'textbox', { name: 'Markdown text' } );
	await expect( field ).toBeFocused();
	const source = attributeOf( author, 'markdown', 'source' );
	await expectSteps(
		author,
		async () => decodeSource( String( await source() ) ),
		() => write( author, 'First sentence.' ),
		() => write( author, ' Second sentence.' ),
		async () => {
			await page.keyboard.press( 'Enter' );
			await write( author, 'Third sentence.' );
		}
	);
	await expect( field ).toBeFocused();
	await expect( field ).toHaveValue(
		'First sentence. Second sentence.\nThird sentence.'
	);
	await page.keyboard.press( 'ControlOrMeta+z' );
	await expect( field ).toHaveValue( 'First sentence. Second sentence.' );
	await write( author, ' And on.' );
	await page.keyboard.press( 'ControlOrMeta+z' );
	await expect( field ).toHaveValue( 'First sentence. Second sentence.' );
} );

test( 'scripts in Markdown do not run in the preview or on the page', async ( {
	admin,
	author,
	visitor,
} ) => {
	const said: string[] = [];
	for ( const page of [ admin.page, author.page, visitor ] ) {
		page.on( 'dialog', ( dialog ) => {
			if ( dialog.type() === 'alert' ) {
				said.push( dialog.message() );
				void dialog.dismiss();
			}
		} );
	}
	await author.edit();
	await author.insert( 'markdown' );
	// Exclude images, because missing ones would log errors in the browser.
	const hostile = VECTORS.filter(
		( vector ) => ! /<im|!\[|src=/i.test( vector )
	);
	await author.canvas
		.getByRole( 'textbox', { name: 'Markdown text' } )
		.fill( [ ...hostile, 'The end.' ].join( '\n\n' ) );
	await author.canvas.getByRole( 'textbox', { name: 'Add title' } ).focus();
	await expect( author.canvas.locator( BLOCK ) ).toContainText( 'The end.' );
	const id = await author.publish();
	await author.reopenAndExpectValid();
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( visitor.locator( BLOCK ) ).toContainText( 'The end.' );

	// Use a draft: the text would affect other tests on the front page.
	await admin.edit(
		`<!-- wp:dovetail/markdown {"source":"x"} -->
<div class="wp-block-dovetail-markdown"><p>kept <a href="javascript:alert(1)" autofocus onfocus="alert(1)">x</a><svg onload="alert(1)"></svg></p></div>
<!-- /wp:dovetail/markdown -->`
	);
	const preview = admin.canvas.locator( BLOCK );
	await expect( preview ).toContainText( 'kept x' );
	await expect(
		preview.locator( 'svg, [href], [onfocus], [autofocus]' )
	).toHaveCount( 0 );
	expect( said ).toEqual( [] );
} );

// spec: 002-1-12, 002-2.11-1, 002-2.11-2, 002-2.11-3, 002-3.11-1, 002-4.9-1, 002-5-19
test( 'Markdown by an author or an administrator is saved byte for byte', async ( {
	author: editor,
	admin,
	visitor,
	pageAs,
} ) => {
	const { page, canvas } = editor;
	const field = canvas.getByRole( 'textbox', { name: 'Markdown text' } );
	const title = canvas.getByRole( 'textbox', { name: 'Add title' } );
	const tab = ( name: string ) =>
		page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'button', { name, exact: true } )
			.filter( { hasText: name } );

	await editor.edit();
	await editor.insert( 'markdown' );
	await expect( field ).toBeFocused();
	// Focus the title instead of clicking it, because the toolbar covers it.
	await title.focus();
	await expect( canvas.locator( BLOCK ) ).toContainText(
		'Write in Markdown'
	);
	await expect( field ).toHaveCount( 0 );

	await editor.selectBlock();
	await expect( field ).toBeFocused();
	await field.fill( SOURCE );
	expect( await editor.axeInCanvas( BLOCK ) ).toEqual( [] );
	await screenshot( page, 'markdown-source' );

	await tab( 'Preview' ).click();
	await expect( canvas.locator( `${ BLOCK } pre` ) ).toContainText(
		'a < b && c'
	);
	let asked = '';
	page.once( 'dialog', ( dialog ) => {
		asked = dialog.message();
		void dialog.dismiss();
	} );
	await canvas.getByRole( 'link', { name: 'this' } ).click();
	expect( asked ).toBe( LEAVE );
	await expect( tab( 'Preview' ) ).toHaveAttribute( 'aria-pressed', 'true' );
	expect( await editor.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect(
		await axeWithin( page, '.block-editor-block-contextual-toolbar' )
	).toEqual( [] );
	await screenshot( page, 'markdown-preview' );

	await title.focus();
	await canvas.locator( `${ BLOCK } pre` ).click();
	await expect( field ).toBeFocused();
	await expect( field ).toHaveValue( SOURCE );

	const written = await editor.content();
	const id = await editor.publish();
	const stored = ( post: number ) =>
		php< string >(
			`return get_post_field( 'post_content', $input, 'raw' );`,
			post
		);
	expect( await stored( id ) ).toBe( written );
	await editor.reopenAndExpectValid();
	expect( await editor.content() ).toBe( written );
	expect( await editor.blocks() ).toMatchObject( [
		{
			name: 'dovetail/markdown',
			attributes: { source: encodeSource( SOURCE ) },
		},
	] );

	const withoutScript = await pageAs( null, {
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	} );
	for ( const reader of [ visitor, withoutScript ] ) {
		await reader.goto( `${ siteUrl() }/?p=${ id }` );
		const block = reader.locator( BLOCK );
		await expect( block.locator( 'p code' ) ).toHaveText( 'a < b && c' );
		await expect( block.locator( 'pre' ) ).toContainText(
			`show( '[gallery ids="1"]' ); } // --> 100 %`
		);
		await expect( block.locator( 'input' ) ).toHaveCount( 0 );
		await expect( block ).toContainText( '☑ done' );
		await expect( block ).toContainText( '☐ to do' );
		await block.locator( '[role="doc-noteref"]' ).click();
		await expect( block.locator( 'li:target' ) ).toContainText(
			'The note.'
		);
		await screenshot(
			reader,
			`markdown-visitor-${ reader === visitor ? 'wide' : 'narrow' }`
		);
	}
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	expect(
		await withoutScript
			.locator( 'html' )
			.evaluate(
				( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth
			)
	).toBe( 0 );

	await test.step( 'an administrator can edit the block, and the saved post has no other changes', async () => {
		const same = await admin.edit( written );
		await admin.expectValid();
		expect( await admin.content() ).toBe( written );
		await admin.selectBlock();
		const text = admin.canvas.getByRole( 'textbox', {
			name: 'Markdown text',
		} );
		await expect( text ).toHaveValue( SOURCE );
		await text.fill( `${ SOURCE }\n\nThe end.` );
		const edited = await admin.content();
		await admin.save();
		expect( await stored( same ) ).toBe( edited );
		expect( await admin.blocks() ).toMatchObject( [
			{
				attributes: {
					source: encodeSource( `${ SOURCE }\n\nThe end.` ),
				},
			},
		] );
	} );
} );
