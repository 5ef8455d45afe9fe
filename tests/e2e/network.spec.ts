import { findFacts, mergeFacts } from '../../src/bundle/find-facts';
import { expect, test } from './support';
import { bootNetwork } from './support/network';

/** A connection with a key. */
const [ ID = '', { mockValues: { key: KEY = '' } = {} } = {} ] =
	Object.entries( mergeFacts( await findFacts(), 'connections' ) ).find(
		( [ , { method, mockValues } ] ) =>
			method === 'api_key' && mockValues?.key
	) ?? [];

test( 'on a network, each site has its own keys and settings, and deleting the plugin removes them all', async () => {
	const { run, stop } = await bootNetwork( '.cache/e2e/site-network' );
	try {
		const key = `\\Dovetail\\Connections\\Connections::key( '${ ID }' )`;
		const store = ( path: string, value: string ) =>
			run(
				`$name = \\Dovetail\\Connections\\Connections::option_name( '${ ID }' );
				// The service would be asked about the key.
				remove_all_filters( "sanitize_option_$name" );
				update_option( $name, '${ value }' );
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
		await stop();
	}
} );
