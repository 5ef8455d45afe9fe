import { defineBlock } from '#shared/definitions';
import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { useUploads } from '#shared/uploads';
import { act, screen, waitFor } from '@testing-library/react';
import {
	MediaPlaceholder,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { dispatch, select } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { store as noticesStore } from '@wordpress/notices';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { planGatedMedia } from '..';

const MISSING = {
	available: false,
	unavailable_reason: 'missing_plan',
	required_plan: 'value_bundle',
};
const VIDEO_COVERS = 'Upgrade your plan to use video covers';
const AUDIO_UPLOAD = 'Upgrade your plan to upload audio';
const NOT_UPLOADED = `was not uploaded. ${ AUDIO_UPLOAD }. Audio from the media library or a URL works on every plan.`;
const EMPTY_COVER =
	'<!-- wp:cover -->\n<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim"></span><div class="wp-block-cover__inner-container"></div></div>\n<!-- /wp:cover -->';
const VIDEO_COVER =
	'<!-- wp:cover {"url":"https://example.org/a.webm","id":5,"dimRatio":50,"isUserOverlayColor":true,"backgroundType":"video"} -->\n<div class="wp-block-cover"><video class="wp-block-cover__video-background intrinsic-ignore" autoplay muted loop playsinline src="https://example.org/a.webm" data-object-fit="cover"></video><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__inner-container"></div></div>\n<!-- /wp:cover -->';
const EMPTY_AUDIO = '<!-- wp:audio /-->';

let blobs = 0;

let inLibrary: object = {};

/** A mock of one of our blocks that is unavailable without a paid plan. It shows every error as a notice. */
const pictures = defineBlock( {
	slug: 'pictures',
	editHeight: 0,
	attributes: {},
	icon: async () => ( { icon: <svg /> } ),
	edit: async () => ( {
		Edit: () => (
			<div { ...useBlockProps() }>
				<MediaPlaceholder
					allowedTypes={ [ 'image' ] }
					onSelect={ () => {} }
					onError={ ( message ) =>
						void dispatch( noticesStore ).createErrorNotice(
							message
						)
					}
				/>
			</div>
		),
	} ),
	save: () => null,
} );

/** A paid block that uploads files itself, like galleries, slideshows and stories. */
const album = defineBlock( {
	...pictures,
	slug: 'album',
	edit: async () => ( {
		Edit: function Album() {
			const { upload } = useUploads( [ 'image' ], () => {} );
			return (
				<div { ...useBlockProps() }>
					<input
						type="file"
						onChange={ ( { target } ) =>
							void upload( [ ...( target.files ?? [] ) ] )
						}
					/>
				</div>
			);
		},
	} ),
} );

function say( isEnabled: boolean ) {
	Reflect.set( window, INITIAL_STATE_GLOBAL, {
		jetpack: { enable_upgrade_nudge: isEnabled },
		availability: {
			'core/cover': MISSING,
			'core/audio': MISSING,
			pictures: MISSING,
			album: MISSING,
		},
	} );
}

beforeAll( async () => {
	// Replaces browser features that jsdom lacks: blob URLs, and images that load or fail.
	URL.createObjectURL = () => `blob:http://localhost/${ ++blobs }`;
	URL.revokeObjectURL = () => {};
	const add = jest.fn();
	await planGatedMedia.enhance( add );
	expect( add ).not.toHaveBeenCalled();
	say( true );
	await planGatedMedia.enhance( addFilter as never );
	addFilter(
		'editor.MediaUpload',
		'tests/library',
		() =>
			( { onSelect }: { onSelect( media: object ): void } ) => (
				<button onClick={ () => onSelect( inLibrary ) }>
					Take from the library
				</button>
			)
	);
} );

beforeEach( async () => {
	say( true );
	jest.spyOn( HTMLImageElement.prototype, 'src', 'set' ).mockImplementation(
		function ( this: HTMLImageElement ) {
			queueMicrotask( () => this.dispatchEvent( new Event( 'error' ) ) );
		}
	);
	await dispatch( noticesStore ).removeAllNotices();
	await dispatch( noticesStore ).removeAllNotices( 'snackbar' );
} );

/** Opens a post and selects its only block. Uploads succeed unless `error` is set. */
async function open( content: string, error?: string ) {
	const mediaUpload = jest.fn<
		void,
		[ Record< 'onFileChange' | 'onError', ( given: unknown ) => void > ]
	>();
	const editor = await openEditor( {
		blocks: [ pictures, album ],
		decision: {
			kind: 'register',
			badge: null,
			upgradeTo: 'value_bundle',
		},
		content,
		settings: { mediaUpload },
	} );
	await editor.selectBlock();
	return {
		...editor,
		mediaUpload,
		async upload( type: string ) {
			const input =
				document.querySelector< HTMLInputElement >(
					'input[type="file"]'
				);
			input?.removeAttribute( 'accept' );
			await editor.user.upload(
				input as HTMLInputElement,
				new File( [ 'x' ], 'x.bin', { type } )
			);
			const [ request ] = mediaUpload.mock.calls.at( -1 ) ?? [];
			await act( async () =>
				error
					? request?.onError( error )
					: request?.onFileChange( [
							{
								id: 9,
								url: 'https://example.org/x.bin',
								type: type.split( '/' )[ 0 ],
							},
						] )
			);
		},
	};
}

const IN_BANNER = { selector: '.dovetail-nudge__text' };
const banner = ( sentence: string ) =>
	screen.findAllByText( sentence, IN_BANNER );
const notices = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );

