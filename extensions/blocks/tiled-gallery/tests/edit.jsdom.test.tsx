import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import {
	act,
	createEvent,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createBlock,
	getBlockType,
	switchToBlockType,
} from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { registerPublishedPost } from '../../../../tests/harness/fake-post-store';
import {
	fakeLibrary,
	fileOf as file,
	imageOf as media,
} from '../../../../tests/harness/fake-library';
import { fixtureOf } from '../../../../tests/harness/fixtures';
import { tiledGallery } from '..';
import { withoutIds } from '../rules/gallery-patch';

const fixture = ( name: string ) => fixtureOf( name ).saved;
const EMPTY = fixture( 'tiled-gallery__none' );
const THREE = fixture( 'tiled-gallery__plain' );
const EVERYTHING = fixture( 'tiled-gallery__everything' );
const SQUARE = fixture( 'tiled-gallery__square' );

const library = fakeLibrary();

const open = ( content: string, settings: object = {} ) =>
	openEditor( {
		blocks: [ tiledGallery ],
		content,
		settings: {
			allowedMimeTypes: {
				'jpg|jpeg|jpe': 'image/jpeg',
				heic: 'image/heic',
			},
			mediaUpload: library.mediaUpload,
			...settings,
		},
	} );
type Opened = Awaited< ReturnType< typeof open > >;

beforeEach( () => {
	Reflect.set( window, INITIAL_STATE_GLOBAL, {} );
} );
afterEach( async () => {
	await act( async () =>
		library.uploads.forEach( ( { onFileChange } ) =>
			onFileChange( [ media( 99 ) ] )
		)
	);
	await dispatch( noticesStore ).removeAllNotices();
} );

const SEEN = { ignore: '.a11y-speak-region' };
const notices = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { status, content } ) => [ status, content ] );
const attributesOf = ( editor: Opened ) =>
	editor.blocks()[ 0 ]?.attributes ?? {};
const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );
/** Clicks an image, because its buttons exist only while it is selected. */
const press = ( editor: Opened, position: number ) =>
	editor.user.click( button( new RegExp( `^Image ${ position } of` ) ) );
const dropZone = () =>
	document.querySelector( '.components-drop-zone' ) ?? document.body;
const drop = ( ...files: File[] ) =>
	fireEvent.drop( dropZone(), {
		dataTransfer: {
			files,
			items: [],
			types: [ 'Files' ],
			getData: () => '',
		},
	} );
const said = () => document.querySelector( '#a11y-speak-polite' );

describe( 'an empty gallery', () => {
	it( 'is named Tiled Gallery and asks for several images', async () => {
		await open( EMPTY );
		expect( screen.getByText( 'Tiled Gallery', SEEN ) ).toBeVisible();
		expect( button( 'Media Library' ) ).toBeVisible();
		const field =
			document.querySelector< HTMLInputElement >( 'input[type="file"]' );
		expect( field ).toHaveAttribute( 'accept', 'image/*' );
		expect( field?.multiple ).toBe( true );
	} );

	// spec: 001-2.4-1
	it( 'shows images that the author chooses from the library or uploads', async () => {
		library.chosen = [ media( 5 ), media( 6 ) ];
		const editor = await open( EMPTY );
		expect( screen.getByText( 'Tiled Gallery', SEEN ) ).toBeVisible();
		expect( button( 'Upload' ) ).toBeVisible();
		await editor.user.click( button( 'Media Library' ) );
		expect( library.opened.at( -1 ) ).toMatchObject( {
			allowedTypes: [ 'image' ],
			multiple: true,
		} );
		expect( attributesOf( editor ).ids ).toEqual( [ 5, 6 ] );
		expect( editor.saved() ).toContain(
			'data-full-url="https://example.org/5.jpg" data-link="https://example.org/?attachment_id=5" data-width="1024" data-height="683"'
		);
		expect( button( 'Image 1 of 2: Alt 5' ) ).toBeVisible();
	} );

	it( 'tells users who may not upload why there is no picker', async () => {
		const editor = await open( EMPTY, { mediaUpload: undefined } );
		await editor.selectBlock();
		expect(
			screen.getByText(
				'To edit this block, you need permission to upload media.',
				SEEN
			)
		).toBeVisible();
		for ( const name of [ 'Media Library', 'Upload', 'Edit Gallery' ] ) {
			expect( screen.queryByRole( 'button', { name } ) ).toBeNull();
		}
	} );
} );

