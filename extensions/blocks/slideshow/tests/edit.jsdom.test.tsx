import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import {
	inspector,
	openEditor,
	openPanels,
} from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import {
	fakeLibrary,
	fileOf as picture,
	imageOf as media,
} from '../../../../tests/harness/fake-library';
import {
	isLocked,
	registerPostStore,
} from '../../../../tests/harness/fake-post-store';
import { fixtureOf } from '../../../../tests/harness/fixtures';
import { slideshow } from '..';
import {
	FAILED_EVENT,
	SHOW_EVENT,
	STAGE_CLASS,
	START_ATTRIBUTE,
} from '../markup';

const fixture = ( name: string ) => fixtureOf( name ).saved;
const EMPTY = fixture( 'slideshow__none' );
const TWO = fixture( 'slideshow__plain' );
/** WordPress loads an attachment once for all tests, so a test that waits for one needs its own IDs. */
const twoWithIds = ( one: number, other: number ) =>
	TWO.replace( /\b31\b/g, `${ one }` ).replace( /\b32\b/g, `${ other }` );
const EVERYTHING = fixture( 'slideshow__everything' );

registerPostStore();

const library = fakeLibrary();
const imageSizes = [
	{ slug: 'thumbnail', name: 'Thumbnail' },
	{ slug: 'large', name: 'Large' },
	{ slug: 'full', name: 'Full Size' },
];

const open = ( content: string, settings: object = {} ) =>
	openEditor( {
		blocks: [ slideshow ],
		content,
		settings: {
			imageSizes,
			mediaUpload: library.mediaUpload,
			...settings,
		},
	} );

/** A fake media query for reduced motion. */
const motion = { matches: false };

beforeAll( () => {
	window.matchMedia = ( query ) =>
		Object.defineProperty(
			Object.assign( new EventTarget(), {
				matches: false,
				media: query,
				onchange: null,
				addListener() {},
				removeListener() {},
			} ),
			'matches',
			{ get: () => motion.matches && query.includes( 'reduce' ) }
		);
} );

beforeEach( () => {
	Reflect.set( window, INITIAL_STATE_GLOBAL, {
		plugin: { address: 'http://localhost/build', version: '7' },
	} );
} );

afterEach( async () => {
	motion.matches = false;
	await act( async () =>
		library.uploads.forEach( ( { onFileChange } ) =>
			onFileChange( [ media( 99 ) ] )
		)
	);
	document.head.replaceChildren();
	await dispatch( noticesStore ).removeAllNotices();
} );

/** Ignores announcements for screen readers. */
const SEEN = { ignore: '.a11y-speak-region' };
const notices = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { status, content } ) => [ status, content ] );
const stage = () => {
	const found = document.querySelector( `.${ STAGE_CLASS }` );
	if ( ! found ) {
		throw new Error( 'No slideshow on the canvas.' );
	}
	return found;
};
const show = ( index: number ) =>
	act( async () => {
		stage().dispatchEvent(
			new CustomEvent( SHOW_EVENT, { detail: index } )
		);
	} );
/** Responds to WordPress's requests for attachments. Responses with a list include headers. */
const serveMedia = ( answer: ( path: string ) => Promise< object[] > ) =>
	apiFetch.setFetchHandler( async ( { path = '', parse = true } ) => {
		if ( ! path.startsWith( '/wp/v2/media' ) ) {
			return { attachment: { slug: 'attachment', rest_base: 'media' } };
		}
		const found = await answer( path );
		return parse
			? found
			: {
					json: async () => found,
					headers: new Headers( {
						'X-WP-Total': String( found.length ),
						'X-WP-TotalPages': '1',
					} ),
				};
	} );
const attributesOf = ( editor: Awaited< ReturnType< typeof open > > ) =>
	editor.blocks()[ 0 ]?.attributes ?? {};

