import { axeWithin, expect, screenshot, siteUrl, test } from '#e2e';

const PARENT = '.wp-block-dovetail-send-a-message';
const BUTTON = '.wp-block-dovetail-whatsapp-button';
const LINK = `${ BUTTON }__link`;

// spec: 002-1-18, 002-2.17-1, 002-4.15-1, 002-4.15-2, 002-8-8
test( 'a WhatsApp button keeps everything that an author sets, and works without a script', async ( {
	author,
	pageAs,
	visitor: reader,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.edit();
	await author.insert( 'send-a-message' );

	await test.step( 'a button without a phone number is hidden from visitors and stays valid', async () => {
		await expect(
			canvas.getByText(
				'Visitors see this button once you enter a phone number.'
			)
		).toBeVisible();
		const post = await author.publish();
		await author.reopenAndExpectValid();
		await reader.goto( `${ siteUrl() }/?p=${ post }` );
		await expect( reader.locator( LINK ) ).toHaveCount( 0 );
	} );

	const text = canvas.getByRole( 'textbox', { name: 'Button text' } );
	await expect( text ).toHaveText( 'Chat on WhatsApp' );
	await text.click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Fish & chips, <now>' );

	// The editor hides the toolbar while the author types. Moving the mouse shows it again.
	await text.hover();
	await page.mouse.move( 500, 600, { steps: 5 } );
	await page
		.locator( '.block-editor-block-contextual-toolbar' )
		.getByRole( 'button', { name: 'WhatsApp settings' } )
		.click();
	const popover = page.locator( `${ BUTTON }__popover` );
	const country = popover.getByRole( 'combobox', { name: 'Country code' } );
	await expect( country ).toHaveValue( /Ireland \+353$/ );
	await country.click();
	await country.fill( '+44' );
	await popover.getByRole( 'option', { name: /United Kingdom/ } ).click();
	const phone = popover.getByRole( 'textbox', { name: 'Phone number' } );
	await phone.fill( 'call me' );
	await expect(
		popover.getByText( 'Please enter a valid phone number.' )
	).toBeVisible();
	await screenshot( page, 'send-a-message-popover' );
	await phone.fill( '7700 900-123' );
	await expect( popover.getByRole( 'alert' ) ).toHaveCount( 0 );
	await popover
		.getByRole( 'textbox', { name: 'Default first message' } )
		.fill( 'A & B <c> [d]?\nNow!' );
	await popover.getByRole( 'checkbox', { name: 'Open in new tab' } ).check();
	await popover.getByRole( 'option', { name: 'WhatsApp slate' } ).click();
	expect( await axeWithin( page, `${ BUTTON }__popover` ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( canvas.locator( LINK ) ).toHaveCSS(
		'color',
		'rgb(255, 255, 255)'
	);
	await author.openSettings();
	await expect(
		sidebar.getByRole( 'textbox', { name: 'Phone number' } )
	).toHaveValue( '7700 900-123' );
	expect( await author.axeInCanvas( PARENT ) ).toEqual( [] );
	expect( await axeWithin( page, `${ BUTTON }__panel` ) ).toEqual( [] );
	await screenshot( page, 'send-a-message-editor' );

	const id = await author.publish();
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{ name: 'dovetail/send-a-message' },
		{
			name: 'dovetail/whatsapp-button',
			attributes: {
				countryCode: '44GB',
				phoneNumber: '7700 900-123',
				firstMessage: 'A & B ‹c› [d]?\nNow!',
				buttonText: 'Fish & chips, ‹now›',
				backgroundColor: '#465B64',
				colorClass: 'dark',
				openInNewTab: true,
			},
		},
	] );

	const visitor = await pageAs( null, {
		javaScriptEnabled: false,
		viewport: { width: 390, height: 700 },
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const link = visitor.getByRole( 'link', { name: 'Fish & chips, ‹now›' } );
	await expect( link ).toHaveAttribute(
		'href',
		'https://wa.me/447700900123?text=A%20%26%20B%20%E2%80%B9c%E2%80%BA%20%5Bd%5D%3F%0ANow%21'
	);
	await expect( link ).toHaveAttribute( 'rel', 'noopener' );
	await expect( link ).toHaveAttribute( 'target', '_blank' );
	await screenshot( visitor, 'send-a-message-visitor-390' );

	const withScript = await pageAs( null );
	await withScript.goto( `${ siteUrl() }/?p=${ id }` );
	expect( await axeWithin( withScript, PARENT ) ).toEqual( [] );
	await withScript.keyboard.press( 'Tab' );
	await withScript.locator( LINK ).focus();
	await screenshot( withScript, 'send-a-message-visitor' );
} );