describe( 'images in a gallery', () => {
	// spec: 001-2.4-4
	it( 'have move and remove buttons when selected, and an upload button in the toolbar', async () => {
		const editor = await open( THREE );
		await editor.selectBlock();
		expect( button( 'Upload an image' ) ).toBeVisible();
		for ( const position of [ 1, 2, 3 ] ) {
			await press( editor, position );
			for ( const name of [
				'Move image backward',
				'Move image forward',
				'Remove image',
			] ) {
				expect( button( name ) ).toBeVisible();
			}
		}
	} );

	it( 'swap places with a neighbor when moved, and the clicked button keeps the focus', async () => {
		const editor = await open( THREE );
		await editor.selectBlock();
		await press( editor, 1 );
		expect( button( 'Move image backward' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await editor.user.click( button( 'Move image forward' ) );
		expect( attributesOf( editor ).ids ).toEqual( [ 32, 31, 33 ] );
		expect( said() ).toHaveTextContent( 'The image is now number 2 of 3.' );
		expect( button( 'Move image forward' ) ).toHaveFocus();
		await editor.user.keyboard( '{Enter}' );
		expect( attributesOf( editor ).ids ).toEqual( [ 32, 33, 31 ] );
		expect( button( 'Move image forward' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await editor.user.keyboard( '{Enter}' );
		expect( attributesOf( editor ).ids ).toEqual( [ 32, 33, 31 ] );
		await editor.user.click( button( 'Move image backward' ) );
		expect( attributesOf( editor ).ids ).toEqual( [ 32, 31, 33 ] );
		expect( button( 'Move image backward' ) ).toHaveFocus();
	} );

	it( 'can be removed, which moves the focus to a neighboring image and clears the selection', async () => {
		const editor = await open( THREE );
		await editor.selectBlock();
		await press( editor, 2 );
		await editor.user.click( button( 'Remove image' ) );
		expect( attributesOf( editor ).ids ).toEqual( [ 31, 33 ] );
		expect(
			screen.queryByRole( 'button', { name: 'Remove image' } )
		).toBeNull();
		expect( button( 'Image 1 of 2: The whole bay' ) ).toHaveFocus();
		expect( said() ).toHaveTextContent(
			'Image 2 removed. 2 images are left.'
		);
		for ( const left of [ 1, 0 ] ) {
			await press( editor, 1 );
			await editor.user.click( button( 'Remove image' ) );
			expect( attributesOf( editor ).ids ).toHaveLength( left );
		}
		expect( button( 'Upload' ) ).toHaveFocus();
		expect( said() ).toHaveTextContent(
			'Image removed. No images are left.'
		);
	} );

	// spec: 001-4-1
	it( 'can be added, moved, removed and filtered, and are deselected after removal or filtering', async () => {
		library.chosen = [ media( 1 ), media( 2 ), media( 3 ), media( 4 ) ];
		const editor = await open(
			EMPTY.replace(
				'tiled-gallery',
				'tiled-gallery {"columns":4,"className":"is-style-columns"}'
			)
		);
		await editor.selectBlock();
		expect( attributesOf( editor ).columnWidths ).toEqual( [] );
		await editor.user.click( button( 'Media Library' ) );
		expect( attributesOf( editor ) ).toMatchObject( {
			columns: 4,
			columnWidths: [ [ 25, 25, 25, 25 ] ],
		} );
		// The first image cannot move backward, and the last image cannot move forward. Otherwise, two neighbors swap
		// places.
		await press( editor, 1 );
		await editor.user.click( button( 'Move image backward' ) );
		expect( attributesOf( editor ).ids ).toEqual( [ 1, 2, 3, 4 ] );
		await editor.user.click( button( 'Move image forward' ) );
		expect( attributesOf( editor ).ids ).toEqual( [ 2, 1, 3, 4 ] );
		await press( editor, 4 );
		await editor.user.click( button( 'Move image forward' ) );
		expect( attributesOf( editor ).ids ).toEqual( [ 2, 1, 3, 4 ] );
		await editor.user.click( button( 'Remove image' ) );
		const isNoneSelected = () =>
			screen
				.getAllByRole( 'button', { name: /^Image \d of/ } )
				.every( ( each ) => each.ariaPressed === 'false' );
		expect( isNoneSelected() ).toBe( true );
		expect( attributesOf( editor ).columns ).toBe( 3 );
		await press( editor, 1 );
		expect( isNoneSelected() ).toBe( false );
		await editor.deselect();
		await editor.selectBlock();
		expect( isNoneSelected() ).toBe( true );
		// Choosing a filter deselects the image. Choosing the current filter again restores the original colors.
		const choose = async ( name: string ) => {
			await press( editor, 1 );
			expect( isNoneSelected() ).toBe( false );
			await editor.user.click( button( 'Pick an image filter' ) );
			await editor.user.click(
				screen.getByRole( 'menuitemradio', { name } )
			);
			expect( isNoneSelected() ).toBe( true );
		};
		await choose( 'Sepia' );
		expect( attributesOf( editor ).imageFilter ).toBe( 'sepia' );
		await choose( 'Sepia' );
		expect( attributesOf( editor ).imageFilter ).toBeUndefined();
	} );

	it( 'get stored column widths when an image is moved, but not when an image is selected', async () => {
		const editor = await open( THREE );
		await editor.selectBlock();
		await press( editor, 1 );
		expect( editor.saved() ).toBe( THREE );
		expect( attributesOf( editor ).columnWidths ).toEqual( [] );
		await editor.user.click( button( 'Move image forward' ) );
		expect( attributesOf( editor ).columnWidths ).not.toEqual( [] );
	} );

	it( 'can be dragged to the position of another image', async () => {
		const editor = await open( THREE );
		await editor.selectBlock();
		const tiles = () =>
			within( screen.getByRole( 'list' ) ).getAllByRole( 'listitem' );
		const dataTransfer = { setData() {} };
		const [ first, , third ] = tiles();
		fireEvent.dragStart( first ?? document.body, { dataTransfer } );
		const over = createEvent.dragOver( third ?? document.body );
		fireEvent( third ?? document.body, over );
		expect( over.defaultPrevented ).toBe( true );
		fireEvent.drop( third ?? document.body, { dataTransfer } );
		expect( attributesOf( editor ).ids ).toEqual( [ 32, 33, 31 ] );
		expect( said() ).toHaveTextContent( 'The image is now number 3 of 3.' );
	} );

	it( 'ignore dragged data from outside the gallery', async () => {
		await open( THREE );
		const [ tile = document.body ] = within(
			screen.getByRole( 'list' )
		).getAllByRole( 'listitem' );
		const seen = jest.fn();
		document.body.addEventListener( 'dragover', seen, { once: true } );
		fireEvent.dragOver( tile, { dataTransfer: { types: [] } } );
		expect( seen ).toHaveBeenCalled();
	} );

	it( 'have a caption on the image and alternative text in the sidebar', async () => {
		const editor = await open( THREE );
		await editor.selectBlock();
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		await press( editor, 2 );
		const caption = screen.getByRole( 'textbox', {
			name: 'Caption of image 2',
		} );
		caption.focus();
		caption.textContent = 'At anchor';
		fireEvent.input( caption );
		expect( editor.saved() ).toContain(
			'<figcaption class="wp-element-caption">At anchor</figcaption>'
		);
		fireEvent.change(
			within( inspector() ).getByRole( 'textbox', {
				name: 'Alternative text of image 2',
			} ),
			{ target: { value: 'A <small> boat' } }
		);
		expect( editor.saved() ).toContain( 'alt="A ‹small› boat"' );
	} );

	it( 'are not linked in the editor', async () => {
		await open( EVERYTHING );
		expect( document.querySelector( 'li a > img' ) ).toBeNull();
	} );

	it( 'use an image service’s URLs in the editor, but never save these URLs', async () => {
		Reflect.set( window, INITIAL_STATE_GLOBAL, {
			services: { 'image-cdn': 'https://images.example.net' },
		} );
		const editor = await open( THREE );
		expect( screen.getByRole( 'img', { name: 'A boat' } ) ).toHaveAttribute(
			'src',
			'https://images.example.net/example.org/wp-content/uploads/boat.jpg?w=800&strip=info&ssl=1'
		);
		expect( editor.saved() ).toBe( THREE );
	} );
} );

describe( 'image positions in a gallery', () => {
	const edits = registerPublishedPost();
	beforeEach( () => void edits.splice( 0 ) );
	const placesIn = ( html: string ) => html.match( /--tile-\w+/g ) ?? [];
	const choose = ( editor: Opened, className: string ) =>
		act( async () => {
			await dispatch( blockEditorStore ).updateBlockAttributes(
				editor.blocks()[ 0 ]?.clientId,
				{ className }
			);
		} );

	it( 'are identical on the canvas and in the post', async () => {
		await open( THREE );
		expect( screen.getByRole( 'list' ) ).toHaveStyle(
			'--tile-list: 0.48888'
		);
		const [ , , third ] = screen.getAllByRole( 'listitem' );
		expect( third ).toHaveStyle(
			'--tile-ratio: 1.5; --tile-width: 0.73333'
		);
	} );

	it( 'change with the block style in one undo step', async () => {
		const editor = await open( THREE );
		await editor.selectBlock();
		await choose( editor, 'is-style-columns' );
		const columns = editor.saved();
		expect( columns ).toContain( '--tile-list:0.19' );
		await choose( editor, 'is-style-square' );
		expect( placesIn( editor.saved() ) ).toEqual( [ '--tile-columns' ] );
		await editor.undo();
		expect( editor.saved() ).toBe( columns );
		await editor.undo();
		expect( editor.saved() ).toBe( THREE );
		await editor.redo();
		expect( editor.saved() ).toBe( columns );
	} );

	it( 'are not recomputed until the author changes the gallery', async () => {
		const other = THREE.replaceAll( '0.73333', '0.7' );
		const editor = await open( other );
		await editor.selectBlock();
		await press( editor, 1 );
		expect( editor.saved() ).toBe( other );
		await editor.user.click( button( 'Move image forward' ) );
		await editor.user.click( button( 'Move image backward' ) );
		expect( editor.saved() ).toContain( '--tile-width:0.73333' );
	} );

	it( 'are added to a post that has none only after the author’s first change', async () => {
		const bare = fixture( 'tiled-gallery__edited-by-hand' );
		const editor = await open( bare );
		await editor.selectBlock();
		expect( editor.saved() ).toBe( bare );
		expect( placesIn( bare ) ).toEqual( [] );
		await choose( editor, 'is-style-columns' );
		expect( placesIn( editor.saved() ) ).toContain( '--tile-list' );
	} );

	it( 'do not make the post unsaved when a preview computes them', async () => {
		const editor = await open( THREE, { isPreviewMode: true } );
		await choose( editor, 'is-style-columns' );
		await waitFor( () =>
			expect( editor.saved() ).toContain( '--tile-list:0.19' )
		);
		expect( edits ).toEqual( [] );
	} );

	it( 'are computed when another block becomes a gallery, in one undo step', async () => {
		const image = ( id: number ) =>
			`<!-- wp:image {"id":${ id }} --><figure class="wp-block-image"><img src="https://example.org/${ id }.jpg" alt="" class="wp-image-${ id }"/></figure><!-- /wp:image -->`;
		(
			dispatch( coreStore ) as { addEntities( of: object[] ): void }
		 ).addEntities( [
			{
				kind: 'postType',
				name: 'attachment',
				baseURL: '/wp/v2/media',
				baseURLParams: {},
			},
		] );
		const found = [
			{ id: 1, media_details: { width: 900, height: 600 } },
			{ id: 2, media_details: { width: 500, height: 1000 } },
		];
		// WordPress requests all attachments, page by page.
		apiFetch.setFetchHandler( async ( { path = '' } ) =>
			path.startsWith( '/wp/v2/media' )
				? { headers: new Headers(), json: async () => found }
				: {}
		);
		const editor = await open( image( 1 ) + image( 2 ) );
		const before = editor.saved();
		const clientIds = editor.blocks().map( ( { clientId } ) => clientId );
		await act( async () => {
			await dispatch( blockEditorStore ).replaceBlocks(
				clientIds,
				switchToBlockType(
					editor.blocks() as never,
					'dovetail/tiled-gallery'
				) ?? []
			);
		} );
		await waitFor( () =>
			expect( editor.saved().match( /--tile-ratio:[\d.]+/g ) ).toEqual( [
				'--tile-ratio:1.5',
				'--tile-ratio:0.5',
			] )
		);
		expect( editor.saved() ).toContain(
			'data-width="500" data-height="1000"'
		);
		// The sizes may arrive after the author has saved the post.
		expect( edits ).toEqual( [ { content: expect.any( Function ) } ] );
		expect( attributesOf( editor ).columnWidths ).toEqual( [] );
		await editor.undo();
		expect( editor.saved() ).toBe( before );
	} );
} );

describe( 'the gallery toolbar', () => {
	// spec: 001-2.4-2
	it( 'has an “Edit Gallery” button that opens the library, and a “Pick an image filter” menu', async () => {
		const editor = await open( THREE );
		await editor.selectBlock();
		library.chosen = [ media( 33 ), media( 7 ) ];
		await editor.user.click( button( 'Edit Gallery' ) );
		expect( library.opened.at( -1 ) ).toMatchObject( {
			gallery: true,
			value: [ 31, 32, 33 ],
			allowedTypes: [ 'image' ],
		} );
		expect( attributesOf( editor ).ids ).toEqual( [ 33, 7 ] );
		expect( editor.saved() ).toContain( '>A net</figcaption>' );
		await editor.user.click( button( 'Pick an image filter' ) );
		expect(
			screen
				.getAllByRole( 'menuitemradio' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Original',
			'Black and White',
			'Sepia',
			'1977',
			'Clarendon',
			'Gingham',
		] );
	} );

	it.each( [
		[ 'Black and White', 'is-filter-black-and-white' ],
		[ '1977', 'is-filter-1977' ],
		[ 'Clarendon', 'is-filter-clarendon' ],
		[ 'Gingham', 'is-filter-gingham' ],
	] )( 'saves the filter %s as a class', async ( name, className ) => {
		const editor = await open( THREE );
		await editor.selectBlock();
		await editor.user.click( button( 'Pick an image filter' ) );
		await editor.user.click(
			screen.getByRole( 'menuitemradio', { name } )
		);
		expect( editor.saved() ).toContain( `aligncenter ${ className }"` );
		await editor.user.click( button( 'Pick an image filter' ) );
		await editor.user.click(
			screen.getByRole( 'menuitemradio', { name: 'Original' } )
		);
		expect( editor.saved() ).toBe( THREE );
	} );

	it( 'can change the gallery’s width', async () => {
		const editor = await open( THREE, {
			alignWide: true,
			supportsLayout: false,
		} );
		await editor.selectBlock();
		await editor.user.click( button( 'Align block' ) );
		await editor.user.click(
			screen.getByRole( 'menuitemradio', { name: /^Full width/ } )
		);
		expect( editor.saved() ).toContain( 'alignfull' );
	} );
} );

describe( 'the gallery sidebar', () => {
	const slider = ( name: string ) =>
		within( inspector() ).queryByRole( 'slider', { name } );

	// spec: 001-2.4-3
	it( 'has a “Tiled Gallery settings” panel with Columns, Rounded corners and Link To', async () => {
		const editor = await open( SQUARE );
		await editor.selectBlock();
		expect(
			within( inspector() ).getByRole( 'button', {
				name: 'Tiled Gallery settings',
			} )
		).toHaveAttribute( 'aria-expanded', 'true' );
		expect( slider( 'Columns' ) ).toBeInTheDocument();
		expect( slider( 'Rounded corners' ) ).toBeInTheDocument();
		expect(
			within( inspector() ).getByRole( 'combobox', { name: 'Link To' } )
		).toBeVisible();
	} );

	it.each( [
		[ 'rectangular', false, true ],
		[ 'columns', true, true ],
		[ 'square', true, true ],
		[ 'circle', true, false ],
	] )(
		'with the layout “%s”, offers columns (%s) and rounded corners (%s)',
		async ( layout, hasColumns, hasCorners ) => {
			const editor = await open( SQUARE );
			await editor.selectBlock();
			await act( async () => {
				await dispatch( blockEditorStore ).updateBlockAttributes(
					editor.blocks()[ 0 ]?.clientId,
					{ className: `is-style-${ layout }` }
				);
			} );
			expect( slider( 'Columns' ) !== null ).toBe( hasColumns );
			expect( slider( 'Rounded corners' ) !== null ).toBe( hasCorners );
		}
	);

	it( 'allows at most one column per image, and hides the setting for a single image', async () => {
		const editor = await open( SQUARE );
		await editor.selectBlock();
		expect( slider( 'Columns' ) ).toHaveAttribute( 'min', '1' );
		expect( slider( 'Columns' ) ).toHaveAttribute( 'max', '4' );
		fireEvent.change( slider( 'Columns' ) ?? document.body, {
			target: { value: '2' },
		} );
		expect( attributesOf( editor ).columns ).toBe( 2 );
		expect( screen.getByRole( 'list' ) ).toHaveStyle( '--tile-columns: 2' );
		for ( let left = 3; left > 0; left-- ) {
			await press( editor, 1 );
			await editor.user.click( button( 'Remove image' ) );
		}
		expect( slider( 'Columns' ) ).toBeNull();
	} );

	it( 'can round the corners by 0 to 20 pixels', async () => {
		const editor = await open( THREE );
		await editor.selectBlock();
		const corners = slider( 'Rounded corners' ) ?? document.body;
		expect( corners ).toHaveAttribute( 'min', '0' );
		expect( corners ).toHaveAttribute( 'max', '20' );
		fireEvent.change( corners, { target: { value: '9' } } );
		expect( editor.saved() ).toContain( '--dovetail-radius:9px' );
	} );

	it( 'has settings to enlarge unlinked images on click and to hide captions', async () => {
		const editor = await open( THREE );
		await editor.selectBlock();
		const panel = within( inspector() );
		const enlarge = { name: 'Enlarge on click' };
		await editor.user.click( panel.getByRole( 'checkbox', enlarge ) );
		expect( editor.saved() ).toContain( '"lightbox":true' );
		await editor.user.click(
			panel.getByRole( 'checkbox', { name: 'Show captions' } )
		);
		expect( editor.saved() ).toContain( 'has-hidden-captions' );
		await editor.user.click(
			panel.getByRole( 'checkbox', { name: 'Show captions' } )
		);
		await editor.user.click( panel.getByRole( 'checkbox', enlarge ) );
		expect( editor.saved() ).toBe( THREE );
		await editor.user.selectOptions(
			panel.getByRole( 'combobox', { name: 'Link To' } ),
			'media'
		);
		expect( panel.queryByRole( 'checkbox', enlarge ) ).toBeNull();
	} );

	it( 'can link each image to its attachment page, its file, or nothing', async () => {
		const editor = await open( EVERYTHING );
		await editor.selectBlock();
		const linkTo = within( inspector() ).getByRole( 'combobox', {
			name: 'Link To',
		} );
		expect(
			within( linkTo )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'None', 'Media File', 'Attachment Page' ] );
		await editor.user.selectOptions( linkTo, 'attachment' );
		expect( editor.saved() ).toContain(
			'<a href="https://example.org/bridge/"><img'
		);
		await editor.user.selectOptions( linkTo, 'none' );
		expect( editor.saved().match( /<figure><a/g ) ).toBeNull();
		await editor.user.selectOptions( linkTo, 'media' );
		expect( editor.saved() ).toBe( EVERYTHING );
	} );
} );

describe( 'gallery attributes', () => {
	// spec: 001-3-7
	it( 'have the specified names and defaults, and do not allow setting IDs directly', async () => {
		const editor = await open( EMPTY );
		expect( attributesOf( editor ) ).toMatchObject( {
			align: 'center',
			columnWidths: [],
			ids: [],
			images: [],
			linkTo: 'none',
			roundedCorners: 0,
		} );
		for ( const unset of [ 'columns', 'imageFilter' ] ) {
			expect( attributesOf( editor )[ unset ] ).toBeUndefined();
		}
		const { attributes, styles } = getBlockType(
			'dovetail/tiled-gallery'
		) as { attributes: Record< string, { type: string } >; styles: object };
		expect( attributes ).toMatchObject( {
			columns: { type: 'integer' },
			columnWidths: { type: 'array' },
			ids: { type: 'array' },
			imageFilter: { type: 'string' },
			images: { type: 'array' },
			roundedCorners: { type: 'integer' },
			className: { type: 'string' },
		} );
		expect( styles ).toContainEqual(
			expect.objectContaining( { name: 'rectangular', isDefault: true } )
		);

		library.chosen = [ media( 5 ), media( 6 ) ];
		await editor.user.click( button( 'Media Library' ) );
		expect( attributesOf( editor ).ids ).toEqual( [ 5, 6 ] );
		const [ first ] = attributesOf( editor ).images as object[];
		expect( Object.keys( first ?? {} ) ).toEqual(
			expect.arrayContaining( [
				'alt',
				'height',
				'id',
				'link',
				'url',
				'width',
			] )
		);
		expect( editor.saved() ).toContain(
			'data-width="1024" data-height="683"'
		);
		expect( () => withoutIds( { ids: [ 7 ] } ) ).toThrow(
			'The ids of a tiled gallery are derived from its images and never set directly.'
		);
	} );

	// spec: 001-5-3
	it( 'limit the number of images and columns, the corner radius, and the file types', async () => {
		const image = ( attributes: Record< string, unknown > ) =>
			createBlock( 'core/image', attributes );
		const url = 'https://example.org/a.jpg';
		const editor = await open( SQUARE );
		const [ made, ...others ] =
			switchToBlockType(
				[
					image( { id: 1, url } ),
					image( { url } ),
					image( { id: 2 } ),
				],
				'dovetail/tiled-gallery'
			) ?? [];
		expect( made?.attributes.images ).toHaveLength( 1 );
		expect( others.map( ( { name } ) => name ) ).toEqual( [
			'core/image',
		] );

		await editor.selectBlock();
		const slider = ( name: string ) =>
			within( inspector() ).queryByRole( 'slider', { name } );
		const offered = async ( style: string, count: number ) => {
			await act( async () => {
				await dispatch( blockEditorStore ).updateBlockAttributes(
					editor.blocks()[ 0 ]?.clientId,
					{
						className: `is-style-${ style }`,
						images: Array.from( { length: count }, () => ( {
							url,
							alt: '',
							caption: '',
						} ) ),
					}
				);
			} );
			return [
				slider( 'Columns' )?.getAttribute( 'min' ),
				slider( 'Columns' )?.getAttribute( 'max' ),
			];
		};
		for ( const style of [ 'columns', 'circle', 'square' ] ) {
			expect( await offered( style, 1 ) ).toEqual( [
				undefined,
				undefined,
			] );
			expect( await offered( style, 2 ) ).toEqual( [ '1', '2' ] );
			expect( await offered( style, 25 ) ).toEqual( [ '1', '20' ] );
		}
		expect( await offered( 'rectangular', 25 ) ).toEqual( [
			undefined,
			undefined,
		] );
		expect( slider( 'Rounded corners' ) ).toHaveAttribute( 'min', '0' );
		expect( slider( 'Rounded corners' ) ).toHaveAttribute( 'max', '20' );
		await offered( 'circle', 3 );
		expect( slider( 'Rounded corners' ) ).toBeNull();

		drop( file( 'a.heic', '' ), file( 'b.exe', '' ) );
		await waitFor( () => expect( library.uploads ).toHaveLength( 1 ) );
		expect( library.uploads[ 0 ]?.filesList[ 0 ]?.name ).toBe( 'a.heic' );
		expect( notices() ).toHaveLength( 1 );
	} );
} );

describe( 'an upload', () => {
	// spec: 001-8-6
	it( 'that fails shows a notice, and other images are still added', async () => {
		const editor = await open( THREE );
		drop( file( 'a.jpg' ), file( 'b.jpg' ) );
		await waitFor( () => expect( library.uploads ).toHaveLength( 2 ) );
		expect( library.uploads[ 0 ]?.allowedTypes ).toEqual( [ 'image' ] );
		await act( async () =>
			library.uploads[ 0 ]?.onError( 'a.jpg: The file is too large.' )
		);
		await act( async () =>
			library.uploads[ 1 ]?.onFileChange( [ media( 42 ) ] )
		);
		expect( notices() ).toEqual( [
			[ 'error', 'a.jpg: The file is too large.' ],
		] );
		expect( attributesOf( editor ).ids ).toEqual( [ 31, 32, 33, 42 ] );
		expect( editor.saved() ).not.toContain( 'blob:' );
	} );

	it( 'of a file without a MIME type is accepted if the site allows its extension', async () => {
		await open( THREE );
		drop(
			file( 'a.heic', '' ),
			file( 'b.exe', '' ),
			file( 'c.pdf', 'application/pdf' )
		);
		await waitFor( () => expect( library.uploads ).toHaveLength( 1 ) );
		expect( library.uploads[ 0 ]?.filesList[ 0 ]?.name ).toBe( 'a.heic' );
		expect( notices().map( ( [ , content ] ) => content ) ).toEqual( [
			'b.exe: this file type can’t be added to a gallery. Choose images only.',
			'c.pdf: this file type can’t be added to a gallery. Choose images only.',
		] );
	} );
} );

describe( 'Undo in a gallery', () => {
	it( 'undoes a move, a filter, a removal and an addition separately', async () => {
		const editor = await open( THREE );
		await editor.selectBlock();
		await press( editor, 1 );
		drop( file( 'a.jpg' ) );
		await waitFor( () => expect( library.uploads ).toHaveLength( 1 ) );
		await expectSteps(
			editor,
			() => editor.user.click( button( 'Move image forward' ) ),
			() => editor.user.click( button( 'Move image forward' ) ),
			() => editor.user.click( button( 'Remove image' ) ),
			() =>
				act( async () =>
					library.uploads[ 0 ]?.onFileChange( [ media( 7 ) ] )
				),
			async () => {
				await editor.user.click( button( 'Pick an image filter' ) );
				await editor.user.click(
					screen.getByRole( 'menuitemradio', { name: 'Sepia' } )
				);
			}
		);
	} );
} );
