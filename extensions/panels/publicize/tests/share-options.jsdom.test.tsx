import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { mock } from '#shared/request';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatch } from '@wordpress/data';
import { usePlatform } from '../../../../tests/harness/api';
import { registerPostStore } from '../../../../tests/harness/fake-post-store';
import { readConnections } from '../api';
import { mocks } from '../api.mock';
import { ShareOptions } from '../editor/share-options';
import { publicizeStore } from '../store';
import { annotate, removeAnnotations } from '../threads/editor/annotations';

jest.mock( '../threads/editor/annotations' );

const FIELD = 'jetpack_publicize_connections';

const account = ( id: string, name: string ) => ( {
	id,
	service_name: id,
	display_name: name,
	enabled: true,
	test_success: true,
} );
const MASTODON = account( 'mastodon', 'Mastodon' );
const TELEGRAM = account( 'telegram', 'Telegram' );
const ACCOUNTS = [ MASTODON, TELEGRAM ];

const THREAD_LENGTH = 255 - '\n\nA thread ⬇️'.length;

let post: Record< string, unknown >;
let platform: ReturnType< typeof usePlatform >;

registerPostStore( {
	actions: {
		editPost: ( edits ) => {
			Object.assign( post, edits );
			return { type: 'EDIT' };
		},
	},
	selectors: {
		getEditedPostAttribute: ( ...[ , name ]: unknown[] ) =>
			post[ String( name ) ],
		isCurrentPostPublished: () => false,
		isPublishSidebarOpened: () => false,
	},
} );

beforeEach( () => {
	Reflect.set( window, INITIAL_STATE_GLOBAL, {} );
	platform = usePlatform( 'paid', mocks );
	platform.use( mock( readConnections ).reply( () => ACCOUNTS ) );
	post = {
		[ FIELD ]: ACCOUNTS,
		meta: { jetpack_publicize_message: '', jetpack_is_tweetstorm: true },
	};
} );

it( 'the choice of a thread appears with a Mastodon account, and disappears when only Telegram stays switched on', async () => {
	const user = userEvent.setup();
	render( <ShareOptions /> );
	expect(
		await screen.findByRole( 'radio', { name: 'Thread' } )
	).toBeChecked();
	expect(
		screen.getByText( `${ THREAD_LENGTH } characters remaining` )
	).toBeVisible();
	await act( async () =>
		dispatch( publicizeStore() ).setThread( { tweets: [], warnings: [] } )
	);
	await waitFor( () => expect( annotate ).toHaveBeenCalled() );
	expect( removeAnnotations ).not.toHaveBeenCalled();

	await user.click( screen.getByRole( 'checkbox', { name: 'Mastodon' } ) );
	expect( screen.queryByRole( 'radio' ) ).toBeNull();
	expect( screen.getByText( '255 characters remaining' ) ).toBeVisible();
	expect( removeAnnotations ).toHaveBeenCalledTimes( 1 );

	await user.click( screen.getByRole( 'checkbox', { name: 'Mastodon' } ) );
	expect( screen.getByRole( 'radio', { name: 'Thread' } ) ).toBeChecked();
} );

it( 'with all accounts switched off, the panel says that the post is not shared, and has no message field', async () => {
	const user = userEvent.setup();
	render( <ShareOptions /> );
	const shared = { name: 'When you publish this post, it is shared to:' };
	expect( await screen.findByRole( 'group', shared ) ).toBeVisible();
	expect( screen.getByRole( 'textbox', { name: 'Message' } ) ).toBeVisible();

	await user.click( screen.getByRole( 'checkbox', { name: 'Mastodon' } ) );
	await user.click( screen.getByRole( 'checkbox', { name: 'Telegram' } ) );
	expect(
		screen.getByRole( 'group', {
			name: 'This post will not be shared. To share it, turn on an account:',
		} )
	).toBeVisible();
	expect( screen.queryByRole( 'textbox', { name: 'Message' } ) ).toBeNull();

	await user.click( screen.getByRole( 'checkbox', { name: 'Telegram' } ) );
	expect( screen.getByRole( 'group', shared ) ).toBeVisible();
	expect( screen.getByRole( 'textbox', { name: 'Message' } ) ).toBeVisible();
} );

it( 'an account that failed its test says so in its row, with a link to fix it for those who may', async () => {
	platform.use(
		mock( readConnections ).reply( () => [
			{
				...MASTODON,
				test_success: false,
				can_refresh: true,
				refresh_url: 'https://bakery.example/refresh',
				refresh_text: 'Refresh Mastodon',
			},
			{ ...TELEGRAM, test_success: false, test_message: 'No rights.' },
		] )
	);
	const open = jest.spyOn( window, 'open' ).mockReturnValue( null );
	const user = userEvent.setup();
	render( <ShareOptions /> );
	expect( await screen.findAllByText( 'Failed' ) ).toHaveLength( 2 );
	await user.click( screen.getByRole( 'link', { name: /^Fix Mastodon/ } ) );
	expect( open.mock.lastCall?.[ 0 ] ).toBe(
		'https://bakery.example/refresh'
	);
	expect(
		screen.queryByRole( 'link', { name: /^Fix Telegram/ } )
	).toBeNull();
} );