describe( 'an empty slideshow', () => {
	// spec: 002-2.8-1, 002-4.7-1
	it( 'asks for images', async () => {
		await open( EMPTY );
		expect(
			screen.getByText(
				'Drag images, upload new ones or select files from your library.',
				SEEN
			)
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Media Library' } )
		).toBeVisible();
	} );

	// spec: 002-6-2
	it( 'offers no picker to users who may not upload, and says why', async () => {
		const editor = await open( EMPTY, { mediaUpload: undefined } );
		await editor.selectBlock();
		expect(
			screen.getByText(
				'To edit this block, you need permission to upload media.',
				SEEN
			)
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Media Library' } )
		).toBeNull();
		expect( screen.queryByRole( 'button', { name: 'Upload' } ) ).toBeNull();
		expect(
			screen.queryByRole( 'button', { name: 'Edit Slideshow' } )
		).toBeNull();
	} );

	// spec: 002-3.8-4, 002-3.8-7, 002-5-7
	it( 'uses the large size of images from the library, and saves their IDs', async () => {
		library.chosen = [ media( 5 ), media( 6 ) ];
		const editor = await open( EMPTY );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Media Library' } )
		);
		expect( library.opened.at( -1 )?.allowedTypes ).toEqual( [ 'image' ] );
		expect( attributesOf( editor ) ).toMatchObject( {
			ids: [ 5, 6 ],
			sizeSlug: 'large',
			images: [
				{ id: 5, url: 'https://example.org/5-large.jpg' },
				{ id: 6, url: 'https://example.org/6-large.jpg' },
			],
		} );
		expect( editor.saved() ).toContain(
			'--dovetail-slideshow-ratio:1.4993'
		);
	} );

	// spec: 002-5-7
	it( 'uploads only image files', async () => {
		const editor = await open( EMPTY );
		const field =
			document.querySelector< HTMLInputElement >( 'input[type="file"]' );
		expect( field ).toHaveAttribute( 'accept', 'image/*' );
		expect( field?.multiple ).toBe( true );
		if ( field ) {
			await editor.user.upload( field, [ picture( 'a.jpg' ) ] );
		}
		expect( library.uploads ).toMatchObject( [
			{ allowedTypes: [ 'image' ] },
		] );
	} );
} );

describe( 'an upload', () => {
	async function uploadTwo( content = TWO ) {
		const editor = await open( content );
		await editor.selectBlock();
		const field =
			document.querySelector< HTMLInputElement >( 'input[type="file"]' );
		if ( field ) {
			await editor.user.upload( field, [
				picture( 'a.jpg' ),
				picture( 'b.jpg' ),
			] );
		}
		return editor;
	}
	const answer = ( index: number, item: object ) =>
		act( async () => library.uploads[ index ]?.onFileChange( [ item ] ) );

	// spec: 002-4.7-2
	it( 'locks saving the post until every image has its final URL', async () => {
		const editor = await uploadTwo();
		expect( isLocked() ).toBe( true );
		await answer( 0, { url: 'blob:https://example.org/1' } );
		await answer( 1, { url: 'blob:https://example.org/2' } );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Uploading…'
		);
		expect( editor.saved() ).toBe( TWO );
		await answer( 1, media( 42 ) );
		expect( isLocked() ).toBe( true );
		expect( editor.saved() ).toBe( TWO );
		await answer( 0, media( 41 ) );
		expect( isLocked() ).toBe( false );
		expect( attributesOf( editor ).ids ).toEqual( [ 31, 32, 41, 42 ] );
		expect( editor.saved() ).not.toContain( 'blob:' );
		expect( screen.queryByText( 'Uploading…' ) ).toBeNull();
	} );

	// spec: 002-8-6
	it( 'that fails shows a notice, and does not stop other uploads', async () => {
		const editor = await uploadTwo();
		await answer( 0, { url: 'blob:https://example.org/1' } );
		await act( async () =>
			library.uploads[ 0 ]?.onError(
				'a.jpg: Sorry, this file type is not supported here.'
			)
		);
		expect( notices() ).toEqual( [
			[ 'error', 'a.jpg: Sorry, this file type is not supported here.' ],
		] );
		await answer( 1, media( 42 ) );
		expect( isLocked() ).toBe( false );
		expect( attributesOf( editor ).ids ).toEqual( [ 31, 32, 42 ] );
	} );

	it( 'keeps changes that the author makes during the upload', async () => {
		const editor = await uploadTwo();
		await editor.openPanel( 'Image Settings' );
		fireEvent.change(
			within( inspector() ).getByRole( 'textbox', {
				name: 'Alternative text of slide 1',
			} ),
			{ target: { value: 'Written meanwhile' } }
		);
		await answer( 0, media( 41 ) );
		await answer( 1, media( 42 ) );
		expect( editor.saved() ).toContain( 'alt="Written meanwhile"' );
		expect( attributesOf( editor ).ids ).toEqual( [ 31, 32, 41, 42 ] );
	} );

	it( 'leaves the slide and the focus in the caption that the author types', async () => {
		const editor = await uploadTwo();
		const caption = () =>
			screen.getByRole( 'textbox', { name: 'Caption of slide 1' } );
		act( () => caption().focus() );
		await answer( 0, media( 41 ) );
		await answer( 1, media( 42 ) );
		expect( attributesOf( editor ).ids ).toEqual( [ 31, 32, 41, 42 ] );
		expect( caption() ).toHaveFocus();
		expect( stage() ).toHaveAttribute( START_ATTRIBUTE, '0' );
	} );

	it( 'shows the first new slide if the author types nothing', async () => {
		await uploadTwo();
		await answer( 0, media( 41 ) );
		await answer( 1, media( 42 ) );
		expect( stage() ).toHaveAttribute( START_ATTRIBUTE, '2' );
	} );

	it( 'completes and unlocks saving even if the block was removed', async () => {
		const editor = await uploadTwo();
		await act( async () => editor.blocks().splice( 0 ) );
		await answer( 0, media( 41 ) );
		await answer( 1, media( 42 ) );
		expect( isLocked() ).toBe( false );
	} );
} );