describe( 'a Cover block in a plan without video', () => {
	// spec: 000-2.4-2, 000-6-6, 001-7-14
	it( 'shows a notice above the block and in the sidebar while empty and selected', async () => {
		const { saved, deselect } = await open( EMPTY_COVER );
		const before = saved();
		expect( await banner( VIDEO_COVERS ) ).toHaveLength( 2 );
		expect( inspector() ).toHaveTextContent( VIDEO_COVERS );
		await deselect();
		expect( screen.queryByText( VIDEO_COVERS ) ).toBeNull();
		expect( saved() ).toBe( before );
	} );

	// spec: 001-7-14
	it( 'hides the upgrade banner after an image is uploaded', async () => {
		const { upload, blocks } = await open( EMPTY_COVER );
		await banner( VIDEO_COVERS );
		await upload( 'image/png' );
		await waitFor( () =>
			expect( blocks()[ 0 ]?.attributes ).toMatchObject( {
				id: 9,
				backgroundType: 'image',
			} )
		);
		expect( screen.queryByText( VIDEO_COVERS ) ).toBeNull();
	} );

	// spec: 000-2.4-2, 000-6-6
	it( 'rejects a video upload and stays unchanged', async () => {
		const { upload, saved, mediaUpload } = await open( EMPTY_COVER );
		const before = saved();
		await upload( 'video/webm' );
		expect( mediaUpload ).not.toHaveBeenCalled();
		expect( saved() ).toBe( before );
		expect( notices() ).toEqual( [
			`“x.bin” was not uploaded. ${ VIDEO_COVERS }. Images and colors work on every plan.`,
		] );
		expect( await banner( VIDEO_COVERS ) ).toHaveLength( 2 );
	} );

	// spec: 000-2.4-2, 000-6-6, 001-7-14
	it( 'shows a notice for a rejected replacement video until an image is chosen', async () => {
		const { upload, saved, blocks, user, selectBlock } =
			await open( EMPTY_COVER );
		await upload( 'image/png' );
		await waitFor( () => expect( blocks()[ 0 ]?.attributes.id ).toBe( 9 ) );
		await selectBlock();
		const before = saved();
		for ( const film of [
			{ id: 5, type: 'video', url: 'https://example.org/a.webm' },
			{
				id: 5,
				media_type: 'file',
				mime_type: 'video/webm',
				url: 'https://example.org/a.webm',
			},
		] ) {
			inLibrary = film;
			await user.click(
				screen.getByRole( 'button', { name: 'Replace' } )
			);
			await user.click( screen.getByText( 'Take from the library' ) );
			expect( await banner( VIDEO_COVERS ) ).toHaveLength( 2 );
			expect( saved() ).toBe( before );
		}
		inLibrary = { id: 6, type: 'image', url: 'https://example.org/b.png' };
		await user.click( screen.getByRole( 'button', { name: 'Replace' } ) );
		await user.click( screen.getByText( 'Take from the library' ) );
		await waitFor( () => expect( blocks()[ 0 ]?.attributes.id ).toBe( 6 ) );
		expect( screen.queryByText( VIDEO_COVERS ) ).toBeNull();
	} );

	it( 'shows an error if an image cannot be uploaded', async () => {
		const { upload } = await open(
			EMPTY_COVER,
			'The picture is too large.'
		);
		await upload( 'image/png' );
		expect( notices() ).toEqual( [ 'The picture is too large.' ] );
	} );

	it( 'keeps an existing video unchanged', async () => {
		const { saved, blocks } = await open( VIDEO_COVER );
		expect( blocks()[ 0 ]?.isValid ).toBe( true );
		expect( saved() ).toBe( VIDEO_COVER );
		expect( screen.queryByText( VIDEO_COVERS ) ).toBeNull();
	} );
} );

