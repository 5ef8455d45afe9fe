import { axeWithin, expect, screenshot, siteUrl, test } from '#e2e';

const BLOCK = '.wp-block-dovetail-amazon';

// spec: 002-1-19, 002-3.18-4, 000-4.1-4
test( 'a product keeps everything that an author sets, and visitors see a sponsored link', async ( {
	author,
	pageAs,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.edit();
	// The title of a beta extension contains a badge.
	await author.insertFromInserter( 'Amazon (beta)', 'amazon' );
	const field = canvas.getByRole( 'textbox', {
		name: 'Product address or ASIN',
	} );
	await field.fill( 'https://example.org/dp/B01N5IB20Q' );
	await field.press( 'Enter' );
	await expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect(
		canvas.getByText(
			/This is neither an Amazon product address nor an ASIN\./
		)
	).toBeVisible();
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await screenshot( page, 'amazon-wrong' );
	await field.fill( 'https://www.amazon.de/Mehl/dp/b01n5ib20q?tag=x-21' );
	await field.press( 'Enter' );
	await expect(
		canvas.getByText( /^Sample data appears only in the editor\./ )
	).toBeVisible();
	await canvas
		.getByRole( 'textbox', { name: 'Title', exact: true } )
		.fill( 'Rye & wheat' );
	await author.selectBlock();
	await author.openSettings();
	await screenshot( page, 'amazon-editor' );

	await sidebar.getByRole( 'radio', { name: 'Large' } ).check();
	for ( const name of [ 'Show image' ] ) {
		await sidebar.getByRole( 'checkbox', { name } ).uncheck();
	}
	await sidebar.getByRole( 'checkbox', { name: 'Show seller' } ).check();
	for ( const name of [ 'Background', 'Text', 'Button and link' ] ) {
		await sidebar.getByRole( 'button', { name, exact: true } ).click();
		await page
			.getByRole( 'option', {
				name: name === 'Background' ? 'Contrast' : 'Base',
				exact: true,
			} )
			.first()
			.click();
		await page.keyboard.press( 'Escape' );
	}
	await author.selectBlock();
	await page
		.locator( '.block-editor-block-contextual-toolbar' )
		.getByRole( 'button', { name: 'Align', exact: true } )
		.click();
	await page.getByRole( 'menuitemradio', { name: 'Align right' } ).click();
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await author.axeInControls() ).toEqual( [] );
	await screenshot( page, 'amazon-editor-set' );

	const id = await author.publish( 'Flour' );
	await author.reopenAndExpectValid();
	const [ block ] = await author.blocks();
	expect( block ).toMatchObject( {
		name: 'dovetail/amazon',
		attributes: {
			align: 'right',
			asin: 'B01N5IB20Q',
			style: 'large',
			showImage: false,
			shop: 'www.amazon.de',
			tag: 'x-21',
			title: 'Rye & wheat',
			showTitle: true,
			showSeller: true,
			showPrice: true,
			showPurchaseButton: true,
			backgroundColor: expect.stringMatching( /^#/ ),
			textColor: expect.stringMatching( /^#/ ),
			buttonAndLinkColor: expect.stringMatching( /^#/ ),
		},
	} );

	for ( const [ name, options ] of [
		[
			'phone',
			{ viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
		],
		[ 'visitor', {} ],
	] as const ) {
		const visitor = await pageAs( null, options );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		for ( const text of [
			'Rye & wheat',
			'See price on Amazon',
			'Shop now',
		] ) {
			const link = visitor.getByRole( 'link', {
				name: text,
				exact: true,
			} );
			await expect( link ).toHaveAttribute(
				'href',
				'https://www.amazon.de/dp/B01N5IB20Q?tag=x-21'
			);
			await expect( link ).toHaveAttribute( 'rel', 'sponsored nofollow' );
		}
		await expect(
			visitor.locator( BLOCK ).getByText( /\$|Sample/ )
		).toHaveCount( 0 );
		await expect( visitor.getByText( 'Sponsored link' ) ).toBeVisible();
		expect(
			await visitor
				.locator( BLOCK )
				.evaluate(
					( { scrollWidth, clientWidth } ) =>
						scrollWidth <= clientWidth
				)
		).toBe( true );
		await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
		await screenshot( visitor, `amazon-${ name }` );
		if ( name === 'visitor' ) {
			expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
		}
	}
} );
