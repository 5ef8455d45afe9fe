import {
	attributeOf,
	axeWithin,
	expect,
	expectSteps,
	php,
	screenshot,
	siteUrl,
	test,
} from '#e2e';

const BLOCK = '.wp-block-dovetail-rating-star';

test( 'the first click on the stars selects the block, and the keyboard can move out of the block', async ( {
	author,
} ) => {
	const { canvas, page } = author;
	await author.edit();
	await author.insert( 'rating-star' );
	const slider = canvas.getByRole( 'slider', { name: 'Rating' } );
	// Newly inserted stars must already have their style in the canvas.
	await expect( canvas.locator( `${ BLOCK }__stars` ) ).toHaveCSS(
		'display',
		'inline-flex'
	);
	const star = ( number: number ) =>
		slider.locator( `[data-star="${ number }"]` );
	await star( 4 ).click();
	await canvas.getByRole( 'textbox', { name: 'Add title' } ).focus();
	await expect( canvas.locator( BLOCK ) ).not.toHaveClass( /is-selected/ );
	const place = await star( 2 ).boundingBox();
	const press = () =>
		page.mouse.click( ( place?.x ?? 0 ) + 5, ( place?.y ?? 0 ) + 5 );
	await press();
	await expect( canvas.locator( BLOCK ) ).toHaveClass( /is-selected/ );
	await expect( slider ).toHaveAttribute( 'aria-valuenow', '4' );
	await press();
	await expect( slider ).toHaveAttribute( 'aria-valuenow', '2' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'Worth reading.' );
	expect( await author.blocks() ).toMatchObject( [
		{ name: 'dovetail/rating-star', attributes: { rating: 2 } },
		{ name: 'core/paragraph' },
	] );
	await slider.press( 'Backspace' );
	expect( await author.blocks() ).toMatchObject( [
		{ name: 'core/paragraph' },
	] );
} );

test( 'Ctrl+Z undoes a drag in the color picker in one step', async ( {
	author,
} ) => {
	const { page, sidebar } = author;
	await author.edit();
	await author.insert( 'rating-star' );
	await author.openSettings();
	const field = page.getByRole( 'slider', { name: 'Color', exact: true } );
	await author.sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	const drag = ( by: number ) => async () => {
		await sidebar.getByRole( 'button', { name: 'Stars' } ).click();
		await page.getByRole( 'button', { name: /^Custom color/ } ).click();
		const box = await field.boundingBox();
		await page.mouse.move( box!.x + 20, box!.y + 20 );
		await page.mouse.down();
		await page.mouse.move( box!.x + by, box!.y + 60, { steps: 8 } );
		await page.mouse.up();
		await page.keyboard.press( 'Escape' );
		await page.keyboard.press( 'Escape' );
		await expect( field ).toHaveCount( 0 );
	};
	await expectSteps(
		author,
		attributeOf( author, 'rating-star', 'color' ),
		drag( 60 ),
		drag( 120 ),
		drag( 170 )
	);
} );

// spec: 002-1-13, 002-2.12-1, 002-2.12-2, 002-4.10-1
test( 'a star rating keeps everything that an author and an administrator set', async ( {
	author: editor,
	admin,
	visitor,
} ) => {
	const { page, canvas, sidebar } = editor;
	await editor.edit();
	await editor.insert( 'rating-star' );
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
	await sidebar.getByRole( 'checkbox', { name: 'Show number' } ).check();
	await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	await sidebar.getByRole( 'button', { name: 'Stars' } ).click();
	await page.getByRole( 'button', { name: 'Custom color picker' } ).click();
	await page.getByRole( 'textbox', { name: 'Hex color' } ).fill( 'b35900' );
	await expect( canvas.locator( BLOCK ) ).toHaveCSS(
		'color',
		'rgb(179, 89, 0)'
	);
	await page.keyboard.press( 'Escape' );
	await page.keyboard.press( 'Escape' );
	await sidebar.getByRole( 'button', { name: 'Outlined' } ).click();
	expect( await editor.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await editor.axeInControls() ).toEqual( [] );
	await screenshot( page, 'rating-star-editor' );

	const id = await editor.publish();
	await editor.reopenAndExpectValid();
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
	await expect( visitor.getByText( '4.5/6' ) ).toBeVisible();
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'rating-star-visitor' );
	await visitor.setViewportSize( { width: 390, height: 844 } );
	expect(
		await visitor
			.locator( BLOCK )
			.evaluate(
				( { scrollWidth, clientWidth } ) => scrollWidth <= clientWidth
			)
	).toBe( true );
	await screenshot( visitor, 'rating-star-visitor-390' );

	await test.step( 'an administrator can change the rating, and the post is saved unchanged', async () => {
		const same = await admin.edit( await editor.content() );
		await admin.expectValid();
		await admin.selectBlock();
		const stars = admin.canvas.getByRole( 'slider', { name: 'Rating' } );
		await stars.press( 'ArrowDown' );
		await expect( stars ).toHaveAttribute( 'aria-valuenow', '4' );
		const written = await admin.content();
		await admin.publish( 'Saved by an administrator' );
		expect(
			await php( `return get_post( $input )->post_content;`, same )
		).toBe( written );
	} );
} );
