import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bootNetwork, expect, test, type Network } from '#e2e';

let network: Network;
let google: Server;
let address: string;
const requests: { path: string; body: string }[] = [];

test.beforeAll( async () => {
	google = createServer( ( request, response ) => {
		let body = '';
		request.on( 'data', ( part ) => ( body += String( part ) ) );
		request.on( 'end', () => {
			const path = request.url ?? '';
			requests.push( { path, body } );
			response.setHeader( 'Content-Type', 'application/json' );
			response.end(
				path === '/token'
					? JSON.stringify( {
							access_token: 'access',
							refresh_token: `refresh-${ requests.length }`,
							expires_in: 3600,
						} )
					: '{}'
			);
		} );
	} );
	await new Promise< void >( ( listening ) =>
		google.listen( 0, '127.0.0.1', listening )
	);
	address = `http://127.0.0.1:${ ( google.address() as AddressInfo ).port }`;
	network = await bootNetwork( '.cache/e2e/site-network-google' );
} );

test.beforeEach( () => {
	requests.length = 0;
} );

test.afterAll( async () => {
	await network?.stop();
	google?.closeAllConnections();
	google?.close();
} );

const CLIENT = `
	add_filter( 'dovetail_blocks_service_address', static fn( $url ) => str_replace( 'https://oauth2.googleapis.com', '{address}', $url ) );
	update_option( \\Dovetail\\Connections\\Connections::option_name( 'google_photos' ), array( 'client_id' => 'playground.apps.googleusercontent.com', 'client_secret' => 'playground-secret' ) );`;

/** Runs PHP on a site of the network, with Google's URL replaced by our fake Google's. */
const atGoogle = < Value >( code: string, path = '/' ) =>
	network.run< Value >( CLIENT.replace( '{address}', address ) + code, path );

/** Grants access to Google as a user on a site; `login` creates the user. */
const allow = ( login: string, path: string ) =>
	atGoogle< number >(
		`$user = get_user_by( 'login', '${ login }' );
		$id   = $user ? $user->ID : wp_insert_user( array( 'user_login' => '${ login }', 'user_pass' => 'x', 'user_email' => '${ login }@example.com' ) );
		add_user_to_blog( get_current_blog_id(), $id, 'author' );
		wp_set_current_user( $id );
		\\Dovetail\\External_Media\\Google_Account::take( \\Dovetail\\External_Media\\Google_Client::tokens( array( 'grant_type' => 'authorization_code', 'code' => 'consent' ) ) );
		return $id;`,
		path
	);

const stored = () =>
	network.run< string[] >(
		`global $wpdb; return $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%dovetail_blocks_google_photos' ORDER BY meta_key" );`
	);

const revoked = () =>
	requests
		.filter( ( { path } ) => path === '/revoke' )
		.map( ( { body } ) => body.replace( /\d+/, '' ) );

test( 'on a network, Google access ends when the user leaves or is deleted, or the site is deleted', async () => {
	const leaver = await allow( 'leaver', '/second/' );
	await atGoogle( `return remove_user_from_blog( ${ leaver }, 2 );` );
	expect( revoked() ).toEqual( [ 'token=refresh-' ] );
	expect( await stored() ).toEqual( [] );

	requests.length = 0;
	const deleted = await allow( 'deleted', '/' );
	await allow( 'deleted', '/second/' );
	await atGoogle(
		`require_once ABSPATH . 'wp-admin/includes/ms.php';
		require_once ABSPATH . 'wp-admin/includes/user.php';
		require_once ABSPATH . 'wp-admin/includes/bookmark.php';
		return wpmu_delete_user( ${ deleted } );`
	);
	expect( revoked() ).toHaveLength( 2 );
	expect( await stored() ).toEqual( [] );

	requests.length = 0;
	const third = await atGoogle< number >(
		`return wpmu_create_blog( get_site( 1 )->domain, '/third/', 'Third', 1 );`
	);
	// One token belongs to a member, the other to the network administrator.
	await allow( 'member', '/third/' );
	await allow( 'admin', '/third/' );
	expect( await stored() ).toHaveLength( 2 );
	await atGoogle(
		`require_once ABSPATH . 'wp-admin/includes/ms.php';
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$deleted = wp_delete_site( ${ third } );
		return is_wp_error( $deleted ) ? $deleted->get_error_message() : true;`
	);
	expect( revoked() ).toHaveLength( 2 );
	expect( await stored() ).toEqual( [] );
} );

test( 'on a network, deleting the plugin revokes Google access on every site', async () => {
	await allow( 'one', '/' );
	await allow( 'two', '/second/' );
	await network.run(
		`deactivate_plugins( 'dovetail-blocks/dovetail-blocks.php', false, true ); return 1;`
	);
	requests.length = 0;
	await network.run(
		`add_filter( 'dovetail_blocks_service_address', static fn( $url ) => str_replace( 'https://oauth2.googleapis.com', '${ address }', $url ) );
		define( 'WP_UNINSTALL_PLUGIN', 'dovetail-blocks/dovetail-blocks.php' );
		include WP_PLUGIN_DIR . '/dovetail-blocks/uninstall.php';
		return 1;`
	);
	expect( revoked() ).toHaveLength( 2 );
	expect( await stored() ).toEqual( [] );
} );
