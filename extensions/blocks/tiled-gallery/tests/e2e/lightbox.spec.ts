import { expect, expectLightbox, test } from '#e2e';

test( 'clicking an image in a tiled gallery, or pressing Enter, opens WordPress’s lightbox', async ( {
	visitor,
	troubles,
} ) => {
	await expectLightbox( visitor, 'tiled-gallery' );
	expect( troubles ).toEqual( [] );
} );
