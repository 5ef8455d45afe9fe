import { expect, php, platformUrl, test, NOT_ALLOWED, stopped } from '#e2e';
import { CLIENT } from '../../picker.mock';
import {
	ask,
	asked,
	beginAnew,
	NO_PLATFORM,
	setFaults,
} from './server-support';
import {
	connectGoogle,
	forgetConsents,
	LIST,
	CONNECTION,
	type List,
	given,
} from './google-support';

beginAnew();

test.beforeEach( async () => {
	await forgetConsents();
	await connectGoogle( CLIENT );
} );

test.afterAll( async () => {
	await connectGoogle( {} );
	await forgetConsents();
} );

/** Has an author allow it and pick, without a browser: as the window does. */
const PICKED = `
	wp_set_current_user( get_user_by( 'login', 'author' )->ID );
	\\Dovetail\\External_Media\\Google_Account::take( \\Dovetail\\External_Media\\Google_Client::tokens( array( 'grant_type' => 'authorization_code', 'code' => 'consent' ) ) );
	$where = \\Dovetail\\External_Media\\Google_Photos::begin();`;

const pickWithout = async ( more = '' ) => {
	const where = await php< string >( `${ PICKED } ${ more } return $where;` );
	await fetch( where, { method: 'POST' } );
};

test( 'what Google gives is sealed, one author’s own, and in no answer', async () => {
	await pickWithout();
	const found = await php< { meta: string; users: string } >( `
		global $wpdb;
		wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
		$request = new WP_REST_Request( 'GET', '/wp/v2/users' );
		$request->set_query_params( array( 'context' => 'edit' ) );
		return array(
			'meta'  => implode( "\\n", array_merge( $wpdb->get_col( "SELECT meta_value FROM {$wpdb->usermeta}" ), $wpdb->get_col( "SELECT option_value FROM {$wpdb->options} WHERE option_name LIKE '%dovetail_blocks_google%' AND option_name NOT LIKE 'dovetail_blocks_google_photos'" ) ) ),
			'users' => wp_json_encode( rest_do_request( $request )->get_data() ),
		);` );
	expect( found.meta ).not.toMatch( /access-\d|refresh-\d/ );
	expect( found.users ).not.toMatch( /google/i );
	const mine = await ask< List >( { path: LIST, query: { number: 20 } } );
	expect( mine.data.media ).toHaveLength( 2 );
	const others = await ask( {
		path: LIST,
		query: { number: 20 },
		who: 'editor',
	} );
	expect( others.data.code ).toBe( 'authorization_required' );
	const copied = await ask< { errors: object }[] >( {
		method: 'POST',
		path: '/wpcom/v2/external-media/copy/google_photos',
		data: { media: [ { guid: 'one' } ], service: 'google_photos' },
		who: 'editor',
	} );
	expect( copied.data[ 0 ]?.errors ).toHaveProperty( 'media_not_found' );
	// Another client's tokens are nobody's.
	await connectGoogle( {
		...CLIENT,
		client_id: 'another.apps.googleusercontent.com',
	} );
	expect(
		( await ask( { path: LIST, query: { number: 20 } } ) ).data.code
	).toBe( 'authorization_required' );
} );

test( 'an expired token is refreshed, and a revoked one leads to a new sign-in', async () => {
	await pickWithout(
		`\\Dovetail\\External_Media\\Google_Account::note( array( 'ends' => time() + 30 ) );`
	);
	const list = () => ask< List >( { path: LIST, query: { number: 20 } } );
	expect( ( await list() ).data.media ).toHaveLength( 2 );
	expect( await given() ).toHaveLength( 2 );
	await list();
	expect( await given() ).toHaveLength( 2 );
	await fetch( `${ platformUrl() }/services/google_photos/revoke`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body: 'token=refresh-1',
	} );
	expect( ( await list() ).data.code ).toBe( 'authorization_required' );
} );

test( 'disconnecting forgets it here and at Google', async () => {
	await pickWithout();
	const { status } = await php< { status: number } >( `
		wp_set_current_user( get_user_by( 'login', 'author' )->ID );
		return array( 'status' => rest_do_request( new WP_REST_Request( 'DELETE', '${ CONNECTION }' ) )->get_status() );` );
	expect( status ).toBe( 204 );
	expect(
		( await asked( /^\/(revoke|v1\/sessions\/session-1)$/ ) ).map(
			( { path, status: said } ) => [ path, said ]
		)
	).toEqual( [
		[ '/v1/sessions/session-1', 200 ],
		[ '/revoke', 200 ],
	] );
	expect(
		( await ask( { path: LIST, query: { number: 20 } } ) ).data.code
	).toBe( 'authorization_required' );
	expect(
		await php(
			`return get_user_option( 'dovetail_blocks_google_photos', get_user_by( 'login', 'author' )->ID );`
		)
	).toBe( false );
} );

/** Has new users allow access to Google; resolves with their IDs. */
const usersWithAccess = ( count: number ) =>
	php< number[] >(
		`$ids = array();
		for ( $number = 0; $number < $input; $number++ ) {
			$ids[] = $id = wp_insert_user( array( 'user_login' => uniqid( 'leaver' ), 'user_pass' => 'x', 'role' => 'author' ) );
			wp_set_current_user( $id );
			\\Dovetail\\External_Media\\Google_Account::take( \\Dovetail\\External_Media\\Google_Client::tokens( array( 'grant_type' => 'authorization_code', 'code' => 'consent' ) ) );
		}
		return $ids;`,
		count
	);

