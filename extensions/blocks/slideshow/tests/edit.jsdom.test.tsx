import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { createReduxStore, dispatch, register, select } from '@wordpress/data';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { store as noticesStore } from '@wordpress/notices';
import {
	inspector,
	openEditor,
	openPanels,
} from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { fixtureOf } from '../../../../tests/harness/fixtures';
import { slideshow } from '..';
import { FAILED_EVENT, SHOW_EVENT, STAGE_CLASS } from '../markup';

const fixture = ( name: string ) => fixtureOf( name ).saved;
const EMPTY = fixture( 'slideshow__none' );
const TWO = fixture( 'slideshow__plain' );
const EVERYTHING = fixture( 'slideshow__everything' );

/** A fake store of the post, which knows the locks for saving. */
register(
	createReduxStore( 'core/editor', {
		reducer: (
			locks: readonly string[] = [],
			{ type, name }: { type: string; name: string }
		) => {
			switch ( type ) {
				case 'LOCK':
					return [ ...locks, name ];
				case 'UNLOCK':
					return locks.filter( ( lock ) => lock !== name );
				default:
					return locks;
			}
		},
		actions: {
			lockPostSaving: ( name: string ) => ( { type: 'LOCK', name } ),
			unlockPostSaving: ( name: string ) => ( { type: 'UNLOCK', name } ),
		},
		selectors: {
			isPostSavingLocked: ( locks: readonly string[] ) =>
				locks.length > 0,
		},
	} )
);
const isLocked = (): unknown => select( 'core/editor' ).isPostSavingLocked();

type Upload = {
	allowedTypes: string[];
	filesList: File[];
	onFileChange( media: object[] ): void;
	onError( error: unknown ): void;
};
/** Arguments of the uploads in a test, in order. */
let uploads: Upload[];
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
			mediaUpload: ( request: Upload ) => uploads.push( request ),
			...settings,
		},
	} );

/** A fake media query for reduced motion. */
const motion = { matches: false };

/** Files that the fake media modal returns. */
let chosenInLibrary: object[];
let library: { gallery?: boolean; value?: unknown; allowedTypes?: unknown };

beforeAll( () => {
	window.matchMedia = ( media ) =>
		Object.defineProperty(
			Object.assign( new EventTarget(), {
				matches: false,
				media,
				onchange: null,
				addListener() {},
				removeListener() {},
			} ),
			'matches',
			{ get: () => motion.matches && media.includes( 'reduce' ) }
		);
	addFilter(
		'editor.MediaUpload',
		'test/library',
		() =>
			function Library( props: {
				gallery?: boolean;
				value?: unknown;
				allowedTypes?: unknown;
				onSelect( media: object[] ): void;
				render( tools: { open(): void } ): JSX.Element;
			} ) {
				return props.render( {
					open() {
						library = props;
						props.onSelect( chosenInLibrary );
					},
				} );
			}
	);
} );
afterAll( () => removeFilter( 'editor.MediaUpload', 'test/library' ) );

beforeEach( () => {
	uploads = [];
	chosenInLibrary = [];
	Reflect.set( window, INITIAL_STATE_GLOBAL, {
		plugin: { address: 'http://localhost/build', version: '7' },
	} );
} );

