import { mediaFilesOfExample } from '../example.data';
import {
	captionsFromMedia,
	replaceSlide,
	slideFromMedia,
} from '../rules/chosen-media';
import { BLUR_DEVIATION, changedSettings, DEFAULTS } from '../rules/settings';
import {
	linkAddress,
	readSlides,
	type Slide,
	slideOfCoreBlock,
	toMediaFiles,
} from '../rules/slides';
import { crop } from '../view/show-slides';
import { readSettings } from './support';

describe( 'the settings of a story', () => {
	// spec: 000-9-6
	it( 'have the defaults in the specification', () => {
		expect( readSettings( undefined ) ).toEqual( {
			imageTime: 5000,
			renderInterval: 50,
			volume: 0.5,
			defaultAspectRatio: 0.5625,
			cropUpTo: 0.2,
			startMuted: false,
			playInFullscreen: true,
			playOnNextSlide: true,
			playOnLoad: false,
			exitFullscreenOnEnd: true,
			loadInFullscreen: false,
			blurredBackground: true,
			showSlideCount: false,
		} );
		expect( BLUR_DEVIATION ).toBe( 18 );
	} );

	it.each( [
		[ { imageTime: 'soon' }, 'imageTime', 5000 ],
		[ { imageTime: 1 }, 'imageTime', 1000 ],
		[ { imageTime: '7000' }, 'imageTime', 7000 ],
		[ { imageTime: 1e9 }, 'imageTime', 60_000 ],
		[ { renderInterval: 1 }, 'renderInterval', 16 ],
		[ { renderInterval: 1e9 }, 'renderInterval', 1000 ],
		[ { defaultAspectRatio: 0 }, 'defaultAspectRatio', 0.25 ],
		[ { defaultAspectRatio: 9 }, 'defaultAspectRatio', 4 ],
		[ { volume: -1 }, 'volume', 0 ],
		[ { cropUpTo: 1 }, 'cropUpTo', 0.9 ],
		[ { volume: 11 }, 'volume', 1 ],
		[ { cropUpTo: -1 }, 'cropUpTo', 0 ],
		[ { startMuted: 'false' }, 'startMuted', false ],
		[ { startMuted: '' }, 'startMuted', true ],
		[ 'nonsense', 'playInFullscreen', true ],
		[ null, 'defaultAspectRatio', 0.5625 ],
	] as const )( 'saved as %j have a valid %s: %p', ( given, name, value ) => {
		expect( readSettings( given )[ name ] ).toBe( value );
	} );

	it( 'are saved only if they differ from the defaults', () => {
		expect( changedSettings( DEFAULTS ) ).toEqual( [] );
		expect(
			changedSettings( readSettings( { volume: 1, startMuted: true } ) )
		).toEqual( [
			[ 'volume', '1' ],
			[ 'startMuted', 'true' ],
		] );
	} );
} );

// spec: 000-5-16
describe( 'the file on a slide', () => {
	it.each( [
		[ 'with the frame’s aspect ratio', 0.5625, null ],
		[ 'at the maximum width', 0.7625, null ],
		[ 'slightly above the maximum width', 0.763, 'wide-crop' ],
		[ 'in landscape format', 1.7778, 'wide-crop' ],
		[ 'at the minimum width', 0.3625, null ],
		[ 'slightly below the minimum width', 0.362, 'narrow-crop' ],
		[ 'of unknown size', NaN, null ],
	] )( '%s (ratio %p) has the crop class %p', ( _, ratio, expected ) => {
		expect( crop( ratio, 0.5625, 0.2 ) ).toBe( expected );
	} );
} );

const UNWRITTEN = { text: '', linkText: '' };

