import {
	axeWithin,
	closeLightbox,
	expect,
	expectToOpen,
	openWithLightbox,
	screenshot,
	test,
} from '#e2e';

test( 'a button on each compared image opens WordPress’s lightbox, but dragging the divider does not', async ( {
	visitor,
	troubles,
} ) => {
	await openWithLightbox( visitor, 'image-compare' );
	const overlay = visitor.locator( '.wp-lightbox-overlay' );
	const block = visitor.locator( '.wp-block-dovetail-image-compare' ).first();
	const slider = block.getByRole( 'slider' );
	const buttons = block.locator( '.lightbox-trigger' );
	await expect( slider ).toBeVisible();
	await expect( buttons ).toHaveCount( 2 );

	await slider.hover();
	await visitor.mouse.down();
	await visitor.mouse.move( 500, 500, { steps: 4 } );
	await visitor.mouse.up();
	await block
		.locator( 'img' )
		.last()
		.click( { position: { x: 300, y: 200 } } );
	await expect( overlay ).toBeHidden();
	await expect( slider ).not.toHaveAttribute( 'aria-valuenow', '50' );

	await slider.press( 'Home' );
	await slider.press( 'ArrowRight' );
	for ( let step = 0; step < 4; step++ ) {
		await slider.press( 'PageUp' );
	}
	await screenshot( visitor, 'image-compare-lightbox' );
	expect(
		await axeWithin( visitor, '.wp-block-dovetail-image-compare' )
	).toEqual( [] );
	for ( const index of [ 0, 1 ] ) {
		await expectToOpen( visitor, () =>
			buttons.nth( index ).click( { timeout: 5000 } )
		);
		await closeLightbox( visitor );
	}
	expect( troubles ).toEqual( [] );
} );
