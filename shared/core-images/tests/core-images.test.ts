import { sortCoreImages } from '../core-images';

it( 'sortCoreImages converts only core images that have an ID and a URL', () => {
	const whole = { id: 1, url: '/a.jpg', alt: '1 < 2', caption: 'A' };
	const foreign = { url: 'https://elsewhere.example/b.jpg' };
	const { pictures, others } = sortCoreImages(
		[ whole, foreign, { id: 3 }, {} ],
		( picture ) => [ picture as { id?: number; url?: string } ]
	);
	expect( pictures ).toMatchObject( [
		{ id: 1, url: '/a.jpg', alt: '1 ‹ 2', caption: 'A' },
	] );
	expect( others ).toEqual( [ foreign, { id: 3 }, {} ] );
} );
