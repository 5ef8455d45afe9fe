import {
	attributes,
	ratioOf,
	readSlides,
	sizeSlugOf,
	type Slide,
	slidesPatch,
} from '../attributes';
import { metadata } from '../block';
import {
	resizeSlides,
	selectMedia,
	slideFromMedia,
} from '../rules/chosen-media';

const slide = ( some: Partial< Slide > = {} ): Slide => ( {
	url: 'https://example.org/a.jpg',
	alt: '',
	caption: '',
	...some,
} );

describe( 'the slides in a post', () => {
	it( 'are read from the strings in the markup', () => {
		expect(
			readSlides( [
				{
					id: '7',
					url: 'https://example.org/a.jpg',
					alt: 'A',
					caption: '<em>a</em>',
					link: '/a',
					width: '30',
					height: '20',
				},
			] )
		).toEqual( [
			{
				id: 7,
				url: 'https://example.org/a.jpg',
				alt: 'A',
				caption: '<em>a</em>',
				link: '/a',
				width: 30,
				height: 20,
			},
		] );
	} );

	it.each( [
		[ 'no URL', { alt: 'A', caption: 'a' }, 'A', 'a' ],
		[ 'a script URL', { url: 'javascript:alert(1)', alt: 'A' }, 'A', '' ],
		[ 'an unfinished upload', { url: 'blob:x', caption: 'a' }, '', 'a' ],
	] )(
		'keep the alternative text and caption of an image with %s',
		( _, image, alt, caption ) => {
			expect( readSlides( [ image ] ) ).toEqual( [ { alt, caption } ] );
		}
	);

	it.each( [
		[ 'a text instead of a list', 'images' ],
		[ 'nothing', undefined ],
		[ 'empty entries', [ {}, null, 3, 'a', { url: 'data:text/html,a' } ] ],
	] )( 'are empty if the post contains %s', ( _, images ) => {
		expect( readSlides( images ) ).toEqual( [] );
	} );

	it.each( [ '-1', '0', '1.5', '1e3', '9999999999', 'wide' ] )(
		'have no width if the saved width is %s',
		( width ) => {
			expect(
				readSlides( [ { url: '/a.jpg', width } ] )[ 0 ]?.width
			).toBeUndefined();
		}
	);

	it( 'do not contain links with an unsafe URL', () => {
		const link = ( to: string ) =>
			readSlides( [ { url: '/a.jpg', link: to } ] )[ 0 ]?.link;
		expect( link( 'javascript:alert(1)' ) ).toBeUndefined();
		expect( link( 'mailto:someone@example.org' ) ).toBe(
			'mailto:someone@example.org'
		);
	} );

	// spec: 002-3.8-4, 002-3.8-5
	it( 'determine the IDs in the block’s attributes', () => {
		expect(
			slidesPatch(
				[
					slide( { id: 3, link: '/b', width: 4, height: 2 } ),
					slide( { alt: 'elsewhere' } ),
					{ alt: '', caption: 'words' },
				],
				{ ids: [ 9 ], sizeSlug: 'medium' }
			)
		).toEqual( {
			ids: [ 3 ],
			sizeSlug: 'medium',
			images: [
				{
					id: 3,
					url: 'https://example.org/a.jpg',
					alt: '',
					caption: '',
					link: '/b',
					width: 4,
					height: 2,
				},
				{
					url: 'https://example.org/a.jpg',
					alt: 'elsewhere',
					caption: '',
				},
				{ alt: '', caption: 'words' },
			],
		} );
	} );

	it( 'are saved without angle brackets, except for the HTML in captions', () => {
		const { images } = slidesPatch(
			[ slide( { alt: 'Fish & <Chips>', caption: '1 &lt; <b>2</b>' } ) ],
			{ ids: [], sizeSlug: undefined }
		);
		expect( images ).toMatchObject( [
			{ alt: 'Fish & ‹Chips›', caption: '1 &lt; <b>2</b>' },
		] );
	} );

	// spec: 002-3.8-7
	it.each( [
		[ [ 1 ], undefined, 'full' ],
		[ [], undefined, 'large' ],
		[ [], 'medium', 'medium' ],
		[ [ 1 ], 'medium', 'medium' ],
	] )(
		'with the IDs %j and the saved size %p get the size %s',
		( ids, sizeSlug, size ) => {
			expect( sizeSlugOf( { ids, sizeSlug } ) ).toBe( size );
			expect( slidesPatch( [], { ids, sizeSlug } ).sizeSlug ).toBe(
				size
			);
		}
	);

	// spec: 000-5-18
	it.each( [
		[ 'a square for a portrait', 600, 900, '1' ],
		[ '16 to 9 for a panorama', 3000, 1000, '1.7778' ],
		[ 'the image’s own ratio in between', 1200, 800, '1.5' ],
		[ 'at most four decimals', 1000, 700, '1.4286' ],
	] )(
		'have the first image’s aspect ratio, within limits: %s',
		( _, width, height, ratio ) => {
			expect(
				ratioOf( [ slide(), slide( { width, height } ), slide() ] )
			).toBe( ratio );
		}
	);

	it( 'have no aspect ratio if no size is known', () => {
		expect( ratioOf( [ slide(), slide( { width: 3 } ) ] ) ).toBeUndefined();
	} );
} );

