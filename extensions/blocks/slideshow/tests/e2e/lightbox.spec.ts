import { expect, openWithLightbox, test } from '#e2e';

test( 'a click on an image, or Enter, opens it in WordPress’s lightbox', async ( {
	visitor,
	troubles,
} ) => {
	await openWithLightbox( visitor, 'slideshow' );
	const picture = visitor
		.locator( '.wp-block-dovetail-slideshow__image' )
		.first();
	const overlay = visitor.locator( '.wp-lightbox-overlay' );
	await expect( overlay ).toBeHidden();
	await picture.click();
	await expect( overlay ).toBeVisible();
	await expect( overlay.getByRole( 'img' ).first() ).toBeVisible();
	await visitor.keyboard.press( 'Escape' );
	await expect( overlay ).toBeHidden();
	const enlarge = visitor.getByRole( 'button', { name: /^Enlarge/ } );
	await enlarge.first().focus();
	await visitor.keyboard.press( 'Enter' );
	await expect( overlay ).toBeVisible();
	expect( troubles ).toEqual( [] );
} );
