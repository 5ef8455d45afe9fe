import { expect, expectLightbox, test } from '#e2e';

test( 'a click on an image of a slideshow, or Enter, opens the image in WordPress’s lightbox', async ( {
	visitor,
	troubles,
} ) => {
	await expectLightbox( visitor, 'slideshow' );
	expect( troubles ).toEqual( [] );
} );
