import { bootWordPress } from '../../src/playground/boot';
import { freePort } from '../../src/playground/ports';
import { findFacts, mergeFacts } from '../../src/bundle/find-facts';
import { expect, pristineFolder, test } from './support';
import { cpSync, rmSync } from 'node:fs';

const FOLDER = '.cache/e2e/site-network';

/** A connection with a key that nobody asks about. */
const [ ID = '', { mockValues: { key: KEY = '' } = {} } = {} ] =
	Object.entries( mergeFacts( await findFacts(), 'connections' ) ).find(
		( [ , { method, check, mockValues } ] ) =>
			method === 'api_key' && ! check && mockValues?.key
	) ?? [];

test( 'on a network each site has its own keys and settings, switched on for all at once, and deleting the plugin leaves nothing of it on any', async () => {
	rmSync( FOLDER, { recursive: true, force: true } );
	cpSync( pristineFolder(), FOLDER, { recursive: true } );
	const port = await freePort();
	const host = `127.0.0.1:${ port }`;
	const booted = { siteFolder: FOLDER, pluginFolder: 'build', workers: 1 };
	const single = await bootWordPress( { ...booted, port } );
	try {
		await single.runPhp( `
			require_once ABSPATH . 'wp-admin/includes/upgrade.php';
			foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) {
				$wpdb->$table = $name;
			}
			define( 'WP_INSTALLING_NETWORK', true );
			install_network();
			populate_network( 1, '${ host }', 'ada@example.com', 'Bakeries', '/', false );` );
	} finally {
		await single.stop();
	}
	const network = await bootWordPress( {
		...booted,
		port,
		constants: {
			MULTISITE: true,
			SUBDOMAIN_INSTALL: false,
			DOMAIN_CURRENT_SITE: host,
			PATH_CURRENT_SITE: '/',
			SITE_ID_CURRENT_SITE: '1',
			BLOG_ID_CURRENT_SITE: '1',
		},
	} );
	try {
		/** Runs PHP in a site of the network, by its path. */
		const run = async < Value >(
			code: string,
			path = '/'
		): Promise< Value > => {
			const text = await network.runPhp(
				`$_SERVER['HTTP_HOST'] = '${ host }';
				$_SERVER['REQUEST_URI'] = '${ path }';
				require_once $wp_load;
				require_once ABSPATH . 'wp-admin/includes/plugin.php';
				wp_set_current_user( 1 );
				$run = static function () { ${ code } };
				echo "\\n<<<" . wp_json_encode( $run() );`,
				{ isBare: true }
			);
			return JSON.parse(
				text.slice( text.lastIndexOf( '\n<<<' ) + 4 )
			) as Value;
		};
		const second = await run< number >(
			`$made = activate_plugin( 'dovetail-blocks/dovetail-blocks.php', '', true );
			return is_wp_error( $made ) ? $made->get_error_message() : wpmu_create_blog( '${ host }', '/second/', 'Second', 1 );`
		);
		expect( second ).toBe( 2 );

		const key = `\\Dovetail\\Connections\\Connections::key( '${ ID }' )`;
		const store = ( path: string, value: string ) =>
			run(
				`update_option( \\Dovetail\\Connections\\Connections::option_name( '${ ID }' ), '${ value }' );
				\\Dovetail\\Connections\\Connection_State::note_response( '${ ID }' );
				update_option( 'dovetail_blocks_settings', array( 'analytics' => true ) );
				return array( get_current_blog_id(), count( \\Dovetail\\Plugin\\Registry::blocks() ) > 40, ${ key } );`,
				path
			);
		expect( await store( '/', KEY ) ).toEqual( [ 1, true, KEY ] );
		expect( await run( `return ${ key };`, '/second/' ) ).toBe( '' );
		const other = KEY.slice( 0, -1 ) + ( KEY.endsWith( 'a' ) ? 'b' : 'a' );
		expect( await store( '/second/', other ) ).toEqual( [
			2,
			true,
			other,
		] );
		expect( await run( `return ${ key };` ) ).toBe( KEY );

		const left = `global $wpdb;
			$names = array();
			foreach ( array( 1, 2 ) as $site ) {
				switch_to_blog( $site );
				$names[] = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%dovetail%blocks%' OR option_name LIKE 'connectors\\\\_%'" );
				restore_current_blog();
			}
			return $names;`;
		for ( const names of await run< string[][] >( left ) ) {
			expect( names.length ).toBeGreaterThanOrEqual( 3 );
		}
		await run(
			`deactivate_plugins( 'dovetail-blocks/dovetail-blocks.php', false, true ); return 1;`
		);
		await run(
			`define( 'WP_UNINSTALL_PLUGIN', 'dovetail-blocks/dovetail-blocks.php' );
			include WP_PLUGIN_DIR . '/dovetail-blocks/uninstall.php';
			return 1;`
		);
		expect( await run( left ) ).toEqual( [ [], [] ] );
	} finally {
		await network.stop();
	}
} );
