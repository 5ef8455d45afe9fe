import { act, screen, waitFor, within } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockTransforms } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { store as noticesStore } from '@wordpress/notices';
import { testServices, usePlatform } from '../../../../tests/harness/api';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { FAULT_TYPES } from '../../../../src/platform/faults';
import { video } from '..';
import { readMedia, readPreview } from '../api';
import { mocks } from '../api.mock';
import {
	EMPTY,
	HOSTED,
	SRC,
	TAKE_PICTURE,
	TAKE_VIDEO,
	figure,
	library,
	open,
	ownVideo,
	post,
	prepareWordPress,
	say,
	type Opened,
} from './support';

const TALL = post( '{"id":6} ' );
const UNHOSTED = post( '{"id":9} ' );
const KNOWN = post( '{"id":5,"guid":"abcd1234"} ' );

/** WordPress's output for the empty block, whose HTML has no controls attribute. */
const CHOSEN = post( '{"id":5,"guid":"abcd1234"} ', figure( '' ) );

beforeAll( () => {
	prepareWordPress();
	const add = jest.fn();
	say( false );
	video.enhance( add );
	expect( add ).not.toHaveBeenCalled();
	say( true );
	video.enhance( addFilter as never );
} );

beforeEach( async () => {
	await dispatch( noticesStore ).removeAllNotices();
	await dispatch( noticesStore ).removeAllNotices( 'snackbar' );
} );

const player = () =>
	waitFor( () => {
		const shown =
			document.querySelector< HTMLElement >( '.dovetail-video' );
		expect( shown ).not.toBeNull();
		return shown as HTMLElement;
	} );

const frame = () =>
	waitFor( () => {
		const shown = document.querySelector( 'iframe' );
		expect( shown ).not.toBeNull();
		return new URL( shown?.src ?? '' );
	} );

const attributes = ( { blocks }: Opened ) => blocks()[ 0 ]?.attributes;

const take = async ( editor: Opened ) => {
	library.chosen = { id: 5, url: SRC, type: 'video' };
	await editor.user.click( screen.getByText( TAKE_VIDEO ) );
};

describe( 'a library video', () => {
	// spec: 002-2.1-1, 002-4.1-1, 002-7-1
	it( 'is looked up by ID, and the player appears once the preview is available', async () => {
		const { platform, saved } = await open( HOSTED );
		expect(
			await screen.findByText( 'Generating preview…' )
		).toHaveAttribute( 'role', 'status' );
		await player();
		expect( screen.queryByText( 'Generating preview…' ) ).toBeNull();
		expect(
			platform
				.requests( readMedia )
				.map( ( { params, data } ) => [ params, data ] )
		).toEqual( [ [ { id: '5' }, {} ] ] );
		expect( platform.requests( readPreview ) ).toMatchObject( [
			{ query: { url: 'https://videopress.com/v/abcd1234' } },
		] );
		expect( saved() ).toBe( HOSTED );
	} );

	// spec: 002-9-8
	it( 'has classes for the aspect ratio in the editor', async () => {
		await open( TALL );
		expect( ( await player() ).parentElement ).toHaveClass(
			'wp-block-video',
			'wp-embed-aspect-9-16',
			'wp-has-aspect-ratio'
		);
	} );

	it( 'is not looked up if the post contains the hosting ID', async () => {
		const { platform } = await open( KNOWN );
		await player();
		expect( platform.requests( readMedia ) ).toEqual( [] );
	} );

	// spec: 002-2.1-2, 002-4.1-1
	it.each( [
		[ 'is not hosted', UNHOSTED ],
		[ 'is not in the library', post( '' ) ],
		[ 'has an invalid hosting ID', post( '{"id":9,"guid":"../../x"} ' ) ],
	] )(
		'is shown by WordPress’s own component if it %s',
		async ( _, content ) => {
			const { saved, selectBlock } = await open( content );
			await ownVideo();
			await selectBlock();
			expect( inspector() ).toHaveTextContent( 'Playback controls' );
			expect( inspector() ).not.toHaveTextContent( 'Video Settings' );
			expect( saved() ).toBe( content );
			expect( select( noticesStore ).getNotices() ).toEqual( [] );
		}
	);

	// spec: 002-4.1-1, 002-8-10
	it.each(
		FAULT_TYPES.filter( ( kind ) => kind !== 'late' ).flatMap( ( kind ) => [
			[ kind, readMedia, HOSTED ] as const,
			[ kind, readPreview, KNOWN ] as const,
		] )
	)(
		'is shown by WordPress’s own component, without an error, if a response is %s',
		async ( kind, endpoint, content ) => {
			const platform = usePlatform( 'paid', mocks );
			platform.fault( endpoint, kind );
			const { saved } = await openEditor( { blocks: [], content } );
			await waitFor( () =>
				expect( platform.requests( endpoint ) ).toHaveLength( 1 )
			);
			await ownVideo();
			expect( saved() ).toBe( content );
			expect( select( noticesStore ).getNotices() ).toEqual( [] );
		}
	);
} );