/** Stored Google access of users who are gone. */
const leftOver = ( ids: readonly number[] ) =>
	php< number[] >(
		`return array_values( array_filter( $input, static fn( $id ) => (bool) get_user_meta( $id, $GLOBALS['wpdb']->get_blog_prefix() . 'dovetail_blocks_google_photos', true ) ) );`,
		ids
	);

const revoked = async () =>
	( await asked( /^\/revoke$/ ) ).filter( ( { status } ) => status === 200 );

test( 'deleting a user revokes their access at Google', async () => {
	const ids = await usersWithAccess( 1 );
	const before = ( await revoked() ).length;
	await php(
		`require_once ABSPATH . 'wp-admin/includes/user.php'; return wp_delete_user( $input[0] );`,
		ids
	);
	expect( ( await revoked() ).length ).toBe( before + 1 );
	expect( await leftOver( ids ) ).toEqual( [] );
} );

test( 'deleting many users waits only a few seconds for Google when it does not respond', async () => {
	const ids = await usersWithAccess( 6 );
	await setFaults( {
		'POST google_photos:/revoke': { kind: 'late', ms: 20_000 },
	} );
	const start = Date.now();
	await php(
		`require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( $input as $id ) {
			wp_delete_user( $id );
		}
		return 1;`,
		ids
	);
	expect( Date.now() - start ).toBeLessThan( 12_000 );
	expect( ( await asked( /^\/revoke$/ ) ).length ).toBeGreaterThan( 0 );
	expect( await leftOver( ids ) ).toEqual( [] );
} );

test( 'whatever goes wrong at Google is a sentence', async () => {
	await pickWithout();
	const outcomes: unknown[] = [];
	for ( const fault of [
		{ kind: 'refused', status: 500 },
		{ kind: 'refused', status: 429 },
		{ kind: 'refused', status: 400 },
		'not-json',
		'wrong-shape',
		'cut',
	] ) {
		await setFaults( { 'GET google_photos:/v1/mediaItems': fault } );
		const { data } = await ask( { path: LIST, query: { number: 20 } } );
		outcomes.push( [ data.code, data.message ] );
	}
	const unreachable = [
		'service_unreachable',
		'Google could not be reached. Try again in a moment.',
	];
	const unreadable = [
		'service_invalid',
		'Google sent an unreadable response. Try again in a moment.',
	];
	expect( outcomes ).toEqual( [
		unreachable,
		[
			'service_busy',
			'Too many requests to Google this hour. Try again later.',
		],
		unreadable,
		unreadable,
		unreadable,
		unreachable,
	] );
} );

test( 'a client is checked when it is entered, and without one the platform has the photos', async () => {
	const said = ( values: object ) =>
		connectGoogle( values ).then( () =>
			php< string >(
				`return \\Dovetail\\Connections\\Connection_State::get( 'google_photos' )['sentence'];`
			)
		);
	await connectGoogle( {} );
	expect( await said( CLIENT ) ).toBe(
		'Connected: Google accepts this client. Each author chooses which photos the site can see.'
	);
	expect( await said( { ...CLIENT, client_secret: 'wrong' } ) ).toBe(
		'Google rejected this client. Copy its ID and secret again.'
	);
	const sources = ( before = '' ) =>
		php< { id: string; servedBy: string }[] >(
			`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
			${ before }
			return array_values( array_filter( \\Dovetail\\Plugin\\Initial_State::state()['mediaSources'], static fn( $source ) => 'google_photos' === $source['id'] ) );`
		);
	expect( await sources( NO_PLATFORM ) ).toEqual( [
		{ id: 'google_photos', servedBy: 'site' },
	] );
	await connectGoogle( { client_id: CLIENT.client_id, client_secret: '' } );
	expect( await sources( NO_PLATFORM ) ).toEqual( [] );
	expect( await sources() ).toEqual( [
		{ id: 'google_photos', servedBy: 'platform' },
	] );
	const { data } = await ask< List >( {
		path: LIST,
		query: { number: 20, path: 'recent' },
	} );
	expect( data.media ).toHaveLength( 20 );
} );

test( 'users who may not upload files are not sent to Google, and not back', async () => {
	for ( const state of [
		'',
		`$_GET['state'] = 'any'; $_GET['code'] = 'any';`,
	] ) {
		expect(
			await stopped(
				'contributor',
				'dovetail_blocks_google_photos',
				`${ state } \\Dovetail\\External_Media\\Google_Window::show();`
			)
		).toEqual( NOT_ALLOWED );
	}
} );

test( 'a link with another state does not end the consent of the author who opens it', async () => {
	await connectGoogle( CLIENT );
	await forgetConsents();
	expect(
		await php(
			`wp_set_current_user( 1 );
			add_filter( 'pre_http_request', static fn() => array( 'headers' => array(), 'body' => '{"error":"invalid_grant"}', 'response' => array( 'code' => 400, 'message' => '' ), 'cookies' => array(), 'filename' => null ), 1 );
			$call = static function ( $name, $query ) {
				$_GET   = $query;
				$method = new ReflectionMethod( '\\Dovetail\\External_Media\\Google_Window', $name );
				$method->setAccessible( true );
				$found = $method->invoke( null );
				return is_wp_error( $found ) ? $found->get_error_code() : $found;
			};
			parse_str( wp_parse_url( $call( 'set_out', array( '_wpnonce' => wp_create_nonce( 'dovetail_blocks_google_photos' ) ) ), PHP_URL_QUERY ), $query );
			$back = static fn( $state ) => $call( 'come_back', array( 'state' => $state, 'code' => 'any' ) );
			return array( $back( 'stolen' ), $back( $query['state'] ), $back( $query['state'] ) );`
		)
	).toEqual( [ 'expired', 'authorization_required', 'expired' ] );
} );