const fromLibrary = {
	id: 5,
	url: 'https://example.org/bay.jpg',
	alt: 'Bay',
	caption: 'The bay',
	width: 3000,
	height: 2000,
	sizes: {
		large: {
			url: 'https://example.org/bay-1024x683.jpg',
			width: 1024,
			height: 683,
		},
	},
};

const fromUpload = {
	id: 6,
	url: 'https://example.org/boat.jpg',
	source_url: 'https://example.org/boat.jpg',
	alt_text: 'Boat',
	caption: { raw: 'A <em>boat</em>', rendered: '<p>A boat</p>' },
	media_details: {
		width: 3000,
		height: 2000,
		sizes: {
			large: {
				source_url: 'https://example.org/boat-1024x683.jpg',
				width: 1024,
				height: 683,
			},
		},
	},
};

describe( 'a new slide', () => {
	it.each( [
		[ 'the library', fromLibrary, 'bay', 'Bay', 'The bay' ],
		[ 'an upload', fromUpload, 'boat', 'Boat', 'A <em>boat</em>' ],
	] )(
		'is created from %s in the requested size',
		( _, media, name, alt, caption ) => {
			expect( slideFromMedia( media, 'large' ) ).toMatchObject( {
				id: media.id,
				url: `https://example.org/${ name }-1024x683.jpg`,
				alt,
				caption,
				width: 1024,
				height: 683,
			} );
			expect( slideFromMedia( media, 'medium' ) ).toMatchObject( {
				url: `https://example.org/${ name }.jpg`,
				width: 3000,
				height: 2000,
			} );
		}
	);

	it.each( [
		[ { id: 1, url: 'blob:https://example.org/1' } ],
		[ { id: 1, alt: 'no address' } ],
		[ null ],
		[ 'text' ],
	] )( 'is not created from the invalid file %j', ( media ) => {
		expect( slideFromMedia( media, 'full' ) ).toBeNull();
	} );
} );

describe( 'choosing media again', () => {
	it( 'uses the new order, and keeps existing captions, links, and slides from other sites', () => {
		const here = [
			slide( { id: 5, caption: 'Mine', link: '/a' } ),
			slide( { id: 9 } ),
			slide( { alt: 'from elsewhere' } ),
		];
		expect(
			selectMedia( here, [ fromUpload, fromLibrary ], 'full' )
		).toMatchObject( [
			{ id: 6, caption: 'A <em>boat</em>' },
			{ id: 5, caption: 'Mine', alt: 'Bay', link: '/a' },
			{ alt: 'from elsewhere' },
		] );
	} );

	it( 'changes the URL and size of slides from the library', () => {
		expect(
			resizeSlides(
				[ slide( { id: 5, caption: 'Mine' } ), slide( { id: 9 } ) ],
				[ fromLibrary ],
				'large'
			)
		).toMatchObject( [
			{
				caption: 'Mine',
				url: 'https://example.org/bay-1024x683.jpg',
				width: 1024,
			},
			{ id: 9, url: 'https://example.org/a.jpg' },
		] );
	} );
} );

describe( 'the slideshow', () => {
	// spec: 002-3.8-1, 002-3.8-2, 002-3.8-3, 002-3.8-6, 002-9-2
	it( 'is centered by default, without autoplay, with three seconds per slide and the effect “slide”', () => {
		expect( attributes ).toMatchObject( {
			align: { default: 'center' },
			autoplay: { type: 'boolean', default: false },
			delay: { type: 'integer', default: 3 },
			effect: { enum: [ 'slide', 'fade' ], default: 'slide' },
		} );
	} );

	// spec: 002-3.8-5
	it( 'reads the alt, caption, id, url and link of each image from the saved HTML', () => {
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
