import { libraryItem } from '../library-item';

const LARGE = { width: 1024, height: 683 };

/** The same image in the formats of the media modal and of the REST API. */
const WINDOW = {
	id: 5,
	url: 'https://example.org/bay.jpg',
	alt: 'A bay',
	caption: 'Low tide',
	mime: 'image/jpeg',
	width: 3000,
	height: 2000,
	sizes: { large: { url: 'https://example.org/bay-1024.jpg', ...LARGE } },
};
const REST = {
	id: 5,
	source_url: 'https://example.org/bay.jpg',
	alt_text: 'A bay',
	caption: { raw: 'Low tide', rendered: '<p>Low tide</p>' },
	mime_type: 'image/jpeg',
	media_details: {
		width: 3000,
		height: 2000,
		sizes: {
			large: { source_url: 'https://example.org/bay-1024.jpg', ...LARGE },
		},
	},
};
const DETAILS = {
	id: 5,
	alt: 'A bay',
	caption: 'Low tide',
	mime: 'image/jpeg',
};
const FULL_SIZE = {
	...DETAILS,
	url: 'https://example.org/bay.jpg',
	width: 3000,
	height: 2000,
};

describe( 'libraryItem', () => {
	it.each( [
		[ 'media modal', WINDOW ],
		[ 'REST API', REST ],
	] )( 'returns the same data for an image from the %s', ( _, media ) => {
		expect( libraryItem( media, 'large' ) ).toEqual( {
			...DETAILS,
			url: 'https://example.org/bay-1024.jpg',
			...LARGE,
		} );
		expect( libraryItem( media, 'poster' ) ).toEqual( FULL_SIZE );
		expect( libraryItem( media ) ).toEqual( FULL_SIZE );
	} );

	it.each( [ null, undefined, '', 7, [], {} ] )(
		'returns no data for %j',
		( media ) => {
			expect(
				Object.values( libraryItem( media, 'large' ) ).filter( Boolean )
			).toEqual( [] );
		}
	);
} );
