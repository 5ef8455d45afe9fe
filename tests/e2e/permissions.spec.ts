import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, php, siteUrl, test } from './support';
import { everyBlock } from './support/every-block';
import { ROLES, type Role } from './support/post-type';

const makeUsers = () =>
	php< Record< Role, string > >(
		`add_role( 'others', 'Others', array( 'read' => true, 'edit_others_posts' => true ) );
		$cookies = array();
		foreach ( $input as $role ) {
			$id    = wp_insert_user( array( 'user_login' => "role-$role", 'user_email' => "role-$role@example.org", 'user_pass' => wp_generate_password(), 'role' => $role ) );
			$until = time() + HOUR_IN_SECONDS;
			$token = WP_Session_Tokens::get_instance( $id )->create( $until );
			$cookies[ $role ] = AUTH_COOKIE . '=' . rawurlencode( wp_generate_auth_cookie( $id, $until, 'auth', $token ) ) . '; ' . LOGGED_IN_COOKIE . '=' . rawurlencode( wp_generate_auth_cookie( $id, $until, 'logged_in', $token ) );
		}
		return $cookies;`,
		ROLES
	);

let cookies: Record< string, string > = {};

test.beforeAll( async () => {
	cookies = { visitor: '', ...( await makeUsers() ) };
} );

test.afterAll( () =>
	php(
		`require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( $input as $role ) { wp_delete_user( (int) username_exists( "role-$role" ) ); }
		remove_role( 'others' );
		return 1;`,
		ROLES
	)
);

/** Actions of `admin-post.php`. Each is a PHP constant in the server code. */
const ACTIONS = globSync( [
	'{src,extensions,shared}/**/*.php',
	'!**/{tests,playground}/**',
] ).flatMap( ( file ) => {
	const code = readFileSync( file, 'utf8' );
	const space = /^namespace ([\w\\]+);/m.exec( code )?.[ 1 ];
	return [
		...code.matchAll( /'admin_post_(?:nopriv_)?' \. (\w+)(::\w+)/g ),
	].map( ( [ , name = '', constant ] ) => {
		const used = new RegExp( `^use ([\\w\\\\]+\\\\${ name });`, 'm' ).exec(
			code
		)?.[ 1 ];
		return `${ used ?? `${ space }\\${ name }` }${ constant }`;
	} );
} );

/**
 * Returns digests of all data that a request could change, except transients, sessions and cron events. Each option has
 * its own digest, so that a failure shows its name.
 */
const digest = () =>
	php< Record< string, string > >(
		`global $wpdb;
		$rows = array(
			'posts' => $wpdb->get_results( "SELECT ID, post_status, post_title, post_content, post_excerpt, post_parent FROM $wpdb->posts ORDER BY ID", ARRAY_N ),
			'postmeta' => $wpdb->get_results( "SELECT post_id, meta_key, meta_value FROM $wpdb->postmeta WHERE meta_key <> '_edit_lock' ORDER BY meta_id", ARRAY_N ),
			'usermeta' => $wpdb->get_results( "SELECT user_id, meta_key, meta_value FROM $wpdb->usermeta WHERE meta_key <> 'session_tokens' ORDER BY umeta_id", ARRAY_N ),
			'users' => $wpdb->get_results( "SELECT ID, user_login, user_email, user_pass FROM $wpdb->users ORDER BY ID", ARRAY_N ),
		);
		$options = $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name NOT LIKE '%transient%' AND option_name NOT IN ( 'cron', 'dovetail_blocks_queue' )" );
		return array_map( static fn( $part ) => md5( serialize( $part ) ), $rows + wp_list_pluck( $options, 'option_value', 'option_name' ) );`
	);

test( 'without a valid nonce, an admin action of the plugin does nothing for any user', async () => {
	expect( ACTIONS.length ).toBeGreaterThan( 9 );
	const actions = await php< string[] >(
		`return array_map( 'constant', $input );`,
		ACTIONS
	);
	const before = await digest();
	const address = `${ siteUrl() }/wp-admin/admin-post.php`;
	for ( const action of actions ) {
		for ( const [ role, cookie ] of Object.entries( cookies ) ) {
			const fields = new URLSearchParams( {
				action,
				id: '1',
				entry: '1',
				_wpnonce: 'x',
			} );
			for ( const response of [
				await fetch( `${ address }?${ fields }`, {
					headers: { cookie },
					redirect: 'manual',
				} ),
				await fetch( address, {
					method: 'POST',
					body: fields,
					headers: { cookie },
					redirect: 'manual',
				} ),
			] ) {
				expect(
					response.status,
					`${ action } as ${ role }`
				).toBeGreaterThanOrEqual( 400 );
				expect( response.status ).toBeLessThan( 500 );
			}
		}
	}
	expect( await digest() ).toEqual( before );
} );

