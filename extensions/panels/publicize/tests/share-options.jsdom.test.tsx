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

const ACCOUNTS = [
	{ id: 'mastodon', service_name: 'mastodon', display_name: 'Mastodon' },
	{ id: 'telegram', service_name: 'telegram', display_name: 'Telegram' },
].map( ( account ) => ( { ...account, enabled: true, test_success: true } ) );

const THREAD_LENGTH = 255 - '\n\nA thread ⬇️'.length;

let post: Record< string, unknown >;

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
	const platform = usePlatform( 'paid', mocks );
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
