import { expect, php, platformUrl, test } from './support';

/** Whether a user counts as connected some seconds after the platform's response. */
const isConnected = ( login: string, later = 0 ) =>
	php< boolean >(
		`$user = get_user_by( 'login', $input['login'] );
		wp_set_current_user( $user ? $user->ID : 0 );
		$meta = get_user_option( 'dovetail_blocks_platform_user' );
		if ( $meta ) {
			update_user_option( get_current_user_id(), 'dovetail_blocks_platform_user', array( 'until' => $meta['until'] - $input['later'] ) + $meta );
		}
		preg_match( '~"is_current_user_connected":(true|false)~', \\Dovetail\\Plugin\\Initial_State::script(), $found );
		return 'true' === $found[1];`,
		{ login, later }
	);
const steer = ( path: string, method: string, data: unknown ) =>
	fetch( `${ platformUrl() }/__platform/${ path }`, {
		method,
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( data ),
	} );
/** Returns the users the platform was asked about, oldest first. */
const asked = async (): Promise< string[] > =>
	(
		( await (
			await fetch( `${ platformUrl() }/__platform/log` )
		).json() ) as { path: string; query: { user?: string } }[]
	 )
		.filter( ( { path } ) => path.startsWith( '/wpcom/v2/connected-user' ) )
		.map( ( { query } ) => query.user ?? '' );
const forget = () =>
	php(
		`return delete_metadata( 'user', 0, $GLOBALS['wpdb']->get_blog_prefix() . 'dovetail_blocks_platform_user', '', true );`
	);
const nameOf = ( login: string ) =>
	php< string >(
		`wp_set_current_user( get_user_by( 'login', $input )->ID );
		return \\Dovetail\\Plugin\\Platform_User::name();`,
		login
	);

test.beforeEach( async () => {
	await steer( 'reset', 'POST', { scenario: 'no-connection' } );
	await forget();
} );
test.afterAll( async () => {
	await steer( 'faults', 'PUT', {} );
	await steer( 'reset', 'POST', { scenario: 'paid' } );
	await forget();
} );

// spec: 000-4.1-5, 000-6-2
test( 'whether a user is connected to the platform is a fact of the user, as the platform says', async () => {
	expect( await isConnected( 'author' ) ).toBe( false );
	expect( await isConnected( 'admin' ) ).toBe( false );
	await fetch(
		`${ platformUrl() }/connect/user?user=${ await nameOf( 'author' ) }`
	);
	// A negative response is cached for a minute, because the user may be connecting.
	expect( await isConnected( 'author', 61 ) ).toBe( true );
	expect( await isConnected( 'admin', 61 ) ).toBe( false );
	const names = await asked();
	expect( new Set( names ).size ).toBe( 2 );
	expect( names.join() ).toMatch( /^[0-9a-f]{32}(?:,[0-9a-f]{32})*$/ );
} );

test( 'a yes is good for an hour, and stays while the platform does not answer', async () => {
	await fetch(
		`${ platformUrl() }/connect/user?user=${ await nameOf( 'author' ) }`
	);
	expect( await isConnected( 'author' ) ).toBe( true );
	expect( await isConnected( 'author', 3500 ) ).toBe( true );
	expect( await asked() ).toHaveLength( 1 );
	await steer( 'faults', 'PUT', {
		'GET /wpcom/v2/connected-user': 'refused',
	} );
	expect( await isConnected( 'author', 200 ) ).toBe( true );
	expect( await asked() ).toHaveLength( 2 );
	await steer( 'faults', 'PUT', {} );
} );

test( 'a user counts as connected only if logged in, allowed to write, and on a site with a platform', async () => {
	await steer( 'reset', 'POST', { scenario: 'paid' } );
	expect( await isConnected( '' ) ).toBe( false );
	expect( await isConnected( 'author' ) ).toBe( true );
	expect(
		await php(
			`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
			add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'platform_address' => '' ) + $settings, 99 );
			return \\Dovetail\\Plugin\\Platform_User::is_connected();`
		)
	).toBe( false );
	expect(
		await php(
			`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
			add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'platform_address' => 'http://127.0.0.1:9' ) + $settings, 99 );
			return \\Dovetail\\Plugin\\Platform_User::is_connected();`
		)
	).toBe( false );
} );