describe( 'slides', () => {
	// The server adds srcset and sizes when it renders the page. spec: 000-3-8
	it( 'are read with url, type, mime, alt, id, width and height', () => {
		const slide = {
			...UNWRITTEN,
			url: 'https://example.org/a.webm',
			type: 'video',
			mime: 'video/webm',
			alt: 'A',
			id: 7,
			width: 720,
			height: 1280,
		};
		expect( readSlides( [ slide ] ) ).toEqual( [ slide ] );
	} );

	it.each( [
		[ undefined, [] ],
		[ [ null, 7, {}, { url: 'javascript:alert(1)' } ], [] ],
		[
			[ { url: 'blob:https://example.org/1', alt: 'On its way' } ],
			[ { ...UNWRITTEN, type: 'image', alt: 'On its way' } ],
		],
		[
			[ { url: 'https://example.org/a.webm', mime: 'video/webm' } ],
			[
				{
					...UNWRITTEN,
					url: 'https://example.org/a.webm',
					type: 'video',
					mime: 'video/webm',
					alt: '',
				},
			],
		],
		[
			[
				{
					url: 'https://example.org/a.jpg',
					type: 'film',
					mime: '"><b>',
					alt: 'A',
					id: 7,
					width: '100',
					height: '-5',
				},
			],
			[
				{
					...UNWRITTEN,
					url: 'https://example.org/a.jpg',
					type: 'image',
					alt: 'A',
					id: 7,
					width: 100,
				},
			],
		],
	] )( 'saved as %j are read as %j', ( given, expected ) => {
		expect( readSlides( given ) ).toEqual( expected );
	} );

	it( 'are read back unchanged from the saved HTML, even without a file', () => {
		const slides = readSlides( [
			...mediaFilesOfExample,
			{ type: 'video', alt: 'A film that is gone', id: 3 },
			{
				url: 'https://example.org/a.webm',
				type: 'video',
				mime: 'video/webm',
				label: 'A film',
				poster: 'https://example.org/a.jpg',
				captions: 'https://example.org/a.vtt',
				captionsLanguage: 'pt-BR',
			},
			{
				url: 'https://example.org/b.jpg',
				text: '<em>Noon</em>',
				link: '/more',
				linkText: 'More &amp; more',
			},
		] );
		expect( slides ).toHaveLength( 5 );
		expect( slides[ 3 ] ).toMatchObject( {
			mime: 'video/webm',
			captionsLanguage: 'pt-BR',
		} );
		expect( toMediaFiles( slides )[ 3 ] ).toHaveProperty(
			'mime',
			'video/webm'
		);
		expect( slides[ 4 ] ).toMatchObject( { link: '/more' } );
		expect( readSlides( toMediaFiles( slides ) ) ).toEqual( slides );
	} );

	it( 'are saved without angle brackets in their alternative text', () => {
		expect(
			toMediaFiles( [
				{
					...UNWRITTEN,
					type: 'image',
					url: '/a.jpg',
					alt: 'Fish & <Chips>',
				},
				{
					...UNWRITTEN,
					type: 'video',
					url: '/b.webm',
					alt: '1 < 2',
				},
			] )
		).toEqual( [
			{
				...UNWRITTEN,
				type: 'image',
				url: '/a.jpg',
				alt: 'Fish & ‹Chips›',
			},
			{
				...UNWRITTEN,
				type: 'video',
				url: '/b.webm',
				label: '1 ‹ 2',
			},
		] );
	} );

	it( 'keep their text when an image is replaced, and their alternative text if the new image has none', () => {
		const picture = ( alt: string ): Slide => ( {
			url: `https://example.org/${ alt }.jpg`,
			type: 'image',
			alt,
			text: `On ${ alt }`,
			linkText: '',
		} );
		const [ a, b, c ] = [ picture( 'a' ), picture( 'b' ), picture( 'c' ) ];
		expect( replaceSlide( [ a, b ], 1, { ...c, alt: '' } ) ).toMatchObject(
			[ a, { url: c.url, alt: 'b', text: 'On b' } ]
		);
		expect( replaceSlide( [ a, b ], 1, c ) ).toMatchObject( [
			a,
			{ alt: 'c', text: 'On b' },
		] );
	} );

	it.each( [
		'javascript:alert(1)',
		'data:text/html,x',
		' jAvascript:alert(1)',
	] )( 'have no link with the unsafe URL %j', ( link ) => {
		const [ slide ] = readSlides( [ { alt: 'A', link, linkText: 'B' } ] );
		expect( slide ).not.toHaveProperty( 'link' );
		expect( slide ).toHaveProperty( 'linkText', 'B' );
	} );
} );

