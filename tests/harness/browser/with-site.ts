import { cpSync, rmSync } from 'node:fs';
import {
	bootWordPress,
	type RunningWordPress,
} from '../../../src/playground/boot';
import { mockPlatform } from '../../../src/playground/mock-platform';
import { freePort } from '../../../src/playground/ports';
import { activatePlugin } from '../../../src/playground/site';
import { makePristine } from './pristine';

/**
 * Runs a function on a new site with the built plugin and the mock platform, then deletes the site.
 *
 * @param folder  Folder of the site.
 * @param workers Number of PHP processes.
 * @param work    Receives the site and the URL of the platform.
 */
export async function withSite(
	folder: string,
	workers: number,
	work: ( wordpress: RunningWordPress, origin: string ) => Promise< void >
): Promise< void > {
	rmSync( folder, { recursive: true, force: true } );
	cpSync( await makePristine(), folder, { recursive: true } );
	const platform = await mockPlatform( { scenario: 'paid', port: 0 } );
	const wordpress = await bootWordPress( {
		siteFolder: folder,
		pluginFolder: 'build',
		port: await freePort(),
		workers,
		constants: { DISABLE_WP_CRON: true },
	} );
	try {
		await activatePlugin( wordpress );
		await platform.connect( wordpress );
		await work( wordpress, new URL( platform.url ).origin );
	} finally {
		await wordpress.stop();
		await platform.stop();
		rmSync( folder, { recursive: true, force: true } );
	}
}
