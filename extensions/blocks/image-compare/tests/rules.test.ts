import { replaceAngleBrackets } from '#shared/attributes';
import fc from 'fast-check';
import {
	coreImageOf,
	joinCaptions,
	pictureOfCoreImage,
	picturesOf,
} from '../rules/core-images';
import { altOf, readPicture, storePicture } from '../rules/picture';
import { pictureFromMedia } from '../rules/picture-from-media';

const HARBOUR = {
	id: 11,
	url: 'https://example.org/harbour.jpg',
	alt: 'The harbour',
	width: 1024,
	height: 768,
};

describe( 'a saved image', () => {
	// spec: 002-3.9-1
	it( 'has id, url, alt, width and height', () => {
		expect( storePicture( HARBOUR ) ).toEqual( HARBOUR );
		expect( readPicture( HARBOUR ) ).toEqual( HARBOUR );
	} );

	it( 'has texts in the form that WordPress keeps, without brackets', () => {
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

	it( 'is read as it was saved, for any text', () => {
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
		[ 'no address', { alt: 'Kept' } ],
		[ 'an empty address', { url: '  ' } ],
		[ 'an address that is no text', { url: 7 } ],
		[ 'an address that runs', { url: 'javascript:alert(1)' } ],
		[ 'an address of this browser', { url: 'blob:https://example.org/1' } ],
		[ 'data that is no picture', { url: 'data:text/html,<p>' } ],
	] )( 'is not read from %s', ( _, stored ) => {
		expect( readPicture( stored ) ).toBeNull();
	} );

	it.each( [
		[ 'text', { id: '11', width: '300px', height: '200' }, 11, 300, 200 ],
		[ 'one length only', { width: 300 }, undefined, undefined, undefined ],
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
	] )( 'with numbers as %s', ( _, numbers, id, width, height ) => {
		expect(
			readPicture( { url: 'https://example.org/a.jpg', ...numbers } )
		).toEqual( {
			url: 'https://example.org/a.jpg',
			alt: '',
			...( id ? { id } : {} ),
			...( width ? { width, height } : {} ),
		} );
	} );

	it( 'may be written by hand without entities', () => {
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

	it( 'never throws, and never allows an unsafe URL', () => {
		fc.assert(
			fc.property( fc.anything(), fc.string(), ( anything, url ) => {
				readPicture( anything );
				const picture = readPicture( { url } );
				return ! picture || ! /^\s*javascript:/i.test( picture.url );
			} )
		);
	} );
} );

describe( 'media', () => {
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
			'that is a small picture',
			{
				id: 11,
				media_type: 'image',
				source_url: HARBOUR.url,
				alt: 'The harbour',
				media_details: { width: 1024, height: 768, sizes: {} },
			},
		],
		[ 'that is a block dropped here', { ...HARBOUR, type: 'image' } ],
		[ 'of which no kind is told', HARBOUR ],
	] )( '%s becomes an image', ( _, media ) => {
		expect( pictureFromMedia( media ) ).toEqual( HARBOUR );
	} );

	// spec: 002-5-11
	it.each( [
		[ 'a film', { ...HARBOUR, type: 'video', mime: 'video/mp4' } ],
		[ 'a sound', { ...HARBOUR, media_type: 'audio' } ],
		[ 'a file', { ...HARBOUR, type: 'attachment', media_type: 'file' } ],
		[
			'a document that says image of itself',
			{ ...HARBOUR, type: 'image', mime_type: 'application/pdf' },
		],
		[ 'what is still on its way', { url: 'blob:https://example.org/1' } ],
		[ 'an address alone', 'https://example.org/a.jpg' ],
		[ 'nothing', undefined ],
	] )( 'that is %s is rejected', ( _, media ) => {
		expect( pictureFromMedia( media ) ).toBeNull();
	} );
} );

describe( 'core image blocks', () => {
	it( 'transform into images of the block and back', () => {
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

	it( 'keep all captions', () => {
		expect(
			joinCaptions( [
				undefined,
				'The bay',
				'',
				{ toString: () => '<em>1920</em>' },
			] )
		).toBe( 'The bay<br><em>1920</em>' );
	} );

	it( 'are read only if they can be shown, starting with the first', () => {
		expect(
			picturesOf( {
				imageBefore: { url: 'blob:x', alt: '' },
				imageAfter: storePicture( HARBOUR ),
			} )
		).toEqual( [ HARBOUR ] );
	} );
} );
