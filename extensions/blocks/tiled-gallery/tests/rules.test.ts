import {
	GALLERY_MEDIA_TYPES,
	gallerySources,
	type GalleryLayout,
} from '#shared/media';
import {
	ALIGNMENTS,
	attributes as schema,
	FILTERS,
	LINK_TARGETS,
} from '../attributes';
import { metadata } from '../block';
import { messages } from '../messages';
import {
	galleryPatch,
	imageFromMedia,
	isPicture,
	selectMedia,
	withoutIds,
} from '../rules/gallery-patch';
import { readImages } from '../rules/gallery';
import { columnsOf } from '../rules/layout';
import { image, images, attributesWith } from './images';
import cases from './widths.cases.json';

/** Width, height, whether the image is cropped to a square, and the expected widths. */
const CASES = cases as [ number, number, boolean, number[] ][];

describe( 'saved gallery attributes', () => {
	it( 'contain IDs, column widths, and no more columns than images', () => {
		const patch = galleryPatch(
			[ ...images( 2 ), image() ],
			attributesWith( { columns: 9, className: 'is-style-columns' } )
		);
		expect( patch ).toMatchObject( {
			ids: [ 1, 2 ],
			columns: 3,
			columnWidths: [ [ 33.33, 33.33, 33.33 ] ],
		} );
	} );

	it( 'cannot include IDs that were set directly', () => {
		expect( () => withoutIds( { ids: [ 1 ] } ) ).toThrow( /ids .* never/ );
		expect( withoutIds( { columns: 2 } ) ).toEqual( { columns: 2 } );
	} );

	it( 'omit the number of columns if the author chose none', () => {
		expect(
			galleryPatch( images( 2 ), attributesWith( {} ) ).columns
		).toBeUndefined();
	} );

	it( 'keep the caption of an image with an invalid URL', () => {
		expect(
			galleryPatch(
				[ image( { url: undefined, id: 5, caption: 'Words' } ) ],
				attributesWith( {} )
			)
		).toMatchObject( {
			ids: [],
			images: [ { alt: '', caption: 'Words' } ],
		} );
	} );
} );

describe( 'library media', () => {
	const media = ( id: number, more: object = {} ) => ( {
		id,
		url: `https://example.org/${ id }.jpg`,
		link: `https://example.org/?attachment_id=${ id }`,
		alt: `Alt ${ id }`,
		caption: '',
		media_details: {
			width: 4000,
			height: 3000,
			sizes: {
				large: {
					source_url: `https://example.org/${ id }-large.jpg`,
					width: 1024,
					height: 768,
				},
			},
		},
		...more,
	} );

	it( 'become images of the size “large” that keep the full file and page URLs', () => {
		expect( imageFromMedia( media( 5 ) ) ).toMatchObject( {
			id: 5,
			url: 'https://example.org/5-large.jpg',
			fullUrl: 'https://example.org/5.jpg',
			link: 'https://example.org/?attachment_id=5',
			width: '1024',
			height: '768',
			alt: 'Alt 5',
		} );
	} );

	it.each( [
		[ { mime_type: 'application/pdf' } ],
		[ { mime: 'video/mp4' } ],
		[ { url: 'javascript:alert(1)', media_details: {} } ],
		[ { url: undefined, media_details: {} } ],
	] )( 'with %j are rejected', ( more ) => {
		expect( imageFromMedia( media( 5, more ) ) ).toBeNull();
	} );

	it( 'keep the author’s texts, and do not replace images from other sites', () => {
		expect(
			selectMedia(
				[
					image( { id: 5, alt: 'Mine', caption: 'Here' } ),
					image( { url: 'https://elsewhere.example/b.jpg' } ),
				],
				[ media( 6 ), media( 5, { caption: 'There' } ) ]
			)
		).toMatchObject( [
			{ id: 6, alt: 'Alt 6' },
			{ id: 5, alt: 'Mine', caption: 'Here' },
			{ url: 'https://elsewhere.example/b.jpg' },
		] );
	} );
} );