/** The plugin's admin screens, with the roles that can open them. */
const SCREENS: Record< string, string[] > = {
	// Every user who can write posts can open the Overview. The menu hides it from users for whom the menu has no other
	// item.
	'admin.php?page=dovetail-blocks-overview': [
		'contributor',
		'author',
		'editor',
		'administrator',
	],
	'admin.php?page=dovetail-guide': [
		'contributor',
		'author',
		'editor',
		'administrator',
	],
	'admin.php?page=dovetail-blocks': [ 'administrator' ],
	'admin.php?page=dovetail-connections': [ 'administrator' ],
	'admin.php?page=dovetail-payments': [ 'administrator' ],
	'admin.php?page=dovetail-subscribers': [ 'administrator' ],
	'admin.php?import=dovetail-subscribers': [ 'administrator' ],
	// An author sees the entries of forms in their own posts.
	'admin.php?page=dovetail-entries': [ 'author', 'editor', 'administrator' ],
};

test( 'each admin screen of the plugin opens only for the roles listed for the screen', async () => {
	// The menu contains the payments screen only if there is a payment, so create one.
	const payment = await php< number >(
		`return \\Dovetail\\Payments\\Payments::record( array( 'service' => 'stripe', 'mode' => 'live', 'reference' => 'cs_screens', 'state' => 'paid', 'amount' => 500, 'currency' => 'EUR', 'title' => 'Bread', 'email' => 'ann@example.org' ) );`
	);
	const seen: Record< string, string[] > = {};
	for ( const screen of Object.keys( SCREENS ) ) {
		seen[ screen ] = [];
		for ( const [ role, cookie ] of Object.entries( cookies ) ) {
			const { status } = await fetch(
				`${ siteUrl() }/wp-admin/${ screen }`,
				{ headers: { cookie }, redirect: 'manual' }
			);
			if ( status === 200 ) {
				seen[ screen ].push( role );
			}
		}
	}
	await php( `wp_delete_post( $input, true ); return 1;`, payment );
	expect( seen ).toEqual( SCREENS );
} );

/** URLs of pages in which a secret could appear. Error pages for users without access are searched too. */
const PLACES = [
	'/?feed=rss2',
	'/wp-json/',
	'/wp-json/wp/v2/posts?per_page=100&_embed=1',
	'/wp-json/wp/v2/settings',
	'/wp-admin/post-new.php',
	'/wp-admin/admin.php?page=dovetail-blocks',
	'/wp-admin/admin.php?page=dovetail-blocks&tab=services',
	'/wp-admin/admin.php?page=dovetail-connections',
	'/wp-admin/options-connectors.php',
	'/wp-admin/site-health.php?tab=debug',
	'/wp-admin/plugins.php',
];

test( 'no page, feed, REST response or admin screen contains a connection’s stored secret, for any role', async () => {
	test.slow();
	const kept = await php< Record< string, unknown > >(
		`$kept = array( 'dovetail_blocks_platform_token' => get_option( 'dovetail_blocks_platform_token' ) );
		update_option( 'dovetail_blocks_platform_token', 'never-shown-platform' );
		foreach ( \\Dovetail\\Connections\\Connections::all() as $id => $connection ) {
			$option = \\Dovetail\\Connections\\Connections::key_names( $id )['setting_name'];
			$values = array();
			foreach ( $connection['fields'] ?? array() as $name => $field ) {
				if ( 'secret' === $field['control'] ) {
					$values[ $name ] = "never-shown-$id-$name";
				}
			}
			if ( 'api_key' === $connection['method'] && empty( $connection['isPublic'] ) ) {
				$values = "never-shown-$id";
			}
			if ( $values ) {
				$kept[ $option ] = get_option( $option );
				remove_all_filters( "sanitize_option_$option" );
				update_option( $option, is_array( $values ) ? $values + (array) $kept[ $option ] : $values );
			}
		}
		return $kept;`
	);
	try {
		expect( Object.keys( kept ).length ).toBeGreaterThan( 8 );
		const stored = await php< string >(
			`return wp_json_encode( array_map( 'get_option', $input ) );`,
			Object.keys( kept )
		);
		expect( stored.match( /never-shown/g )?.length ).toBeGreaterThan( 10 );
		const places = [ ( await everyBlock() ).url, ...PLACES ];
		for ( const [ role, cookie ] of Object.entries( cookies ) ) {
			for ( const place of places ) {
				const response = await fetch( new URL( place, siteUrl() ), {
					headers: { cookie },
				} );
				expect(
					( await response.text() ).match( /never-shown-[\w-]*/g ),
					`${ place } as ${ role }`
				).toBeNull();
			}
		}
	} finally {
		await php(
			`foreach ( $input as $option => $value ) {
				// This filter would keep a stored secret when an empty value is saved.
				remove_all_filters( "sanitize_option_$option" );
				false === $value ? delete_option( $option ) : update_option( $option, $value );
			}
			return 1;`,
			kept
		);
	}
} );
