import type { FullConfig } from '@playwright/test';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
	bootWordPress,
	type RunningWordPress,
} from '../../../src/playground/boot';
import { cacheFolder } from '../../../src/playground/cache-folder';
import { claimSite } from '../../../src/playground/claim-site';
import { mockPlatform } from '../../../src/playground/mock-platform';
import { freePort } from '../../../src/playground/ports';
import {
	activatePlugin,
	isSetUp,
	prepareSite,
	setUpSite,
} from '../../../src/playground/site';
import { obtainWordPressFiles } from '../../../src/playground/wordpress-files';
import { logIn } from './log-in';
import { publishSites, type Site } from './sites';

const PRISTINE = '.cache/e2e/pristine';

/** Boots a fresh site with the plugin and a mock platform for each worker, and logs everybody in once. Ends all of it afterwards. */
export default async function globalSetup( {
	workers,
}: Pick< FullConfig, 'workers' > ): Promise< () => Promise< void > > {
	const giveBack = claimSite( PRISTINE );
	await makePristine();
	const running = await Promise.all(
		Array.from( { length: workers }, ( _, index ) =>
			startSite( `.cache/e2e/site-${ index }` )
		)
	);
	publishSites( running.map( ( { site } ) => site ) );
	return async () => {
		await Promise.all( running.map( ( { stop } ) => stop() ) );
		giveBack();
	};
}

/** An installed WordPress that sites are copied from. */
async function makePristine(): Promise< void > {
	const files = await obtainWordPressFiles( { cache: cacheFolder() } );
	await prepareSite( { folder: PRISTINE, files } );
	if ( ! isSetUp( PRISTINE ) ) {
		const first = await bootWordPress( {
			siteFolder: PRISTINE,
			port: await freePort(),
		} );
		await setUpSite( first, PRISTINE );
		await first.stop();
	}
}

async function startSite( folder: string ) {
	rmSync( folder, { recursive: true, force: true } );
	mkdirSync( folder, { recursive: true } );
	cpSync( PRISTINE, folder, { recursive: true } );

	const platform = await mockPlatform( { scenario: 'paid', port: 0 } );
	const wordpress = await bootWordPress( {
		siteFolder: folder,
		pluginFolder: 'build',
		port: await freePort(),
		constants: { DISABLE_WP_CRON: true },
	} );
	await activatePlugin( wordpress );
	await platform.connect( wordpress );
	const door = await openPhpDoor( wordpress );
	const site: Site = {
		folder,
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

/** Lets test workers, which are other processes, run PHP in the site: POST the code, read what it printed. */
async function openPhpDoor( { runPhp }: RunningWordPress ) {
	const server = createServer( async ( request, response ) => {
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
