import { expect, expectLightbox, test } from '#e2e';

test( 'a click on an image of a tiled gallery, or Enter, opens the image in WordPress’s lightbox', async ( {
	visitor,
	troubles,
} ) => {
	await expectLightbox( visitor, 'tiled-gallery' );
	expect( troubles ).toEqual( [] );
} );
