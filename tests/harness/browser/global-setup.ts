import type { FullConfig } from '@playwright/test';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
	bootWordPress,
	type RunningWordPress,
} from '../../../src/playground/boot';
import { claimSite } from '../../../src/playground/claim-site';
import { removeSqlite } from '../../../src/playground/copy-wordpress';
import {
	openDatabase,
	type DatabaseConstants,
} from '../../../src/playground/database';
import { mockPlatform } from '../../../src/playground/mock-platform';
import { freePort } from '../../../src/playground/ports';
import { activatePlugin, setUpSite } from '../../../src/playground/site';
import { logIn } from './log-in';
import { makePristine } from './pristine';
import { publishSites, type Site } from './sites';

/** Environment variable with the folder of another WordPress, set by `npm run test:e2e -- --wordpress <folder>`. */
const WORDPRESS = 'E2E_WORDPRESS';

/** Environment variable with the database, set by `npm run test:e2e -- --database local`. SQLite by default. */
const DATABASE = 'E2E_DATABASE';

/** Environment variable that adds a persistent object cache to the sites. Set by the stage `database` of `npm test`. */
const OBJECT_CACHE = 'E2E_OBJECT_CACHE';

/**
 * Starts a new site with the plugin and a mock platform for each worker, and logs in every user once. Stops everything
 * after the run.
 */
export default async function globalSetup( {
	workers,
}: Pick< FullConfig, 'workers' > ): Promise< () => Promise< void > > {
	const giveBack = claimSite( '.cache/e2e/sites' );
	const pristine = await makePristine( process.env[ WORDPRESS ] );
	const named = process.env[ DATABASE ];
	const database = named ? await openDatabase( named ) : undefined;
	const running = await Promise.all(
		Array.from( { length: workers }, async ( _, index ) =>
			startSite(
				`.cache/e2e/site-${ index }`,
				pristine,
				await database?.create( `${ database.name }_${ index }`, {
					isFresh: true,
				} )
			)
		)
	);
	publishSites( running.map( ( { site } ) => site ) );
	return async () => {
		await Promise.all( running.map( ( { stop } ) => stop() ) );
		await database?.stop();
		giveBack();
	};
}

async function startSite(
	folder: string,
	pristine: string,
	database?: DatabaseConstants
) {
	rmSync( folder, { recursive: true, force: true } );
	mkdirSync( folder, { recursive: true } );
	cpSync( pristine, folder, { recursive: true } );
	if ( database ) {
		await removeSqlite( folder );
	}
	cpSync(
		'tests/harness/wordpress/only-this-post.php',
		`${ folder }/wp-content/mu-plugins/only-this-post.php`
	);
	if ( process.env[ OBJECT_CACHE ] ) {
		cpSync(
			'tests/harness/wordpress/object-cache.php',
			`${ folder }/wp-content/object-cache.php`
		);
	}

	const platform = await mockPlatform( { scenario: 'paid', port: 0 } );
	const wordpress = await bootWordPress( {
		siteFolder: folder,
		pluginFolder: 'build',
		port: await freePort(),
		constants: { DISABLE_WP_CRON: true, ...database },
	} );
	if ( database ) {
		await setUpSite( wordpress, folder );
	}
	await activatePlugin( wordpress );
	await platform.connect( wordpress );
	const door = await openPhpDoor( wordpress );
	const site: Site = {
		folder,
		pristine,
		url: wordpress.url,
		door: door.url,
		platform: new URL( platform.url ).origin,
		sessions: `${ folder }.sessions`,
	};
	await logIn( site );
	return {
		site,
		stop: async () => {
			door.close();
			await wordpress.stop();
			await platform.stop();
		},
	};
}

/**
 * Starts a server that runs posted PHP on the site and returns its output. Test workers need it, because they are
 * separate processes.
 */
async function openPhpDoor( { runPhp }: RunningWordPress ) {
	const server = createServer( async ( request, response ) => {
		// Prevent tests from reusing a connection that the server has already closed.
		response.setHeader( 'Connection', 'close' );
		let code = '';
		for await ( const chunk of request ) {
			code += chunk;
		}
		try {
			response.end( await runPhp( code ) );
		} catch ( error ) {
			response.statusCode = 500;
			response.end(
				error instanceof Error ? error.message : String( error )
			);
		}
	} );
	await new Promise< void >( ( listening ) =>
		server.listen( 0, '127.0.0.1', listening )
	);
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${ port }`,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}
