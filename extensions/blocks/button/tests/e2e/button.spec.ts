import { axeWithin, expect, screenshot, siteUrl, test } from '#e2e';

const BUTTON = '.wp-block-dovetail-button';

// spec: 001-3-10, 001-2.7-1, 001-5-15
test( 'a button keeps everything that an author sets, as a link, a button and an input', async ( {
	author,
	pageAs,
} ) => {
	const { canvas, page } = author;
	const id = await author.edit(
		`<!-- wp:dovetail/button {"saveInPostContent":true,"url":"https://example.com/?a=1&b=2","text":"Reserve"} -->
<div class="wp-block-dovetail-button"><a class="wp-block-dovetail-button__element wp-block-button__link wp-element-button" href="https://example.com/?a=1&amp;b=2">Reserve</a></div>
<!-- /wp:dovetail/button -->
<!-- wp:dovetail/button {"element":"button","text":"Send it","className":"is-style-outline","align":"center"} /-->
<!-- wp:dovetail/button {"element":"input","text":"Send it","uniqueId":"send","passthroughAttributes":{"name":"plan"},"customBackgroundColor":"#7a00ff","customTextColor":"#ffffff","borderRadius":24} -->
<div class="wp-block-dovetail-button has-own-text has-own-background has-own-radius" style="--dovetail-button-text:#ffffff;--dovetail-button-background:#7a00ff;--dovetail-button-radius:24px"></div>
<!-- /wp:dovetail/button -->`
	);
	await author.expectValid();
	await author.selectBlock();
	const text = canvas.getByRole( 'textbox', { name: 'Button text' } ).first();
	await text.click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Fish & <chips> ' );
	await page.keyboard.press( 'ControlOrMeta+b' );
	await page.keyboard.type( 'now' );
	await author.openSettings();
	await author.sidebar
		.getByRole( 'slider', { name: 'Border radius' } )
		.fill( '12' );
	await author.sidebar.getByRole( 'button', { name: 'Background' } ).click();
	await page.getByRole( 'tab', { name: 'Gradient' } ).click();
	// Create a custom gradient, because the theme has none.
	await page.getByLabel( 'Type', { exact: true } ).selectOption( 'Radial' );
	await page.keyboard.press( 'Escape' );
	await screenshot( page, 'button-editor' );
	expect( await author.axeInCanvas( BUTTON ) ).toEqual( [] );
	await author.publish();
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{
			attributes: {
				text: 'Fish &amp; &lt;chips&gt; <strong>now</strong>',
				url: 'https://example.com/?a=1&b=2',
				customGradient: expect.stringMatching( /^radial-gradient\(/ ),
				borderRadius: 12,
			},
		},
		{},
		{},
	] );

	const phone = await pageAs( null, {
		javaScriptEnabled: false,
		viewport: { width: 390, height: 800 },
	} );
	await phone.goto( `${ siteUrl() }/?p=${ id }` );
	await expect(
		phone.getByRole( 'link', { name: 'Fish & <chips> now' } )
	).toHaveAttribute( 'href', 'https://example.com/?a=1&b=2' );
	await expect( phone.locator( `button${ BUTTON }__element` ) ).toHaveText(
		'Send it'
	);
	const input = phone.locator( `input${ BUTTON }__element` );
	await expect( input ).toHaveValue( 'Send it' );
	await expect( input ).toHaveAttribute( 'id', 'send' );
	await expect( input ).toHaveAttribute( 'name', 'plan' );
	await expect( input ).toHaveCSS( 'border-radius', '24px' );
	await screenshot( phone, 'button-visitor-390' );

	const visitor = await pageAs( null );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	expect( await axeWithin( visitor, BUTTON ) ).toEqual( [] );
	await screenshot( visitor, 'button-visitor' );
} );

test( 'a button looks the same in the editor and on the page', async ( {
	author,
	visitor,
} ) => {
	const id = await author.edit(
		`<!-- wp:dovetail/button {"saveInPostContent":true,"url":"https://example.com/","text":"Reserve"} -->
<div class="wp-block-dovetail-button"><a class="wp-block-dovetail-button__element wp-block-button__link wp-element-button" href="https://example.com/">Reserve</a></div>
<!-- /wp:dovetail/button -->`
	);
	await author.publish();
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const [ written, seen ] = await Promise.all(
		[ author.canvas, visitor ].map( ( page ) =>
			page.locator( `${ BUTTON }__element` ).evaluate( ( element ) => {
				const style = getComputedStyle( element );
				return Object.fromEntries(
					[
						'border-radius',
						'border-width',
						'background-color',
						'color',
						'padding',
						'font-family',
						'font-weight',
						'text-align',
						'text-decoration-line',
						'min-height',
					].map( ( name ) => [
						name,
						style.getPropertyValue( name ),
					] )
				);
			} )
		)
	);
	expect( written ).toEqual( seen );
	// The theme sets no radius, so WordPress's default applies.
	expect( seen ).toMatchObject( { 'border-radius': '9999px' } );
} );
