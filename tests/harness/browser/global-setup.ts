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

const PRISTINE = '.cache/e2e/pristine';
const SITE = '.cache/e2e/site';

/** Boots a fresh site with the plugin and the mock platform, and logs everybody in once. Ends all of it afterwards. */
export default async function globalSetup(): Promise< () => Promise< void > > {
	const giveBack = claimSite( SITE );
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
	rmSync( SITE, { recursive: true, force: true } );
	mkdirSync( SITE, { recursive: true } );
	cpSync( PRISTINE, SITE, { recursive: true } );

	const platform = await mockPlatform( { scenario: 'paid', port: 0 } );
	const wordpress = await bootWordPress( {
		siteFolder: SITE,
		pluginFolder: 'build',
		port: await freePort(),
		constants: { DISABLE_WP_CRON: true },
	} );
	await activatePlugin( wordpress );
	await platform.connect( wordpress );
	const door = await openPhpDoor( wordpress );

	process.env.E2E_URL = wordpress.url;
	process.env.E2E_PHP = door.url;
	process.env.E2E_PLATFORM = new URL( platform.url ).origin;
	await logIn( wordpress.url );

	return async () => {
		door.close();
		await wordpress.stop();
		await platform.stop();
		giveBack();
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
