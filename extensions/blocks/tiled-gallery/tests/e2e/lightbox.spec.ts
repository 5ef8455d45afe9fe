import { expect, expectLightbox, test } from '#e2e';

test( 'a click on an image, or Enter, opens it in WordPress’s lightbox', async ( {
	visitor,
	troubles,
} ) => {
	await expectLightbox( visitor, 'tiled-gallery' );
	expect( troubles ).toEqual( [] );
} );
