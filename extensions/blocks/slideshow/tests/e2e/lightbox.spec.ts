import { expect, expectLightbox, test } from '#e2e';

test( 'clicking an image of a slideshow, or pressing Enter, opens the image in WordPress’s lightbox', async ( {
	visitor,
	troubles,
} ) => {
	await expectLightbox( visitor, 'slideshow' );
	expect( troubles ).toEqual( [] );
} );
