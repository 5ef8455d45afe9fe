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
	isPosition,
	keyPosition,
	parsePosition,
	pointerPosition,
	type SliderPart,
	spokenPosition,
} from '../rules/position';
import {
	type BeforeAfterOptions,
	sliderSettings,
	type SliderSettings,
} from '../rules/slider-options';

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

const DEFAULTS: SliderSettings = {
	animate: true,
	showLabels: true,
	makeResponsive: true,
	startingPosition: 50,
	mode: 'horizontal',
};

describe( 'slider settings', () => {
	// spec: 000-2.9-3, 000-9-12 (slider default start 50%)
	it( 'have defaults', () => {
		expect( sliderSettings( {}, {} ) ).toEqual( DEFAULTS );
	} );

	it.each< [ BeforeAfterOptions, Partial< SliderSettings > ] >( [
		[ { animate: false }, { animate: false } ],
		[ { showLabels: false }, { showLabels: false } ],
		[ { makeResponsive: false }, { makeResponsive: false } ],
		[ { startingPosition: '35%' }, { startingPosition: 35 } ],
		[ { startingPosition: 35 }, { startingPosition: 35 } ],
		[ { startingPosition: 100 }, {} ],
		[ { mode: 'vertical' }, { mode: 'vertical' } ],
	] )( 'are read from the options %j', ( options, settings ) => {
		expect( sliderSettings( {}, options ) ).toEqual( {
			...DEFAULTS,
			...settings,
		} );
	} );

	it.each< [ Record< string, string >, Partial< SliderSettings > ] >( [
		[ { animate: 'false' }, { animate: false } ],
		[ { showLabels: 'false' }, { showLabels: false } ],
		[ { showlabels: 'false' }, { showLabels: false } ],
		[ { makeResponsive: 'false' }, { makeResponsive: false } ],
		[ { startingposition: '35%' }, { startingPosition: 35 } ],
		[ { startingPosition: '35' }, { startingPosition: 35 } ],
		[ { startingPosition: '0%' }, {} ],
		[ { startingPosition: 'left' }, {} ],
		[ { mode: 'vertical' }, { mode: 'vertical' } ],
		[ { mode: 'Vertical' }, {} ],
		[ { mode: 'diagonal' }, {} ],
		[ { mode: '' }, {} ],
		[ { animate: '' }, {} ],
		[ { animate: '0' }, {} ],
		[ { animate: 'FALSE' }, {} ],
		[ { __proto__x: 'a', constructor: 'b' }, {} ],
	] )( 'are read from the data attributes %j', ( dataset, settings ) => {
		expect( sliderSettings( dataset, {} ) ).toEqual( {
			...DEFAULTS,
			...settings,
		} );
	} );

	it( 'prefer data attributes to options', () => {
		expect(
			sliderSettings(
				{
					animate: 'true',
					mode: 'horizontal',
					startingPosition: '20%',
				},
				{ animate: false, mode: 'vertical', startingPosition: 80 }
			)
		).toEqual( { ...DEFAULTS, startingPosition: 20 } );
	} );

	it( 'fall back to the options if the data attributes are invalid', () => {
		expect(
			sliderSettings(
				{ mode: 'diagonal', startingPosition: 'left' },
				{ mode: 'vertical', startingPosition: 80 }
			)
		).toEqual( { ...DEFAULTS, mode: 'vertical', startingPosition: 80 } );
	} );

	it( 'are valid for any data attributes', () => {
		fc.assert(
			fc.property(
				fc.record( {
					animate: fc.string(),
					mode: fc.string(),
					startingPosition: fc.string(),
				} ),
				( dataset ) => {
					const { mode, startingPosition } = sliderSettings(
						dataset,
						{}
					);
					return (
						[ 'horizontal', 'vertical' ].includes( mode ) &&
						startingPosition > 0 &&
						startingPosition < 100
					);
				}
			)
		);
	} );
} );

describe( 'a divider position', () => {
	// spec: 000-9-12 (slider default start 50%), 000-5-14
	it( 'is 50 percent by default, and must be greater than 0 and less than 100', () => {
		expect( DEFAULT_POSITION ).toBe( 50 );
		expect(
			[ -1, 0, 0.001, 50, 99.999, 100, 101, NaN ].map( isPosition )
		).toEqual( [ false, false, true, true, true, false, false, false ] );
	} );

	it.each< [ unknown, number | null ] >( [
		[ '35%', 35 ],
		[ '35', 35 ],
		[ ' 35.5 % ', 35.5 ],
		[ 35, 35 ],
		[ '0%', null ],
		[ '100%', null ],
		[ 0, null ],
		[ 100, null ],
		[ -5, null ],
		[ '-5%', null ],
		[ '120', null ],
		[ '', null ],
		[ '%', null ],
		[ 'middle', null ],
		[ '3e1', null ],
		[ '35px', null ],
		[ '\uff13\uff15%', null ],
		[ '\u200f35%', null ],
		[ '9'.repeat( 100_000 ), null ],
		[ ' '.repeat( 50_000 ) + 'x', null ],
		[ NaN, null ],
		[ Infinity, null ],
		[ null, null ],
		[ undefined, null ],
		[ true, null ],
		[ [ 35 ], null ],
		[ { valueOf: () => 35 }, null ],
		[ '__proto__', null ],
	] )( 'parses value %#', ( value, position ) => {
		expect( parsePosition( value ) ).toBe( position );
	} );

	it( 'is between 0 and 100, or null, for any input', () => {
		fc.assert(
			fc.property(
				fc.oneof( fc.anything(), fc.string(), fc.double() ),
				( value ) => {
					const position = parsePosition( value );
					return (
						position === null || ( position > 0 && position < 100 )
					);
				}
			)
		);
	} );

	it.each( [
		[ 0.2, 1 ],
		[ 1.4, 1 ],
		[ 49.5, 50 ],
		[ 99.4, 99 ],
		[ 99.9, 99 ],
	] )(
		'of %d is announced as %i, which is never below 1 or above 99',
		( position, spoken ) => {
			expect( spokenPosition( position ) ).toBe( spoken );
		}
	);
} );

