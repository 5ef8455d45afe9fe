import { axeWithin, expect, screenshot, siteUrl, test } from '#e2e';

const BLOCK = '.wp-block-dovetail-rating-star';

for ( const role of [ 'administrator', 'author' ] as const ) {
	// spec: 002-1-13, 002-2.12-1, 002-2.12-2, 002-4.10-1
	test( `a star rating keeps everything that an ${ role } sets`, async ( {
		editorOf,
		visitor,
	} ) => {
		const editor = await editorOf( role );
		const { page, canvas, sidebar } = editor;
		await editor.open();
		await editor.insertFromInserter( 'Star Rating' );
		const slider = canvas.getByRole( 'slider', { name: 'Rating' } );
		await slider.locator( '[data-star="4"]' ).click();
		await slider.locator( '[data-star="4"]' ).click();
		await expect( slider ).toHaveAttribute( 'aria-valuenow', '3.5' );
		await slider.press( 'ArrowRight' );
		await slider.press( 'ArrowUp' );
		await expect( slider ).toHaveAttribute( 'aria-valuenow', '4.5' );

		await page.getByRole( 'button', { name: 'Align stars' } ).click();
		await page
			.getByRole( 'menuitemradio', { name: 'Align text center' } )
			.click();
		await editor.openSettings();
		await sidebar
			.getByRole( 'spinbutton', { name: 'Highest rating' } )
			.fill( '6' );
		await sidebar
			.getByRole( 'button', { name: 'Custom color picker' } )
			.click();
		await page
			.getByRole( 'textbox', { name: 'Hex color' } )
			.fill( 'b35900' );
		await expect( canvas.locator( BLOCK ) ).toHaveCSS(
			'color',
			'rgb(179, 89, 0)'
		);
		await page.keyboard.press( 'Escape' );
		await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
		await sidebar.getByRole( 'button', { name: 'Outlined' } ).click();
		expect( await editor.axeInCanvas( BLOCK ) ).toEqual( [] );
		expect( await editor.axeInControls() ).toEqual( [] );
		await screenshot( page, `rating-star-editor-${ role }` );

		const id = await editor.publish();
		await editor.reloadAndExpectValid( id );
		expect( await editor.blocks() ).toMatchObject( [
			{
				name: 'dovetail/rating-star',
				attributes: {
					rating: 4.5,
					maxRating: 6,
					align: 'center',
					color: '#b35900',
					className: 'is-style-outlined',
				},
			},
		] );

		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await expect( visitor.locator( BLOCK ) ).toContainText(
			'Rating: 4.5 out of 6'
		);
		await expect( visitor.locator( `${ BLOCK } svg` ) ).toHaveCount( 6 );
		expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
		await screenshot( visitor, `rating-star-visitor-${ role }` );
		await visitor.setViewportSize( { width: 390, height: 844 } );
		expect(
			await visitor
				.locator( BLOCK )
				.evaluate(
					( { scrollWidth, clientWidth } ) =>
						scrollWidth <= clientWidth
				)
		).toBe( true );
		await screenshot( visitor, `rating-star-visitor-390-${ role }` );
	} );
}