describe( 'a slideshow in the editor', () => {
	// spec: 002-2.8-2
	it( 'has the Autoplay, Effects and Image Settings panels, and the first one is open', async () => {
		const editor = await open( TWO );
		await editor.selectBlock();
		for ( const name of [ 'Autoplay', 'Effects', 'Image Settings' ] ) {
			expect(
				within( inspector() ).getByRole( 'button', { name } )
			).toHaveAttribute( 'aria-expanded', String( name === 'Autoplay' ) );
		}
		expect( openPanels() ).toEqual( [ 'Autoplay' ] );
	} );

	// spec: 002-2.8-3
	it( 'has a drop zone and the buttons “Edit Slideshow” and “Upload an image” while it is selected', async () => {
		const editor = await open( TWO );
		expect(
			screen.queryByRole( 'button', { name: 'Upload an image' } )
		).toBeNull();
		await editor.selectBlock();
		expect(
			screen.getByRole( 'button', { name: 'Upload an image' } )
		).toBeVisible();
		expect(
			document.querySelector( '.components-drop-zone' )
		).not.toBeNull();
		library.chosen = [
			{ ...media( 32 ), caption: 'From the library' },
			media( 7 ),
		];
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Edit Slideshow' } )
		);
		expect( library.opened.at( -1 ) ).toMatchObject( {
			gallery: true,
			value: [ 31, 32 ],
			allowedTypes: [ 'image' ],
		} );
		expect( attributesOf( editor ) ).toMatchObject( {
			ids: [ 32, 7 ],
			images: [
				{ alt: 'A boat', caption: 'From the library' },
				{ alt: 'Alt 7' },
			],
		} );
	} );

	// spec: 002-2.8-3
	it( 'uploads files that are dropped on it', async () => {
		await open( TWO );
		const zone = document.querySelector( '.components-drop-zone' );
		fireEvent.drop( zone ?? document.body, {
			dataTransfer: {
				files: [ picture( 'a.jpg' ) ],
				items: [],
				types: [ 'Files' ],
				getData: () => '',
			},
		} );
		await waitFor( () => expect( library.uploads ).toHaveLength( 1 ) );
	} );

	// spec: 002-6-2
	it( 'offers no picker to users who may not upload, but lets them edit the rest', async () => {
		const editor = await open( TWO, { mediaUpload: undefined } );
		await editor.selectBlock();
		for ( const name of [ 'Edit Slideshow', 'Upload an image' ] ) {
			expect( screen.queryByRole( 'button', { name } ) ).toBeNull();
		}
		expect( document.querySelector( '.components-drop-zone' ) ).toBeNull();
		await editor.user.click(
			screen.getByRole( 'button', { name: /^Remove slide/ } )
		);
		expect( attributesOf( editor ).ids ).toEqual( [ 32 ] );
	} );

	it( 'can be set to enlarge images on click', async () => {
		const editor = await open( TWO );
		await editor.selectBlock();
		const panel = within( inspector() );
		await editor.user.click(
			panel.getByRole( 'button', { name: 'Image Settings' } )
		);
		await editor.user.click(
			panel.getByRole( 'checkbox', { name: 'Enlarge on click' } )
		);
		expect( editor.saved() ).toContain( '"lightbox":true' );
	} );

	// spec: 002-3.8-2, 002-3.8-3, 002-9-2
	it( 'can play automatically, with 1 to 5 seconds per slide', async () => {
		const editor = await open( TWO );
		await editor.selectBlock();
		const panel = within( inspector() );
		const name = 'Delay between transitions (in seconds)';
		expect( panel.queryByRole( 'slider', { name } ) ).toBeNull();
		await editor.user.click(
			panel.getByRole( 'checkbox', { name: 'Autoplay' } )
		);
		expect( stage() ).toHaveAttribute( 'data-autoplay', '3' );
		const delay = panel.getByRole( 'slider', { name } );
		expect( delay ).toHaveAttribute( 'min', '1' );
		expect( delay ).toHaveAttribute( 'max', '5' );
		fireEvent.change( delay, { target: { value: '5' } } );
		expect( editor.saved() ).toContain( 'data-autoplay="5"' );
	} );

	// spec: 002-4.7-3
	it( 'explains why it does not move on a device that reduces motion', async () => {
		motion.matches = true;
		const editor = await open( EVERYTHING );
		await editor.selectBlock();
		expect(
			within( inspector() ).getByText(
				'Your device is set to reduce motion, so autoplay is off for you. Other visitors still see it.'
			)
		).toBeVisible();
	} );

	// spec: 002-3.8-6, 002-9-2
	it( 'offers the transition effects Slide and Fade', async () => {
		const editor = await open( TWO );
		await editor.selectBlock();
		await editor.openPanel( 'Effects' );
		const effect = within( inspector() ).getByRole( 'combobox', {
			name: 'Transition effect',
		} );
		expect(
			within( effect )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Slide', 'Fade' ] );
		await editor.user.selectOptions( effect, 'fade' );
		expect( editor.saved() ).toContain( 'data-effect="fade"' );
	} );

	// spec: 002-3.8-7, 002-9-2
	it( 'offers the image sizes in the editor settings, and changes its images to the chosen size', async () => {
		const asked: string[] = [];
		serveMedia( async ( path ) => {
			asked.push( path );
			return [ media( 31 ), media( 32 ) ];
		} );
		const editor = await open( TWO );
		await editor.selectBlock();
		await editor.openPanel( 'Image Settings' );
		const size = within( inspector() ).getByRole( 'combobox', {
			name: 'Image size',
		} );
		expect( size ).toHaveDisplayValue( 'Full Size' );
		expect(
			within( size )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Thumbnail', 'Large', 'Full Size' ] );
		await editor.user.selectOptions( size, 'large' );
		await waitFor( () =>
			expect( attributesOf( editor ).sizeSlug ).toBe( 'large' )
		);
		expect( attributesOf( editor ).images ).toMatchObject( [
			{ url: 'https://example.org/31-large.jpg', width: 1024 },
			{ url: 'https://example.org/32-large.jpg', alt: 'A boat' },
		] );
		expect( asked.join() ).toMatch( /include=31%2C32|include%5B0%5D=31/ );
	} );

	it( 'keeps its images and shows an error if the sizes cannot be loaded', async () => {
		serveMedia( async () => {
			throw Object.assign( new Error( 'No.' ), { code: 'broken' } );
		} );
		const editor = await open( EVERYTHING );
		await editor.selectBlock();
		await editor.openPanel( 'Image Settings' );
		await editor.user.selectOptions(
			within( inspector() ).getByRole( 'combobox', {
				name: 'Image size',
			} ),
			'thumbnail'
		);
		await waitFor( () =>
			expect( notices() ).toEqual( [
				[
					'error',
					'The image size could not be changed. Please try again.',
				],
			] )
		);
		expect( editor.saved() ).toBe( EVERYTHING );
	} );

	it( 'can change the image size after a failed attempt', async () => {
		let isBroken = true;
		serveMedia( async () => {
			if ( isBroken ) {
				throw Object.assign( new Error( 'No.' ), { code: 'broken' } );
			}
			return [ media( 33 ), media( 34 ) ];
		} );
		const editor = await open( twoWithIds( 33, 34 ) );
		await editor.selectBlock();
		await editor.openPanel( 'Image Settings' );
		const size = within( inspector() ).getByRole( 'combobox', {
			name: 'Image size',
		} );
		await editor.user.selectOptions( size, 'large' );
		await waitFor( () => expect( notices() ).toHaveLength( 1 ) );
		isBroken = false;
		await waitFor( () => expect( size ).toBeEnabled() );
		await editor.user.selectOptions( size, 'large' );
		await waitFor( () =>
			expect( attributesOf( editor ).sizeSlug ).toBe( 'large' )
		);
	} );

	it( 'keeps what the author edits while another size is loaded', async () => {
		let respond = () => {};
		serveMedia(
			() =>
				new Promise( ( resolve ) => {
					respond = () => resolve( [ media( 35 ), media( 36 ) ] );
				} )
		);
		const editor = await open( twoWithIds( 35, 36 ) );
		await editor.selectBlock();
		await editor.openPanel( 'Image Settings' );
		const panel = within( inspector() );
		await editor.user.selectOptions(
			panel.getByRole( 'combobox', { name: 'Image size' } ),
			'large'
		);
		fireEvent.change(
			panel.getByRole( 'textbox', {
				name: 'Alternative text of slide 1',
			} ),
			{ target: { value: 'Written meanwhile' } }
		);
		await act( async () => respond() );
		await waitFor( () =>
			expect( attributesOf( editor ) ).toMatchObject( {
				sizeSlug: 'large',
				images: [
					{
						url: 'https://example.org/35-large.jpg',
						alt: 'Written meanwhile',
					},
					{ url: 'https://example.org/36-large.jpg' },
				],
			} )
		);
	} );

	it( 'can be aligned to the full width', async () => {
		const editor = await open( TWO, {
			alignWide: true,
			supportsLayout: false,
		} );
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Align block' } )
		);
		await editor.user.click(
			screen.getByRole( 'menuitemradio', { name: /^Full width/ } )
		);
		expect( editor.saved() ).toContain( 'alignfull' );
	} );

	it( 'shows empty captions only while it is selected', async () => {
		const editor = await open( EVERYTHING );
		expect(
			screen
				.getAllByRole( 'textbox' )
				.map( ( { ariaLabel } ) => ariaLabel )
		).toHaveLength( 1 );
		await editor.selectBlock();
		const caption = within( stage() as HTMLElement ).getByRole( 'textbox', {
			name: 'Caption of slide 3',
		} );
		caption.focus();
		caption.textContent = 'Evening';
		fireEvent.input( caption );
		expect( editor.saved() ).toContain(
			'<figcaption class="wp-element-caption">Evening</figcaption>'
		);
	} );

	it( 'lets the author describe the current slide in the sidebar, and move or remove the slide', async () => {
		const editor = await open( TWO );
		await editor.selectBlock();
		await show( 1 );
		await editor.openPanel( 'Image Settings' );
		const panel = within( inspector() );
		fireEvent.change(
			panel.getByRole( 'textbox', {
				name: 'Alternative text of slide 2',
			} ),
			{ target: { value: 'A <small> boat' } }
		);
		expect( editor.saved() ).toContain( 'alt="A ‹small› boat"' );
		const group = within(
			screen.getByRole( 'group', { name: 'Slide 2 of 2' } )
		);
		expect(
			group.getByRole( 'button', { name: 'Move slide later' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		const earlier = group.getByRole( 'button', {
			name: 'Move slide earlier',
		} );
		await editor.user.click( earlier );
		expect( attributesOf( editor ).ids ).toEqual( [ 32, 31 ] );
		expect( stage() ).toHaveAttribute( 'data-start', '0' );
		expect( earlier ).toHaveFocus();
		const remove = () =>
			screen.getByRole( 'button', { name: /^Remove slide/ } );
		await editor.user.click( remove() );
		expect( remove() ).toHaveFocus();
		await editor.user.click( remove() );
		expect( screen.getByText( /^Drag images/, SEEN ) ).toBeVisible();
		expect( attributesOf( editor ).ids ).toEqual( [] );
		expect(
			screen.getByRole( 'button', { name: 'Upload' } )
		).toHaveFocus();
		expect(
			document.querySelector( '#a11y-speak-polite' )
		).toHaveTextContent( 'Slide removed. No slides are left.' );
	} );

	it( 'can link the current slide, but only to a valid URL', async () => {
		const editor = await open( TWO );
		await editor.selectBlock();
		await editor.openPanel( 'Image Settings' );
		const link = within( inspector() ).getByRole( 'textbox', {
			name: 'Link on slide 1',
		} );
		await editor.user.type( link, 'javascript:alert(1)' );
		expect( link ).toBeValid();
		await editor.user.tab();
		expect( link ).toBeInvalid();
		expect( editor.saved() ).toBe( TWO );
		expect(
			screen.getByText(
				'A link must start with https://, mailto: or tel:.',
				SEEN
			)
		).toBeVisible();
		await editor.user.clear( link );
		await editor.user.type( link, 'https://example.org/?a=1&b=[[2]' );
		expect( editor.saved() ).toContain(
			'<a href="https://example.org/?a=1&amp;b=%5B2%5D"><img'
		);
		await editor.user.clear( link );
		expect( editor.saved() ).toBe( TWO );
	} );

	it( 'can crop its images to fill the frame', async () => {
		const editor = await open( TWO );
		await editor.selectBlock();
		await editor.openPanel( 'Image Settings' );
		await editor.user.click(
			within( inspector() ).getByRole( 'checkbox', {
				name: 'Crop images to fill',
			} )
		);
		expect( editor.saved() ).toContain(
			'class="wp-block-dovetail-slideshow aligncenter is-cropped"'
		);
	} );

	it( 'pauses while it is selected', async () => {
		const editor = await open( EVERYTHING );
		expect( stage() ).not.toHaveAttribute( 'data-hold' );
		await editor.selectBlock();
		expect( stage() ).toHaveAttribute( 'data-hold' );
	} );

	it( 'does not open the link of an image', async () => {
		await open( EVERYTHING );
		expect( stage().querySelector( 'figure > a' ) ).toBeNull();
	} );
} );

describe( 'the view script in the canvas', () => {
	const script = () =>
		document.querySelector< HTMLScriptElement >( 'script[type="module"]' );

	it( 'is loaded once for all slideshows, from the plugin’s folder', async () => {
		await open( TWO + EVERYTHING );
		expect(
			document.querySelectorAll( 'script[type="module"]' )
		).toHaveLength( 1 );
		expect( script()?.src ).toBe(
			'http://localhost/build/blocks/slideshow/view.js?ver=7'
		);
	} );

	it( 'does not run in the preview of a pattern', async () => {
		await open( TWO, { isPreviewMode: true } );
		expect( script() ).toBeNull();
	} );

	// spec: 002-8-6
	it.each( [
		[ 'it', () => script()?.dispatchEvent( new Event( 'error' ) ) ],
		[
			'its library',
			() => stage().dispatchEvent( new CustomEvent( FAILED_EVENT ) ),
		],
	] )(
		'triggers a notice with a retry button if %s cannot be loaded',
		async ( _, fail ) => {
			await open( TWO );
			const before = stage();
			await act( async () => void fail() );
			const [ notice ] = select( noticesStore ).getNotices();
			expect( notice ).toMatchObject( {
				status: 'error',
				content: 'The Swiper library could not be loaded.',
				actions: [ { label: 'Try again' } ],
			} );
			await act( async () => {
				const [ action ] = notice?.actions ?? [];
				if ( action && 'onClick' in action ) {
					action.onClick?.();
				}
			} );
			expect( stage() ).not.toBe( before );
			expect( script() ).not.toBeNull();
		}
	);

	it( 'triggers a notice if its URL is unknown', async () => {
		Reflect.deleteProperty( window, INITIAL_STATE_GLOBAL );
		await open( TWO );
		expect( notices() ).toEqual( [
			[ 'error', 'The Swiper library could not be loaded.' ],
		] );
	} );
} );

describe( 'a slideshow', () => {
	const IMAGE = ( id: number, more = '' ) =>
		`<!-- wp:image {"id":${ id },"sizeSlug":"large"} --><figure class="wp-block-image size-large"><img src="https://example.org/${ id }.jpg" alt="Alt ${ id }" class="wp-image-${ id }"/>${ more }</figure><!-- /wp:image -->`;
	const FOREIGN =
		'<!-- wp:image --><figure class="wp-block-image"><img src="https://elsewhere.example/a.jpg" alt=""/></figure><!-- /wp:image -->';
	const gallery = ( ...images: string[] ) =>
		`<!-- wp:gallery {"linkTo":"none","align":"wide"} --><figure class="wp-block-gallery alignwide has-nested-images columns-default is-cropped">${ images.join( '' ) }</figure><!-- /wp:gallery -->`;

	// spec: 002-5-7
	it( 'can be created from a gallery, whose images without an ID stay separate', async () => {
		const editor = await open(
			gallery(
				IMAGE(
					1,
					'<figcaption class="wp-element-caption">One</figcaption>'
				),
				FOREIGN,
				IMAGE( 2 )
			)
		);
		const post = editor.transform( 'dovetail/slideshow' );
		expect( post ).toContain(
			'"align":"wide","ids":[1,2],"sizeSlug":"large"'
		);
		expect( post ).toContain(
			'<img class="wp-block-dovetail-slideshow__image wp-image-1" src="https://example.org/1.jpg" alt="Alt 1" data-id="1"/><figcaption class="wp-element-caption">One</figcaption>'
		);
		expect( post ).toContain( 'src="https://elsewhere.example/a.jpg"' );
		expect( post.match( /<!-- wp:image/g ) ).toHaveLength( 1 );
	} );

	// spec: 002-5-7
	it( 'cannot be created from a gallery in which no image has an ID', async () => {
		const editor = await open( gallery( FOREIGN ) );
		expect( editor.transform( 'dovetail/slideshow' ) ).toBe( '' );
	} );

	it( 'transforms into a gallery with captions', async () => {
		const editor = await open( EVERYTHING );
		const post = editor.transform( 'core/gallery' );
		expect( post.match( /<!-- wp:image/g ) ).toHaveLength( 3 );
		expect( post ).toContain( 'The <em>old</em> bridge' );
		expect( post ).toContain( 'href="https://example.org/tower"' );
	} );

	it( 'transforms into single images without losing text', async () => {
		const editor = await open( fixture( 'slideshow__edited-by-hand' ) );
		const post = editor.transform( 'core/image' );
		expect( post.match( /<!-- wp:image/g ) ).toHaveLength( 1 );
		expect( post ).toContain( 'Its caption stays' );
		expect( post ).toContain( 'Words without a picture' );
	} );
} );

describe( 'Undo in a slideshow', () => {
	const press = ( name: RegExp ) => screen.getByRole( 'button', { name } );

	it( 'undoes each text change, move and removal separately', async () => {
		const editor = await open( TWO );
		await editor.selectBlock();
		await editor.openPanel( 'Image Settings' );
		const describeSlide = ( number: number, text: string ) => () =>
			editor.user.type(
				within( inspector() ).getByRole( 'textbox', {
					name: `Alternative text of slide ${ number }`,
				} ),
				text
			);
		await expectSteps(
			editor,
			describeSlide( 1, ' at dawn' ),
			() => editor.user.click( press( /^Move slide later/ ) ),
			describeSlide( 2, ' and noon' ),
			() => editor.user.click( press( /^Remove slide/ ) )
		);
	} );

	it( 'uses separate steps for typed text and for an image that was added meanwhile', async () => {
		const editor = await open( TWO );
		await editor.selectBlock();
		await editor.openPanel( 'Image Settings' );
		await editor.user.upload(
			document.querySelector( 'input[type="file"]' ) as HTMLElement,
			picture( 'c.jpg' )
		);
		// Types into a field and checks that the current slide does not change.
		const type = ( slide: number, text: string ) => () =>
			editor.user.type(
				within( inspector() ).getByRole( 'textbox', {
					name: `Alternative text of slide ${ slide }`,
				} ),
				text
			);
		await expectSteps(
			editor,
			type( 1, ' at dawn' ),
			() =>
				act( async () =>
					library.uploads[ 0 ]?.onFileChange( [ media( 7 ) ] )
				),
			type( 3, ' and noon' )
		);
	} );
} );
