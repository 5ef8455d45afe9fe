import { cpSync, rmSync } from 'node:fs';
import { bootWordPress } from '../../../src/playground/boot';
import { freePort } from '../../../src/playground/ports';
import { pristineFolder } from './site';

/** A WordPress network of two sites, at `/` and `/second/`, on which the plugin is active. */
export type Network = {
	/** Runs PHP on a site, given by its path, as the network's administrator. Resolves with the returned value. */
	run: < Value >( code: string, path?: string ) => Promise< Value >;
	stop: () => Promise< void >;
};

/** Creates a network of two sites in a separate folder. */
export async function bootNetwork( folder: string ): Promise< Network > {
	rmSync( folder, { recursive: true, force: true } );
	cpSync( pristineFolder(), folder, { recursive: true } );
	const port = await freePort();
	const host = `127.0.0.1:${ port }`;
	const booted = { siteFolder: folder, pluginFolder: 'build', workers: 1 };
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
	const run: Network[ 'run' ] = async < Value >(
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
	try {
		const second = await run< unknown >(
			`$made = activate_plugin( 'dovetail-blocks/dovetail-blocks.php', '', true );
			return is_wp_error( $made ) ? $made->get_error_message() : wpmu_create_blog( '${ host }', '/second/', 'Second', 1 );`
		);
		if ( second !== 2 ) {
			throw new Error( `The second site was not made: ${ second }` );
		}
	} catch ( error ) {
		await network.stop();
		throw error;
	}
	return { run, stop: () => network.stop() };
}
