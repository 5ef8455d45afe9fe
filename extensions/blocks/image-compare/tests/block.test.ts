import { attr } from '#shared/attributes';
import { attributes } from '../attributes';
import { block, metadata } from '../block';
import { readPicture } from '../rules/picture';
import { DEFAULT_POSITION } from '../rules/position';

describe( 'image compare', () => {
	// spec: 002-1-10
	it( 'is registered', () => {
		expect( { ...block, ...metadata } ).toMatchObject( {
			slug: 'image-compare',
			title: 'Image Compare',
			category: 'grow',
		} );
	} );

	// spec: 002-3.9-1
	it( 'saves two images, a caption and an orientation', () => {
		const picture = attr.object(
			{
				id: attr.positiveInteger(),
				url: attr.string( '' ),
				alt: attr.string( '' ),
				width: attr.positiveInteger(),
				height: attr.positiveInteger(),
			},
			undefined,
			{ role: 'content' }
		);
		expect( attributes ).toMatchObject( {
			imageBefore: picture,
			imageAfter: picture,
			caption: {
				type: 'string',
				source: 'html',
				selector: '.wp-element-caption',
				default: '',
				role: 'content',
			},
			orientation: {
				type: 'string',
				enum: [ 'horizontal', 'vertical' ],
				default: 'horizontal',
			},
		} );
	} );

	it( 'is divided in the middle before its script runs, by its stylesheet', () => {
		expect( DEFAULT_POSITION ).toBe( 50 );
	} );

	it( 'shows an example in the inserter without a request', () => {
		const { imageBefore, imageAfter } = metadata.example.attributes;
		for ( const picture of [ imageBefore, imageAfter ] ) {
			expect( readPicture( picture ) ).toEqual( picture );
			expect( picture.url ).toMatch( /^data:image\/svg\+xml,/ );
		}
	} );
} );