describe( 'the URL of a link', () => {
	it.each( [
		[ 'https://example.org/a?b=c#d', 'https://example.org/a?b=c#d' ],
		[ ' http://example.org ', 'http://example.org' ],
		[ '\u202aexample.org/mo\u00adre\u202c', 'https://example.org/more' ],
		[ 'example.org/more', 'https://example.org/more' ],
		[ 'mailto:me@example.org', 'mailto:me@example.org' ],
		[ '/about', '/about' ],
		[ '#more', '#more' ],
		[ '', '' ],
		[ 'about us', null ],
		[ 'about', null ],
		[ 'javascript:alert(1)', null ],
		[ 'data:text/html,x', null ],
		[ 'javascript.x:alert(1)', null ],
	] )( 'entered as %j becomes %j', ( entry, address ) => {
		expect( linkAddress( entry ) ).toBe( address );
	} );
} );

describe( 'captionsFromMedia', () => {
	const url = 'https://example.org/waves.vtt';
	it.each( [
		[ { url, mime: 'text/vtt' }, url ],
		[ { source_url: url }, url ],
		[ { url: 'https://example.org/a.jpg', mime: 'image/jpeg' }, null ],
		[ { url: 'javascript:a.vtt' }, null ],
		[ undefined, null ],
	] )( 'for %j returns %j', ( media, address ) => {
		expect( captionsFromMedia( media ) ).toBe( address );
	} );
} );

describe( 'slideFromMedia', () => {
	it.each( [
		[
			'uses the large size of a library image',
			{
				id: 5,
				type: 'image',
				mime: 'image/jpeg',
				url: 'https://example.org/a.jpg',
				alt: 'A',
				width: 3000,
				height: 2000,
				sizes: {
					large: {
						url: 'https://example.org/a-1024x683.jpg',
						width: 1024,
						height: 683,
					},
				},
			},
			{
				...UNWRITTEN,
				id: 5,
				type: 'image',
				mime: 'image/jpeg',
				url: 'https://example.org/a-1024x683.jpg',
				alt: 'A',
				width: 1024,
				height: 683,
			},
		],
		[
			'uses an uploaded video unchanged',
			{
				id: 6,
				source_url: 'https://example.org/b.webm',
				mime_type: 'video/webm',
				alt_text: '',
				media_details: { width: 720, height: 1280 },
			},
			{
				...UNWRITTEN,
				id: 6,
				type: 'video',
				mime: 'video/webm',
				url: 'https://example.org/b.webm',
				alt: '',
				width: 720,
				height: 1280,
			},
		],
		[
			'rejects an unfinished upload',
			{ url: 'blob:https://example.org/1' },
			null,
		],
		[ 'rejects undefined', undefined, null ],
	] )( '%s', ( _, media, slide ) => {
		expect( slideFromMedia( media ) ).toEqual( slide );
	} );
} );

describe( 'a core block', () => {
	it.each( [
		[
			'image',
			{ url: 'https://example.org/a.jpg', alt: 'A', caption: '<b>B</b>' },
			{ type: 'image', alt: 'A', text: '<b>B</b>' },
		],
		[
			'video',
			{ src: 'https://example.org/a.webm', caption: '' },
			{ type: 'video', alt: '', text: '' },
		],
	] as const )(
		'of the type %s with the attributes %j becomes the slide %j',
		( type, media, slide ) => {
			expect( slideOfCoreBlock( type, media ) ).toMatchObject( slide );
		}
	);

	it( 'keeps an image’s link if the link’s URL is valid', () => {
		const image = { url: 'https://example.org/a.jpg', alt: 'A' };
		expect(
			slideOfCoreBlock( 'image', {
				...image,
				href: 'https://www.shop.example/a/?b=1',
			} )
		).toMatchObject( {
			link: 'https://www.shop.example/a/?b=1',
			linkText: 'shop.example/a',
		} );
		for ( const href of [ undefined, '', 'javascript:alert(1)' ] ) {
			expect(
				slideOfCoreBlock( 'image', { ...image, href } )
			).not.toHaveProperty( 'link' );
		}
	} );

	it( 'is not transformed if it has no file, or has captions in two languages', () => {
		expect( slideOfCoreBlock( 'image', { caption: 'x' } ) ).toBeNull();
		const track = { src: 'https://example.org/pier.vtt', kind: 'captions' };
		expect(
			slideOfCoreBlock( 'video', {
				src: 'https://example.org/pier.mp4',
				tracks: [ track, { ...track, srcLang: 'da' } ],
			} )
		).toBeNull();
	} );
} );