describe( 'an Audio block in a plan without uploads', () => {
	// spec: 000-2.4-2, 000-6-6, 001-7-14
	it( 'shows a notice while empty and selected, and uploads no files', async () => {
		const { upload, saved, mediaUpload } = await open( EMPTY_AUDIO );
		expect( await banner( AUDIO_UPLOAD ) ).toHaveLength( 2 );
		await upload( 'audio/mpeg' );
		expect( mediaUpload ).not.toHaveBeenCalled();
		expect( notices() ).toEqual( [ `“x.bin” ${ NOT_UPLOADED }` ] );
		expect( saved() ).toBe( EMPTY_AUDIO );
		expect( await banner( AUDIO_UPLOAD ) ).toHaveLength( 2 );
	} );

	it( 'accepts an audio file from the library', async () => {
		const { user, blocks, upload } = await open( EMPTY_AUDIO );
		await upload( 'audio/mpeg' );
		inLibrary = { id: 3, type: 'audio', url: 'https://example.org/a.mp3' };
		await user.click( screen.getByText( 'Take from the library' ) );
		expect( blocks()[ 0 ]?.attributes ).toMatchObject( {
			id: 3,
			src: 'https://example.org/a.mp3',
		} );
		expect( notices() ).toEqual( [] );
		expect( screen.queryByText( AUDIO_UPLOAD ) ).toBeNull();
	} );

	it( 'created from a dropped file does not upload the file', async () => {
		const { saved, mediaUpload, blocks } = await open( EMPTY_AUDIO );
		const before = saved();
		await act( async () => {
			await dispatch( blockEditorStore ).updateBlockAttributes(
				blocks()[ 0 ]?.clientId ?? '',
				{ blob: 'blob:http://localhost/a' }
			);
		} );
		expect( await banner( AUDIO_UPLOAD ) ).toHaveLength( 2 );
		expect( mediaUpload ).not.toHaveBeenCalled();
		expect( saved() ).toBe( before );
	} );

	// spec: 000-6-3
	it( 'shows no notice before an attempted upload if no upgrade is offered', async () => {
		say( false );
		const { upload, mediaUpload } = await open( EMPTY_AUDIO );
		expect( screen.queryByText( AUDIO_UPLOAD ) ).toBeNull();
		await upload( 'audio/mpeg' );
		expect( mediaUpload ).not.toHaveBeenCalled();
		expect( notices() ).toEqual( [ `“x.bin” ${ NOT_UPLOADED }` ] );
		expect( document.querySelector( '.dovetail-nudge' ) ).toBeNull();
	} );
} );

describe( 'a media error in a block that requires a paid plan', () => {
	const REFUSED = 'Sorry, you are not allowed to upload this file type.';
	const NEEDS_PLAN =
		'This block needs a paid plan. You can edit it now; visitors see it in full once the site has one.';

	describe.each( [
		[ 'and uses WordPress’s picker', '<!-- wp:dovetail/pictures /-->' ],
		[ 'and uses useUploads', '<!-- wp:dovetail/album /-->' ],
	] )( '%s', ( _, content ) => {
		// spec: 001-8-6
		it( 'is hidden for a file of an accepted type', async () => {
			const { upload, mediaUpload } = await open( content, REFUSED );
			await upload( 'image/png' );
			expect( mediaUpload ).toHaveBeenCalledTimes( 1 );
			expect( notices() ).toEqual( [] );
			expect( await banner( NEEDS_PLAN ) ).toHaveLength( 2 );
		} );

		// spec: 001-8-6
		it( 'is shown for a file of an unaccepted type', async () => {
			const { upload } = await open( content, REFUSED );
			await upload( 'application/pdf' );
			expect( notices() ).toEqual( [ REFUSED ] );
			expect( await banner( NEEDS_PLAN ) ).toHaveLength( 2 );
		} );

		it( 'is shown if no upgrade is offered', async () => {
			say( false );
			const { upload } = await open( content, REFUSED );
			await upload( 'image/png' );
			expect( notices() ).toEqual( [ REFUSED ] );
		} );

		// spec: 001-7-14
		it( 'disappears together with the upgrade banner after an upload', async () => {
			const { upload } = await open( content );
			expect( await banner( NEEDS_PLAN ) ).toHaveLength( 2 );
			await upload( 'image/png' );
			await waitFor( () =>
				expect( screen.queryByText( NEEDS_PLAN, IN_BANNER ) ).toBeNull()
			);
		} );
	} );
} );

describe( 'a block without plan restrictions', () => {
	it( 'stays unchanged', async () => {
		const { upload, mediaUpload } = await open(
			'<!-- wp:video -->\n<figure class="wp-block-video"></figure>\n<!-- /wp:video -->',
			'Too large.'
		);
		await upload( 'video/webm' );
		expect( mediaUpload ).toHaveBeenCalledTimes( 1 );
		expect( notices() ).toEqual( [ 'Too large.' ] );
	} );
} );
