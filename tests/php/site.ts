import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { bootWordPress } from '../../src/playground/boot';
import { removeSqlite } from '../../src/playground/copy-wordpress';
import type { openDatabase } from '../../src/playground/database';
import { mockPlatform } from '../../src/playground/mock-platform';
import {
	findNativePhp,
	linkPlugin,
	spawnNativePhp,
	temporaryFolder,
} from '../../src/playground/native-php';
import { phpValue } from '../../src/playground/php';
import { PlaygroundError } from '../../src/playground/playground-error';
import { freePort } from '../../src/playground/ports';
import {
	activatePlugin,
	setUpSite,
	type RunsPhp,
} from '../../src/playground/site';

type Constants = Readonly< Record< string, string | boolean > >;

/** A PHP runtime that runs one program at a time. */
type Php = {
	/** Path of the project's folder inside this PHP. */
	project: string;
	/** Path of the site's folder inside this PHP. */
	site: string;
	/** Runs PHP (without `<?php`) outside of WordPress. Resolves with its output, even if it fails. */
	run( code: string ): { done: Promise< string >; end(): void };
	close(): Promise< void >;
};

/** A site for server tests. It does not handle HTTP requests. */
export type TestSite = Php & {
	/** Path of the site's folder on this machine. */
	folder: string;
	/** Data for `bootstrap.php`. */
	surroundings: {
		site: string;
		constants: Constants;
		/** Base URL of the mock platform, without a trailing slash. */
		platform: string;
	};
};

/** PHP constants of every test site. No server exists at the site's URL. */
const CONSTANTS: Constants = {
	DISABLE_WP_CRON: true,
	WP_HOME: 'http://bakery.example',
	WP_SITEURL: 'http://bakery.example',
	// Disable WordPress's handler, so that PHP itself reports fatal errors.
	WP_DISABLE_FATAL_ERROR_HANDLER: true,
	WP_DEBUG_DISPLAY: true,
};

/**
 * Copies an installed WordPress, activates the plugin and connects it to a mock platform.
 *
 * @param folder   Folder to create.
 * @param pristine An installed WordPress.
 * @param database Server for the site's own database; SQLite by default.
 * @throws PlaygroundError if WordPress cannot activate the plugin.
 */
export async function openSite(
	folder: string,
	pristine: string,
	database?: Awaited< ReturnType< typeof openDatabase > >
): Promise< TestSite > {
	for ( const made of [ folder, temporaryFolder( folder ) ] ) {
		rmSync( made, { recursive: true, force: true } );
	}
	mkdirSync( folder, { recursive: true } );
	cpSync( pristine, folder, { recursive: true } );
	const constants = { ...CONSTANTS };
	if ( database ) {
		const name = `${ database.name }_${ folder.replace( /\W/g, '_' ) }`;
		Object.assign(
			constants,
			await database.create( name, { isFresh: true } )
		);
		await removeSqlite( folder );
	}
	const platform = await mockPlatform( { scenario: 'paid', port: 0 } );
	const php = await openPhp( folder, constants );
	const wordpress = inWordPress( php, constants );
	try {
		await setUpSite( wordpress, folder );
		await activatePlugin( wordpress );
		await platform.connect( wordpress );
	} catch ( error ) {
		// A running server would keep the process alive.
		await platform.stop();
		await php.close();
		throw error;
	}
	return {
		...php,
		folder,
		surroundings: {
			site: php.site,
			constants,
			platform: new URL( platform.url ).origin,
		},
		close: async () => {
			await php.close();
			await platform.stop();
		},
	};
}

/** Starts the native PHP if it runs on this machine, otherwise the embedded one. */
async function openPhp( folder: string, constants: Constants ): Promise< Php > {
	const native = process.env.EMBEDDED_PHP ? undefined : findNativePhp();
	if ( native ) {
		linkPlugin( folder, 'build' );
		return {
			project: resolve( '.' ),
			site: resolve( folder ),
			run: ( code ) => spawnNativePhp( native, folder, code ),
			close: async () => {},
		};
	}
	const boot = async () =>
		bootWordPress( {
			php: '8.3',
			siteFolder: folder,
			pluginFolder: 'build',
			projectFolder: '.',
			port: await freePort(),
			workers: 1,
			constants,
		} );
	let running = boot();
	return {
		project: '/project',
		site: '/wordpress',
		run: ( code ) => ( {
			done: running
				.then( ( { runPhp } ) => runPhp( code, { isBare: true } ) )
				.catch( ( { message } ) => message ),
			end: () => {
				const late = running;
				running = boot();
				void late.then( ( { stop } ) => stop() );
			},
		} ),
		close: async () => ( await running ).stop(),
	};
}

/** Allows functions of the playground to run PHP in WordPress. */
const inWordPress = ( php: Php, constants: Constants ): RunsPhp => ( {
	runPhp: async ( code, { isBare = false } = {} ) => {
		const output = await php.run( `
			foreach ( ${ phpValue( constants ) } as $name => $value ) {
				defined( $name ) || define( $name, $value );
			}
			$_SERVER['HTTP_HOST'] = 'bakery.example';
			$wp_load = '${ php.site }/wp-load.php';
			${ isBare ? '' : 'require_once $wp_load;' }
			${ code }
			echo "\\n<<<done";` ).done;
		if ( ! output.endsWith( '\n<<<done' ) ) {
			throw new PlaygroundError( output );
		}
		return output.slice( 0, -'\n<<<done'.length );
	},
} );
