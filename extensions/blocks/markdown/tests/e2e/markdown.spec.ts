import type { Page } from '@playwright/test';
import { encodeSource } from '../../rules/source';
import { VECTORS } from '../vectors.data';
import {
	axeWithin,
	createPost,
	expect,
	photograph,
	php,
	screenshot,
	siteUrl,
	test,
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

for ( const role of [ 'administrator', 'author' ] as const ) {
	// spec: 002-1-12, 002-2.11-1, 002-2.11-2, 002-2.11-3, 002-3.11-1, 002-4.9-1, 002-5-19
	test( `Markdown comes back byte for byte for an ${ role }`, async ( {
		editorOf,
		visitor,
		pageAs,
	} ) => {
		const editor = await editorOf( role );
		const { page, canvas } = editor;
		const field = canvas.getByRole( 'textbox', { name: 'Markdown text' } );
		const title = canvas.getByRole( 'textbox', { name: 'Add title' } );
		const tab = ( name: string ) =>
			page
				.getByRole( 'toolbar', { name: 'Block tools' } )
				.getByRole( 'button', { name, exact: true } )
				.filter( { hasText: name } );

		await editor.open();
		await editor.insertFromInserter( 'Markdown' );
		await expect( field ).toBeFocused();
		// Focused, not clicked: the toolbar of a block at the top lies over the title.
		await title.focus();
		await expect( canvas.locator( BLOCK ) ).toContainText(
			'Write in Markdown'
		);
		await expect( field ).toHaveCount( 0 );

		await editor.selectBlock();
		await expect( field ).toBeFocused();
		await field.fill( SOURCE );
		expect( await editor.axeInCanvas( BLOCK ) ).toEqual( [] );
		await screenshot( page, `markdown-source-${ role }` );

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
		await expect( tab( 'Preview' ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		expect( await editor.axeInCanvas( BLOCK ) ).toEqual( [] );
		expect(
			await axeWithin( page, '.block-editor-block-contextual-toolbar' )
		).toEqual( [] );
		await screenshot( page, `markdown-preview-${ role }` );

		await title.focus();
		await canvas.locator( `${ BLOCK } pre` ).click();
		await expect( field ).toBeFocused();
		await expect( field ).toHaveValue( SOURCE );

		const written = await editor.content();
		const id = await editor.publish();
		expect(
			await php< string >(
				`return get_post_field( 'post_content', $input, 'raw' );`,
				id
			)
		).toBe( written );
		await editor.reloadAndExpectValid( id );
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
			await expect( block.locator( 'p code' ) ).toHaveText(
				'a < b && c'
			);
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
				`markdown-visitor-${ role }-${ reader === visitor ? 'wide' : 'narrow' }`
			);
		}
		expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
		expect(
			await withoutScript
				.locator( 'html' )
				.evaluate(
					( { scrollWidth, clientWidth } ) =>
						scrollWidth - clientWidth
				)
		).toBe( 0 );
	} );
}

// spec: 002-4.9-2
test( 'Backspace removes an empty Markdown block', async ( { author } ) => {
	await author.open();
	await author.insertFromInserter( 'Markdown' );
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

test( 'nothing runs, neither in the preview nor in the page', async ( {
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
	await author.open();
	await author.insertFromInserter( 'Markdown' );
	// Without pictures: those that are not there would be asked for.
	const hostile = VECTORS.filter(
		( vector ) => ! /<im|!\[|src=/i.test( vector )
	);
	await author.canvas
		.getByRole( 'textbox', { name: 'Markdown text' } )
		.fill( [ ...hostile, 'The end.' ].join( '\n\n' ) );
	await author.canvas.getByRole( 'textbox', { name: 'Add title' } ).focus();
	await expect( author.canvas.locator( BLOCK ) ).toContainText( 'The end.' );
	const id = await author.publish();
	await author.reloadAndExpectValid( id );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( visitor.locator( BLOCK ) ).toContainText( 'The end.' );

	const saved = await createPost( {
		// Its script would stop whoever opens the front page.
		status: 'draft',
		content: `<!-- wp:dovetail/markdown {"source":"x"} -->
<div class="wp-block-dovetail-markdown"><p>kept <a href="javascript:alert(1)" autofocus onfocus="alert(1)">x</a><svg onload="alert(1)"></svg></p></div>
<!-- /wp:dovetail/markdown -->`,
	} );
	await admin.open( saved );
	const preview = admin.canvas.locator( BLOCK );
	await expect( preview ).toContainText( 'kept x' );
	await expect(
		preview.locator( 'svg, [href], [onfocus], [autofocus]' )
	).toHaveCount( 0 );
	expect( said ).toEqual( [] );
} );

test( 'the keys of WordPress format Markdown, and a pasted picture is uploaded into it with its size', async ( {
	author,
	visitor,
} ) => {
	const { canvas, page } = author;
	await author.open();
	await author.insertFromInserter( 'Markdown' );
	const field = canvas.getByRole( 'textbox', { name: 'Markdown text' } );
	await field.pressSequentially( 'Bread' );
	await field.press( 'ControlOrMeta+a' );
	await field.press( 'ControlOrMeta+b' );
	await field.press( 'ControlOrMeta+k' );
	await page.keyboard.type( 'https://example.org/' );
	// Nor has Ctrl+K opened the command palette of WordPress.
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

test( 'quotations and code look as those of WordPress, in the editor and on the page', async ( {
	author,
	visitor,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: `<!-- wp:dovetail/markdown {"source":"x"} -->
<div class="wp-block-dovetail-markdown"><blockquote class="wp-block-quote"><p>said</p></blockquote><pre class="wp-block-code"><code>x</code></pre></div>
<!-- /wp:dovetail/markdown -->`,
	} );
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
	await author.open( id );
	await expect( author.canvas.locator( `${ BLOCK } pre` ) ).toBeVisible();
	expect( await looks( author.canvas ) ).toEqual( ofCore );
} );
