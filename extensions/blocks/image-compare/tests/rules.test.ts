import { attr, replaceAngleBrackets } from '#shared/attributes';
import fc from 'fast-check';
import { attributes } from '../attributes';
import { block, metadata } from '../block';
import {
	altOf,
	coreImageOf,
	joinCaptions,
	pictureOfCoreImage,
	picturesOf,
	readPicture,
	storePicture,
} from '../rules/picture';
import { pictureFromMedia } from '../rules/picture-from-media';
import {
	type BeforeAfterMode,
	clipPaths,
	DEFAULT_POSITION,
} from '../rules/position';

const HARBOUR = {
	id: 11,
	url: 'https://example.org/harbour.jpg',
	alt: 'The harbour',
	width: 1024,
	height: 768,
};

describe( 'a saved image', () => {
	// spec: 002-3.9-1
	it( 'consists of id, url, alt, width and height', () => {
		expect( storePicture( HARBOUR ) ).toEqual( HARBOUR );
		expect( readPicture( HARBOUR ) ).toEqual( HARBOUR );
	} );

	it( 'stores escaped text that WordPress does not change, with angle quotes instead of angle brackets', () => {
		expect(
			storePicture( {
				url: 'https://example.org/?a=1&b=2',
				alt: '"Fish & Chips" < 5 > &amp;',
			} )
		).toEqual( {
			url: 'https://example.org/?a=1&amp;b=2',
			alt: '"Fish &amp; Chips" ‹ 5 › &amp;amp;',
		} );
	} );

	it( 'keeps any text unchanged except for angle brackets', () => {
		fc.assert(
			fc.property( fc.string(), fc.nat(), ( alt, query ) => {
				const picture = {
					url: `https://example.org/?a=${ query }&b=&amp;`,
					alt,
				};
				expect( readPicture( storePicture( picture ) ) ).toEqual( {
					...picture,
					alt: replaceAngleBrackets( alt ),
				} );
			} )
		);
	} );

	it.each( [
		[ 'nothing', undefined ],
		[ 'null', null ],
		[ 'text', 'https://example.org/a.jpg' ],
		[ 'a list', [] ],
		[ 'no URL', { alt: 'Kept' } ],
		[ 'an empty URL', { url: '  ' } ],
		[ 'a URL that is not text', { url: 7 } ],
		[ 'a javascript: URL', { url: 'javascript:alert(1)' } ],
		[ 'a blob: URL', { url: 'blob:https://example.org/1' } ],
		[ 'a data: URL that is not an image', { url: 'data:text/html,<p>' } ],
	] )( 'is read as null if the post contains %s', ( _, stored ) => {
		expect( readPicture( stored ) ).toBeNull();
	} );

	it.each( [
		[ 'text', { id: '11', width: '300px', height: '200' }, 11, 300, 200 ],
		[
			'only one dimension',
			{ width: 300 },
			undefined,
			undefined,
			undefined,
		],
		[
			'nonsense',
			{ id: -1, width: 'auto', height: 20 },
			undefined,
			undefined,
			undefined,
		],
		[
			'fractions',
			{ id: 1.5, width: 0, height: NaN },
			undefined,
			undefined,
			undefined,
		],
	] )(
		'is parsed even if its numbers are %s',
		( _, numbers, id, width, height ) => {
			expect(
				readPicture( { url: 'https://example.org/a.jpg', ...numbers } )
			).toEqual( {
				url: 'https://example.org/a.jpg',
				alt: '',
				...( id ? { id } : {} ),
				...( width ? { width, height } : {} ),
			} );
		}
	);

	it( 'can be written by hand without HTML entities', () => {
		expect(
			readPicture( {
				url: 'https://example.org/?a=1&b=2',
				alt: 'Fish & Chips < 5',
			} )
		).toEqual( {
			url: 'https://example.org/?a=1&b=2',
			alt: 'Fish & Chips < 5',
		} );
	} );

	it( 'keeps its alternative text if its URL is invalid', () => {
		expect(
			altOf( { url: 'javascript:1', alt: 'Fish &amp; Chips' } )
		).toBe( 'Fish & Chips' );
		expect( altOf( undefined ) ).toBe( '' );
	} );

	it( 'is read without an error and never has an unsafe URL, for any input', () => {
		fc.assert(
			fc.property( fc.anything(), fc.string(), ( anything, url ) => {
				readPicture( anything );
				const picture = readPicture( { url } );
				return ! picture || ! /^\s*javascript:/i.test( picture.url );
			} )
		);
	} );
} );