describe( 'a hosted video', () => {
	it( 'in a reopened post sends no request before a click', async () => {
		const { user } = await open( KNOWN );
		await player();
		expect( document.querySelector( 'iframe' ) ).toBeNull();
		await user.click(
			screen.getByRole( 'button', { name: 'Show preview' } )
		);
		expect( ( await frame() ).href ).toBe(
			`${ testServices( 'videopress' ).videopress }/embed/abcd1234?preloadContent=metadata`
		);
	} );

	// spec: 002-4.1-4
	it( 'has an overlay that disappears on click and returns when the block is deselected', async () => {
		const { user, selectBlock, deselect } = await open( KNOWN );
		await player();
		const sheet = () => document.querySelector( '.dovetail-video__sheet' );
		expect( sheet() ).toBeNull();
		await selectBlock();
		await user.click(
			screen.getByRole( 'button', { name: 'Show preview' } )
		);
		await frame();
		await user.click( sheet() as Element );
		expect( sheet() ).toBeNull();
		await deselect();
		expect( sheet() ).not.toBeNull();
	} );

	// spec: 002-2.1-3, 002-4.1-3
	it( 'loses only the IDs and the URL after “Edit video”, in one undo step', async () => {
		const content = post(
			'{"id":5,"guid":"abcd1234"} ',
			figure( 'controls loop poster="https://example.org/a.jpg" ' )
		);
		const editor = await open( content );
		await player();
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Edit video' } )
		);
		const { id, guid, src, loop, poster } = attributes( editor ) ?? {};
		expect( { id, guid, src, loop, poster } ).toEqual( {
			id: undefined,
			guid: undefined,
			src: undefined,
			loop: true,
			poster: 'https://example.org/a.jpg',
		} );
		expect( screen.getByText( 'Insert from URL' ) ).toBeVisible();
		const block = document.querySelector( '[data-block]' );
		expect( block?.contains( block.ownerDocument.activeElement ) ).toBe(
			true
		);
		await editor.undo();
		expect( editor.saved() ).toBe( content );
	} );

	// spec: 002-2.1-4, 002-3.1-1, 002-3.1-2, 002-3.1-4
	it( 'has settings that each create one undo step', async () => {
		const editor = await open( KNOWN );
		await player();
		await editor.selectBlock();
		const settings = within( inspector() );
		// WordPress's own controls are still shown.
		expect( inspector() ).toHaveTextContent( 'Advanced' );
		expect(
			within( screen.getByTestId( 'toolbar' ) ).getByRole( 'button', {
				name: 'Align block',
			} )
		).toBeVisible();
		expect(
			settings.getByRole( 'button', { name: 'Video Settings' } )
		).toHaveAttribute( 'aria-expanded', 'true' );
		const press = ( name: string ) => () =>
			editor.user.click( settings.getByRole( 'checkbox', { name } ) );
		expect( attributes( editor ) ).toMatchObject( {
			controls: true,
			preload: 'metadata',
		} );
		await expectSteps(
			editor,
			press( 'Loop' ),
			press( 'Muted' ),
			press( 'Playback Controls' ),
			press( 'Autoplay' ),
			() =>
				editor.user.selectOptions(
					settings.getByRole( 'combobox', { name: 'Preload' } ),
					'None'
				)
		);
		expect( attributes( editor ) ).toMatchObject( {
			autoplay: true,
			controls: false,
			loop: true,
			muted: true,
			playsInline: true,
			preload: 'none',
		} );
		expect( inspector() ).toHaveTextContent(
			'Autoplaying videos may cause usability issues for some visitors.'
		);
		expect(
			settings.getByRole( 'checkbox', { name: 'Muted' } )
		).toBeDisabled();
		expect(
			settings
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Auto', 'Metadata', 'None' ] );
		await press( 'Autoplay' )();
		expect( attributes( editor ) ).toMatchObject( {
			autoplay: false,
			muted: false,
			playsInline: false,
		} );
		expect( inspector() ).not.toHaveTextContent( 'usability' );
	} );

	// spec: 002-2.1-4
	it( 'has a poster that can be selected, replaced and removed', async () => {
		const editor = await open( KNOWN );
		await player();
		await editor.selectBlock();
		const poster = within(
			within( inspector() ).getByRole( 'group', { name: 'Poster Image' } )
		);
		expect( attributes( editor )?.poster ).toBeUndefined();
		expect( poster.queryByRole( 'button', { name: 'Remove' } ) ).toBeNull();
		await expectSteps(
			editor,
			() => {
				library.chosen = { id: 7, url: 'https://example.org/a.jpg' };
				return editor.user.click( poster.getByText( TAKE_PICTURE ) );
			},
			() => {
				library.chosen = { id: 8, url: 'http://localhost/b.jpg' };
				return editor.user.click( poster.getByText( TAKE_PICTURE ) );
			}
		);
		expect( inspector().querySelector( 'img' ) ).toHaveAttribute(
			'src',
			'http://localhost/b.jpg'
		);
		library.chosen = { id: 9, url: 'javascript:alert(1)' };
		await editor.user.click( poster.getByText( TAKE_PICTURE ) );
		expect( attributes( editor )?.poster ).toBe( 'http://localhost/b.jpg' );
		await editor.user.click(
			poster.getByRole( 'button', { name: 'Remove' } )
		);
		expect( attributes( editor )?.poster ).toBeUndefined();
	} );

	// spec: 002-9-8
	it( 'plays with the saved settings, and restarts when a setting changes', async () => {
		const { user, selectBlock } = await open( KNOWN );
		await player();
		await selectBlock();
		await user.click(
			screen.getByRole( 'button', { name: 'Show preview' } )
		);
		await frame();
		await user.click(
			within( inspector() ).getByRole( 'checkbox', { name: 'Loop' } )
		);
		await waitFor( async () =>
			expect( ( await frame() ).search ).toBe(
				'?loop=1&preloadContent=metadata'
			)
		);
	} );

	// spec: 002-3.1-5
	it( 'has a caption that is saved in WordPress’s format', async () => {
		const editor = await open( KNOWN );
		await player();
		await editor.selectBlock();
		const caption = () =>
			screen.queryByRole( 'textbox', { name: 'Caption' } );
		await editor.deselect();
		// The field stays while the press that deselects the block may last.
		expect( caption() ).toBeVisible();
		await waitFor( () => expect( caption() ).toBeNull() );
		await editor.selectBlock();
		await editor.user.type( caption() as HTMLElement, 'At six' );
		expect( editor.saved() ).toContain(
			'</video><figcaption class="wp-element-caption">At six</figcaption></figure>'
		);
	} );
} );

