import { sortCoreImages } from '../core-images';

it( 'images of core blocks need both an id and a url to be pictures; those with a url alone are left over', () => {
	const whole = { id: 1, url: '/a.jpg', alt: '1 < 2', caption: 'A' };
	const foreign = { url: 'https://elsewhere.example/b.jpg' };
	const { pictures, others } = sortCoreImages(
		[ whole, foreign, { id: 3 }, {} ],
		( picture ) => [ picture as { id?: number; url?: string } ]
	);
	expect( pictures ).toMatchObject( [
		{ id: 1, url: '/a.jpg', alt: '1 ‹ 2', caption: 'A' },
	] );
	expect( others ).toEqual( [ foreign ] );
} );