describe( 'a media item', () => {
	it.each( [
		[
			"of the library's window",
			{
				id: 11,
				type: 'image',
				mime: 'image/jpeg',
				url: 'https://example.org/full.jpg',
				alt: 'The harbour',
				width: 4000,
				height: 3000,
				sizes: {
					large: {
						url: 'https://example.org/harbour.jpg',
						width: 1024,
						height: 768,
					},
				},
			},
		],
		[
			'of the REST API',
			{
				id: 11,
				type: 'attachment',
				media_type: 'image',
				mime_type: 'image/jpeg',
				source_url: 'https://example.org/full.jpg',
				alt_text: 'The harbour',
				media_details: {
					width: 4000,
					height: 3000,
					sizes: {
						large: {
							source_url: 'https://example.org/harbour.jpg',
							width: 1024,
							height: 768,
						},
					},
				},
			},
		],
		[
			'that is a small image',
			{
				id: 11,
				media_type: 'image',
				source_url: HARBOUR.url,
				alt: 'The harbour',
				media_details: { width: 1024, height: 768, sizes: {} },
			},
		],
		[ 'that is a block dropped here', { ...HARBOUR, type: 'image' } ],
		[ 'without a media type', HARBOUR ],
	] )( '%s becomes an image', ( _, media ) => {
		expect( pictureFromMedia( media ) ).toEqual( HARBOUR );
	} );

	// spec: 002-5-11
	it.each( [
		[ 'a video', { ...HARBOUR, type: 'video', mime: 'video/mp4' } ],
		[ 'an audio file', { ...HARBOUR, media_type: 'audio' } ],
		[ 'a file', { ...HARBOUR, type: 'attachment', media_type: 'file' } ],
		[
			'a document with the media type image',
			{ ...HARBOUR, type: 'image', mime_type: 'application/pdf' },
		],
		[ 'an unfinished upload', { url: 'blob:https://example.org/1' } ],
		[ 'only a URL', 'https://example.org/a.jpg' ],
		[ 'nothing', undefined ],
	] )( 'is rejected if it is %s', ( _, media ) => {
		expect( pictureFromMedia( media ) ).toBeNull();
	} );
} );

describe( 'core image blocks', () => {
	it( 'are converted to compared images and back', () => {
		const image = {
			id: 11,
			url: 'https://example.org/a.jpg?a=1&b=2',
			alt: 'Fish & Chips &amp;',
			width: '300px',
			height: '200px',
		};
		const picture = pictureOfCoreImage( image );
		expect( picture ).toEqual( { ...image, width: 300, height: 200 } );
		expect( picture && coreImageOf( picture, 'Lunch' ) ).toEqual( {
			id: 11,
			url: image.url,
			alt: image.alt,
			caption: 'Lunch',
		} );
		expect( pictureOfCoreImage( { alt: 'Nothing chosen' } ) ).toBeNull();
	} );

	it( 'keep every caption when captions are joined', () => {
		expect(
			joinCaptions( [
				undefined,
				'The bay',
				'',
				{ toString: () => '<em>1920</em>' },
			] )
		).toBe( 'The bay<br><em>1920</em>' );
	} );

	it( 'are created from the valid images of a comparison, in order', () => {
		expect(
			picturesOf( {
				imageBefore: { url: 'blob:x', alt: '' },
				imageAfter: storePicture( HARBOUR ),
			} )
		).toEqual( [ HARBOUR ] );
	} );
} );

describe( 'the Image Compare block', () => {
	// spec: 002-1-10
	it( 'is registered with its slug, title and category', () => {
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

	it( 'has its divider in the middle until its script runs', () => {
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

describe( 'the two images', () => {
	it.each< [ BeforeAfterMode, boolean, string, string ] >( [
		[ 'horizontal', false, 'inset(0 70% 0 0)', 'inset(0 0 0 30%)' ],
		[ 'horizontal', true, 'inset(0 0 0 70%)', 'inset(0 30% 0 0)' ],
		[ 'vertical', false, 'inset(0 0 70% 0)', 'inset(30% 0 0 0)' ],
		[ 'vertical', true, 'inset(0 0 70% 0)', 'inset(30% 0 0 0)' ],
	] )(
		'meet at the divider (%s, right to left: %p)',
		( mode, isRtl, first, second ) => {
			expect( clipPaths( 30, mode, isRtl ) ).toEqual( { first, second } );
		}
	);
} );