afterEach( async () => {
	motion.matches = false;
	await act( async () =>
		uploads.forEach( ( { onFileChange } ) =>
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
const picture = ( name: string ) =>
	new File( [ 'pixels' ], name, { type: 'image/jpeg' } );
const media = ( id: number ) => ( {
	id,
	url: `https://example.org/${ id }.jpg`,
	alt: `Alt ${ id }`,
	caption: '',
	media_details: {
		width: 3000,
		height: 2000,
		sizes: {
			large: {
				source_url: `https://example.org/${ id }-large.jpg`,
				width: 1024,
				height: 683,
			},
		},
	},
} );
/** Responds to WordPress's requests for attachments; lists include their headers. */
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
	it( 'asks for pictures', async () => {
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
	it( 'takes images from the library, large, and derives the ids', async () => {
		chosenInLibrary = [ media( 5 ), media( 6 ) ];
		const editor = await open( EMPTY );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Media Library' } )
		);
		expect( library.allowedTypes ).toEqual( [ 'image' ] );
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
	it( 'uploads image files only', async () => {
		const editor = await open( EMPTY );
		const field =
			document.querySelector< HTMLInputElement >( 'input[type="file"]' );
		expect( field ).toHaveAttribute( 'accept', 'image/*' );
		expect( field?.multiple ).toBe( true );
		if ( field ) {
			await editor.user.upload( field, [ picture( 'a.jpg' ) ] );
		}
		expect( uploads ).toMatchObject( [ { allowedTypes: [ 'image' ] } ] );
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
		act( async () => uploads[ index ]?.onFileChange( [ item ] ) );

	// spec: 002-4.7-2
	it( 'locks the saving of the post until every image has a real url', async () => {
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
	it( 'that fails becomes a notice, and the others land', async () => {
		const editor = await uploadTwo();
		await answer( 0, { url: 'blob:https://example.org/1' } );
		await act( async () =>
			uploads[ 0 ]?.onError(
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

	it( 'keeps changes that were made meanwhile', async () => {
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

	it( 'finishes, and unlocks saving, when the block was removed', async () => {
		const editor = await uploadTwo();
		await act( async () => editor.blocks().splice( 0 ) );
		await answer( 0, media( 41 ) );
		await answer( 1, media( 42 ) );
		expect( isLocked() ).toBe( false );
	} );
} );

describe( 'a slideshow in the editor', () => {
	// spec: 002-2.8-2
	it( 'has the panels Autoplay, Effects and Image Settings, closed but the first', async () => {
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
	it( 'has a button Edit Slideshow, and Upload an image while it is selected, and a drop zone', async () => {
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
		chosenInLibrary = [
			{ ...media( 32 ), caption: 'From the library' },
			media( 7 ),
		];
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Edit Slideshow' } )
		);
		expect( library ).toMatchObject( {
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
	it( 'uploads what is dropped on it', async () => {
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
		await waitFor( () => expect( uploads ).toHaveLength( 1 ) );
	} );

	// spec: 002-6-2
	it( 'offers no picker to users who may not upload, who can still edit the rest', async () => {
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

	it( 'enlarges pictures on click when the author wants that', async () => {
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
	it( 'plays by itself when the author wants it, 1 to 5 seconds a slide', async () => {
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
	it( 'says why nothing moves with reduced motion', async () => {
		motion.matches = true;
		const editor = await open( EVERYTHING );
		await editor.selectBlock();
		expect(
			within( inspector() ).getByText(
				'Your device prefers reduced motion, so autoplay is off for you. Other visitors still see it.'
			)
		).toBeVisible();
	} );

	// spec: 002-3.8-6, 002-9-2
	it( 'slides or fades', async () => {
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
	it( 'offers the image sizes of the editor settings, and takes the pictures in the size chosen', async () => {
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

	it( 'keeps its pictures and says so when the sizes cannot be had', async () => {
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

	it( 'is as wide as the author chooses', async () => {
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

	it( 'has a caption under every picture while it is selected, and those that are written always', async () => {
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

	it( 'works on the slide that shows: alternative text in the sidebar, place and end on the picture', async () => {
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

	it( 'links the slide that shows, to addresses alone', async () => {
		const editor = await open( TWO );
		await editor.selectBlock();
		await editor.openPanel( 'Image Settings' );
		const link = within( inspector() ).getByRole( 'textbox', {
			name: 'Link of slide 1',
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

	it( 'fills its frame with every picture where the author wants it', async () => {
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

	it( 'rests while it is selected', async () => {
		const editor = await open( EVERYTHING );
		expect( stage() ).not.toHaveAttribute( 'data-hold' );
		await editor.selectBlock();
		expect( stage() ).toHaveAttribute( 'data-hold' );
	} );

	it( 'leads nowhere from a linked picture', async () => {
		await open( EVERYTHING );
		expect( stage().querySelector( 'figure > a' ) ).toBeNull();
	} );
} );

describe( 'the visitor’s script in the canvas', () => {
	const script = () =>
		document.querySelector< HTMLScriptElement >( 'script[type="module"]' );

	it( 'is the one that lies in the plugin’s folder, once for all slideshows', async () => {
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
		'makes a notice when %s cannot be loaded, with a way to try again',
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

	it( 'makes a notice where it cannot be found', async () => {
		Reflect.deleteProperty( window, INITIAL_STATE_GLOBAL );
		await open( TWO );
		expect( notices() ).toEqual( [
			[ 'error', 'The Swiper library could not be loaded.' ],
		] );
	} );
} );

describe( 'a slideshow and other blocks', () => {
	const IMAGE = ( id: number, more = '' ) =>
		`<!-- wp:image {"id":${ id },"sizeSlug":"large"} --><figure class="wp-block-image size-large"><img src="https://example.org/${ id }.jpg" alt="Alt ${ id }" class="wp-image-${ id }"/>${ more }</figure><!-- /wp:image -->`;
	const FOREIGN =
		'<!-- wp:image --><figure class="wp-block-image"><img src="https://elsewhere.example/a.jpg" alt=""/></figure><!-- /wp:image -->';
	const gallery = ( ...images: string[] ) =>
		`<!-- wp:gallery {"linkTo":"none","align":"wide"} --><figure class="wp-block-gallery alignwide has-nested-images columns-default is-cropped">${ images.join( '' ) }</figure><!-- /wp:gallery -->`;

	// spec: 002-5-7
	it( 'becomes one from a gallery; an image without an id stays an image', async () => {
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
	it( 'is not offered for a gallery without a single image that has both', async () => {
		const editor = await open( gallery( FOREIGN ) );
		expect( editor.transform( 'dovetail/slideshow' ) ).toBe( '' );
	} );

	it( 'becomes a gallery, with captions', async () => {
		const editor = await open( EVERYTHING );
		const post = editor.transform( 'core/gallery' );
		expect( post.match( /<!-- wp:image/g ) ).toHaveLength( 3 );
		expect( post ).toContain( 'The <em>old</em> bridge' );
		expect( post ).toContain( 'href="https://example.org/tower"' );
	} );

	it( 'becomes single images, and loses no words', async () => {
		const editor = await open( fixture( 'slideshow__edited-by-hand' ) );
		const post = editor.transform( 'core/image' );
		expect( post.match( /<!-- wp:image/g ) ).toHaveLength( 1 );
		expect( post ).toContain( 'Its caption stays' );
		expect( post ).toContain( 'Words without a picture' );
	} );
} );

describe( 'Undo in a slideshow', () => {
	const press = ( name: RegExp ) => screen.getByRole( 'button', { name } );

	it( 'undoes one text, one move, one removed slide and one added slide', async () => {
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

	it( 'undoes a picture that arrived during typing separately from the text', async () => {
		const editor = await open( TWO );
		await editor.selectBlock();
		await editor.openPanel( 'Image Settings' );
		await editor.user.upload(
			document.querySelector( 'input[type="file"]' ) as HTMLElement,
			picture( 'c.jpg' )
		);
		// Types into a field and checks that the current slide stays.
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
				act( async () => uploads[ 0 ]?.onFileChange( [ media( 7 ) ] ) ),
			type( 3, ' and noon' )
		);
	} );
} );
