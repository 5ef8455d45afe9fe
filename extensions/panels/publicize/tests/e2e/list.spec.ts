import { expect, php, test } from '#e2e';
import {
	beginAnew,
	BLUESKY,
	connect,
	MASTODON,
	NO_PLATFORM,
	steer,
	WEBHOOK,
} from './support';

beginAnew();

const list = ( user = 'admin', before = NO_PLATFORM ) =>
	php< Record< string, unknown >[] >(
		`${ before }
		wp_set_current_user( get_user_by( 'login', $input )->ID );
		$GLOBALS['wp_rest_server'] = null;
		return rest_do_request( new WP_REST_Request( 'GET', '/wpcom/v2/publicize/connection-test-results' ) )->get_data();`,
		user
	);

// spec: 002-7-8
test( 'each account that is entered is one line of the list, on and to be switched; half an account is none', async () => {
	expect( await list() ).toEqual( [] );
	await connect( {
		mastodon: MASTODON,
		bluesky: { ...BLUESKY, password: '' },
		webhook: WEBHOOK,
	} );
	expect( await list() ).toEqual( [
		{
			id: 'mastodon',
			service_name: 'mastodon',
			display_name: 'Mastodon',
			enabled: true,
			toggleable: true,
			test_success: true,
			test_message: '',
			can_refresh: false,
			profile_display_name: '@bakery@social.example',
			profile_picture: '',
		},
		expect.objectContaining( { id: 'webhook', test_success: true } ),
	] );
} );

test( 'a revoked token must be entered again: an administrator gets a link, an author is told', async () => {
	await connect( {
		mastodon: { ...MASTODON, token: 'revoked-token-of-the-bakery' },
	} );
	expect( ( await list() )[ 0 ] ).toMatchObject( {
		test_success: 'must_reauth',
		test_message: expect.stringMatching(
			/^Mastodon rejected this access token\./
		),
		can_refresh: true,
		refresh_url: expect.stringMatching(
			/\?page=dovetail-blocks&tab=services&publicize_popup=true#dovetail-blocks-connection-mastodon$/
		),
		refresh_text: 'Refresh Mastodon',
	} );
	const [ told ] = await list( 'author' );
	expect( told ).toMatchObject( {
		test_success: 'must_reauth',
		can_refresh: false,
	} );
	expect( told ).not.toHaveProperty( 'refresh_url' );
	await connect( { mastodon: MASTODON } );
	expect( ( await list() )[ 0 ] ).toMatchObject( { test_success: true } );
} );

test( 'a network that does not answer fails its test, and passes it when it answers again', async () => {
	await connect( { mastodon: MASTODON } );
	const key = 'GET mastodon:/api/v1/accounts/verify_credentials';
	await php(
		`delete_option( 'dovetail_blocks_connection_state_mastodon' ); return 1;`
	);
	await steer( 'faults', 'PUT', { [ key ]: 'not-json' } );
	expect( ( await list() )[ 0 ] ).toMatchObject( { test_success: false } );
	await steer( 'faults', 'PUT', {} );
	expect( ( await list() )[ 0 ] ).toMatchObject( { test_success: true } );
} );

test( 'those of the platform come behind the site’s own, and either is there where the other does not answer', async () => {
	const ids = async () =>
		( await list( 'admin', '' ) ).map( ( { id } ) => id );
	expect( await ids() ).toEqual( [ '101', '102' ] );
	await connect( { mastodon: MASTODON } );
	expect( await ids() ).toEqual( [ 'mastodon', '101', '102' ] );
	await steer( 'faults', 'PUT', {
		'GET /wpcom/v2/publicize/connection-test-results': 'cut',
	} );
	expect( await ids() ).toEqual( [ 'mastodon', '101', '102' ] );
	await php(
		`delete_option( 'dovetail_blocks_publicize_of_platform' ); return 1;`
	);
	expect( await ids() ).toEqual( [ 'mastodon' ] );
} );