describe( 'a key press', () => {
	// spec: 000-4.3-1
	it.each<
		[ string, SliderPart, BeforeAfterMode, 'ltr' | 'rtl', number | null ]
	>( [
		[ 'ArrowRight', 'handle', 'horizontal', 'ltr', 51 ],
		[ 'ArrowLeft', 'handle', 'horizontal', 'ltr', 49 ],
		[ 'ArrowUp', 'handle', 'horizontal', 'ltr', 51 ],
		[ 'ArrowDown', 'handle', 'horizontal', 'ltr', 49 ],
		[ 'ArrowRight', 'handle', 'horizontal', 'rtl', 49 ],
		[ 'ArrowLeft', 'handle', 'horizontal', 'rtl', 51 ],
		[ 'ArrowUp', 'handle', 'horizontal', 'rtl', 51 ],
		[ 'ArrowDown', 'handle', 'vertical', 'ltr', 51 ],
		[ 'ArrowUp', 'handle', 'vertical', 'ltr', 49 ],
		[ 'ArrowRight', 'handle', 'vertical', 'ltr', 51 ],
		[ 'ArrowLeft', 'handle', 'vertical', 'rtl', 51 ],
		[ 'ArrowRight', 'first', 'horizontal', 'ltr', 51 ],
		[ 'ArrowLeft', 'second', 'horizontal', 'ltr', 49 ],
		[ 'Enter', 'first', 'horizontal', 'ltr', 90 ],
		[ ' ', 'first', 'horizontal', 'ltr', 90 ],
		[ 'Enter', 'second', 'horizontal', 'ltr', 10 ],
		[ ' ', 'second', 'horizontal', 'ltr', 10 ],
		[ 'Enter', 'first', 'horizontal', 'rtl', 90 ],
		[ ' ', 'second', 'vertical', 'ltr', 10 ],
		[ 'Enter', 'handle', 'horizontal', 'ltr', null ],
		[ ' ', 'handle', 'horizontal', 'ltr', null ],
		[ 'Home', 'handle', 'horizontal', 'ltr', 1 ],
		[ 'End', 'handle', 'horizontal', 'ltr', 99 ],
		[ 'Home', 'first', 'horizontal', 'ltr', null ],
		[ 'End', 'second', 'horizontal', 'ltr', null ],
		[ 'Tab', 'handle', 'horizontal', 'ltr', null ],
		[ 'PageUp', 'handle', 'horizontal', 'ltr', 60 ],
		[ 'PageDown', 'handle', 'horizontal', 'ltr', 40 ],
		[ 'PageDown', 'handle', 'vertical', 'ltr', 60 ],
		[ 'PageUp', 'first', 'horizontal', 'ltr', null ],
		[ 'a', 'first', 'horizontal', 'ltr', null ],
		[ '__proto__', 'handle', 'horizontal', 'ltr', null ],
	] )(
		'of %j on the %s (%s, %s) changes the position 50 to %p',
		( key, part, mode, dir, next ) => {
			expect( keyPosition( key, part, 50, mode, dir === 'rtl' ) ).toBe(
				next
			);
		}
	);

	it( 'of Page Up or Page Down does not move the divider past 1 or 99', () => {
		expect(
			keyPosition( 'PageUp', 'handle', 95, 'horizontal', false )
		).toBe( 99 );
		expect(
			keyPosition( 'PageDown', 'handle', 5, 'horizontal', false )
		).toBe( 1 );
	} );
} );

describe( 'a pointer', () => {
	const box = { left: 100, top: 20, width: 400, height: 200 };

	it.each< [ string, number, number, BeforeAfterMode, boolean, number ] >( [
		[ 'a quarter from the left', 200, 0, 'horizontal', false, 25 ],
		[
			'a quarter from the left, first image on the right',
			200,
			0,
			'horizontal',
			true,
			75,
		],
		[ 'a quarter from the top', 0, 70, 'vertical', false, 25 ],
		[
			'a quarter from the top, right to left',
			0,
			70,
			'vertical',
			true,
			25,
		],
		[ 'at the left edge', 100, 0, 'horizontal', false, 0 ],
		[ 'at the right edge', 500, 0, 'horizontal', false, 100 ],
		[ 'outside', 60, 0, 'horizontal', false, -10 ],
	] )(
		'%s is converted to a divider position',
		( _, clientX, clientY, mode, isRtl, position ) => {
			expect(
				pointerPosition( { clientX, clientY }, box, mode, isRtl )
			).toBe( position );
		}
	);

	it( 'has no valid position if the images have no size', () => {
		const nowhere = { left: 0, top: 0, width: 0, height: 0 };
		for ( const mode of [ 'horizontal', 'vertical' ] as const ) {
			for ( const at of [ 0, 5, -5 ] ) {
				const position = pointerPosition(
					{ clientX: at, clientY: at },
					nowhere,
					mode,
					false
				);
				expect( isPosition( position ) ).toBe( false );
			}
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