describe( 'a file', () => {
	const ALLOWED = {
		'jpg|jpeg|jpe': 'image/jpeg',
		heic: 'image/heic',
		pdf: 'application/pdf',
	};

	it.each( [
		[ 'a.jpg', 'image/jpeg', true ],
		[ 'a.pdf', 'application/pdf', false ],
		[ 'a.HEIC', '', true ],
		[ 'a.jpeg', '', true ],
		[ 'a.pdf', '', false ],
		[ 'a.exe', '', false ],
		[ 'a', '', false ],
	] )( 'named %s with the type "%s" is an image: %s', ( name, type, is ) => {
		expect( isPicture( { name, type }, ALLOWED ) ).toBe( is );
	} );

	it( 'of an unknown type is rejected if the site lists no allowed extensions', () => {
		expect( isPicture( { name: 'a.jpg', type: '' }, undefined ) ).toBe(
			false
		);
	} );
} );

describe( 'the tiled gallery', () => {
	// spec: 001-9-1
	it( 'has the limits, layouts, filters and link targets from the specification', () => {
		const count = ( pictures: number ) => columnsOf( undefined, pictures );
		expect( [ 1, 2, 3, 4, 30 ].map( count ) ).toEqual( [ 1, 2, 3, 3, 3 ] );
		expect( columnsOf( 99, 500 ) ).toBe( 20 );
		expect( schema.columns ).toMatchObject( { min: 1, max: 20 } );
		expect( schema.roundedCorners ).toMatchObject( { min: 0, max: 20 } );
		expect( GALLERY_MEDIA_TYPES ).toEqual( [ 'image' ] );
		expect( metadata.styles ).toEqual( [
			{ name: 'rectangular', label: 'Tiled mosaic', isDefault: true },
			{ name: 'circle', label: 'Circles' },
			{ name: 'columns', label: 'Tiled columns' },
			{ name: 'square', label: 'Square tiles' },
		] );
		expect( ALIGNMENTS ).toEqual( [ 'center', 'wide', 'full' ] );
		expect( [ 'original', ...FILTERS ] ).toEqual( [
			'original',
			'black-and-white',
			'sepia',
			'1977',
			'clarendon',
			'gingham',
		] );
		expect(
			Object.fromEntries(
				LINK_TARGETS.map( ( name ) => [
					name,
					messages.linkTarget[ name ](),
				] )
			)
		).toEqual( {
			attachment: 'Attachment Page',
			media: 'Media File',
			none: 'None',
		} );

		const asked = (
			layout: GalleryLayout,
			width: number,
			height: number
		) =>
			gallerySources(
				{ url: 'https://site.example/a.jpg', width, height },
				layout,
				'https://images.example.net'
			);
		const wide = asked( 'rectangular', 4000, 3000 );
		expect( wide.src ).toContain( '?w=2000&' );
		expect( wide.srcset?.match( /\d+(?=w(?:,|$))/g ) ).toEqual( [
			'600',
			'900',
			'1200',
			'1500',
			'1800',
		] );
		for ( const layout of [ 'square', 'circle' ] as const ) {
			expect( asked( layout, 4000, 3000 ).src ).toContain(
				'resize=2000%2C2000'
			);
			expect( asked( layout, 1600, 900 ).src ).toContain(
				'resize=900%2C900'
			);
		}
	} );

	it.each( CASES )(
		'offers the image widths that widths.cases.json expects for %i × %i pixels (square: %s)',
		( width, height, isSquare, widths ) => {
			const { srcset } = gallerySources(
				{ url: 'https://site.example/a.jpg', width, height },
				isSquare ? 'square' : 'rectangular',
				'https://images.example.net'
			);
			expect(
				( srcset?.match( /\d+(?=w(?:,|$))/g ) ?? [] ).map( Number )
			).toEqual( widths );
		}
	);

	it( 'sends no image requests for the inserter preview', () => {
		const pictures = readImages( metadata.example.attributes.images );
		expect( pictures ).toHaveLength( 5 );
		expect(
			pictures.every( ( { url } ) => url?.startsWith( 'data:image/' ) )
		).toBe( true );
	} );
} );
