import { attributes } from '../attributes';
import { metadata } from '../block';
import { readSlides } from '../rules/slides';

describe( 'the slideshow', () => {
	// spec: 002-3.8-1, 002-3.8-2, 002-3.8-3, 002-3.8-6, 002-9-2
	it( 'starts centered, with manual control, three seconds and the effect slide', () => {
		expect( attributes ).toMatchObject( {
			align: { default: 'center' },
			autoplay: { type: 'boolean', default: false },
			delay: { type: 'integer', default: 3 },
			effect: { enum: [ 'slide', 'fade' ], default: 'slide' },
		} );
	} );

	// spec: 002-3.8-5
	it( 'reads its images from the saved HTML: alt, caption, id, url, link', () => {
		const { images } = attributes;
		expect( images ).toMatchObject( {
			source: 'query',
			default: [],
			role: 'content',
		} );
		expect( Object.keys( images.query ?? {} ) ).toEqual( [
			'alt',
			'caption',
			'id',
			'url',
			'link',
			'width',
			'height',
		] );
	} );

	it( 'sends no request for the inserter’s preview', () => {
		const { images } = metadata.example.attributes;
		expect( readSlides( images ) ).toHaveLength( 2 );
		expect(
			images.every( ( { url } ) => url.startsWith( 'data:image/' ) )
		).toBe( true );
	} );
} );