describe( 'a video that an author chooses', () => {
	// spec: 002-3.1-3
	it( 'is shown immediately, and gets the hosting ID in one undo step', async () => {
		const editor = await open( EMPTY );
		await editor.selectBlock();
		await take( editor );
		expect( ( await frame() ).pathname ).toContain( '/embed/abcd1234' );
		expect( editor.saved() ).toBe( CHOSEN );
		await editor.undo();
		expect( editor.saved() ).toBe( EMPTY );
	} );

	it( 'does not keep the previous video’s hosting ID', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( readPreview, 'cut' );
		const editor = await openEditor( {
			blocks: [],
			content: KNOWN,
			settings: { mediaUpload() {} },
		} );
		await ownVideo();
		await editor.selectBlock();
		library.chosen = { id: 9, url: 'https://example.org/other.webm' };
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Replace' } )
		);
		await editor.user.click( screen.getByText( TAKE_VIDEO ) );
		await waitFor( () =>
			expect( editor.saved() ).toBe(
				UNHOSTED.replace( SRC, 'https://example.org/other.webm' )
			)
		);
	} );

	// spec: 002-2.1-1, 002-4.1-2
	it( 'shows “Uploading…” until the upload is finished', async () => {
		const editor = await open( EMPTY );
		await editor.selectBlock();
		const field =
			document.querySelector< HTMLInputElement >( 'input[type="file"]' );
		await editor.user.upload(
			field as HTMLInputElement,
			new File( [ 'x' ], 'film.webm', { type: 'video/webm' } )
		);
		const [ upload ] = editor.mediaUpload.mock.calls[ 0 ] ?? [];
		await act( async () =>
			upload?.onFileChange( [ { url: 'blob:http://localhost/1' } ] )
		);
		expect( screen.getByText( 'Uploading…' ) ).toHaveAttribute(
			'role',
			'status'
		);
		expect( document.querySelector( 'video' ) ).toHaveAttribute(
			'src',
			'blob:http://localhost/1'
		);
		expect( editor.saved() ).toBe( EMPTY );
		await act( async () =>
			upload?.onFileChange( [ { id: 5, url: SRC } ] )
		);
		await player();
		expect( screen.queryByText( 'Uploading…' ) ).toBeNull();
		expect( editor.saved() ).toBe( CHOSEN );
	} );

	it( 'no longer shows “Uploading…” after a failure', async () => {
		const editor = await open( EMPTY );
		await editor.selectBlock();
		await editor.user.upload(
			document.querySelector( 'input[type="file"]' ) as HTMLInputElement,
			new File( [ 'x' ], 'film.webm', { type: 'video/webm' } )
		);
		const [ upload ] = editor.mediaUpload.mock.calls[ 0 ] ?? [];
		await act( async () =>
			upload?.onFileChange( [ { url: 'blob:http://localhost/1' } ] )
		);
		await act( async () => upload?.onError( 'Too large.' ) );
		expect( screen.queryByText( 'Uploading…' ) ).toBeNull();
		expect( editor.saved() ).toBe( EMPTY );
	} );

	// spec: 002-4.1-2
	it( 'shows “Uploading…” if a file was dropped on the canvas', async () => {
		const editor = await open( EMPTY );
		await act( async () => {
			await dispatch( blockEditorStore ).updateBlockAttributes(
				editor.blocks()[ 0 ]?.clientId ?? '',
				{ blob: 'blob:http://localhost/1' }
			);
		} );
		expect( await screen.findByText( 'Uploading…' ) ).toBeVisible();
		expect( editor.saved() ).toBe( EMPTY );
	} );

	// spec: 002-5-8
	it.each( [
		[ 'video/webm', true ],
		[ 'video/mp4', true ],
		[ 'audio/ogg', false ],
		[ 'image/png', false ],
		[ 'application/video', false ],
		[ '', false ],
	] )( 'can be a dropped file of the type %j: %j', ( type, isMade ) => {
		const made = getBlockTransforms( 'from', 'core/video' ) as unknown as {
			type: string;
			isMatch( files: File[] ): boolean;
		}[];
		expect(
			made
				.filter( ( each ) => each.type === 'files' )
				.map( ( { isMatch } ) =>
					isMatch( [ new File( [ 'x' ], 'film', { type } ) ] )
				)
		).toEqual( [ isMade ] );
	} );
} );
