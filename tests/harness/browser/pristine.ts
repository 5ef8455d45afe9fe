import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { bootWordPress } from '../../../src/playground/boot';
import { cacheFolder } from '../../../src/playground/cache-folder';
import { claimSite } from '../../../src/playground/claim-site';
import { PlaygroundError } from '../../../src/playground/playground-error';
import { freePort } from '../../../src/playground/ports';
import { isSetUp, prepareSite, setUpSite } from '../../../src/playground/site';
import {
	obtainWordPressFiles,
	type WordPressFiles,
} from '../../../src/playground/wordpress-files';

/**
 * Creates an installed WordPress to copy sites from. Each version of WordPress has its own copy, so switching versions
 * takes no time.
 *
 * @param wordpress Folder with WordPress. By default, the default version.
 * @return Path of the site's folder.
 */
export async function makePristine( wordpress?: string ): Promise< string > {
	const files = await obtainWordPressFiles( {
		folder: wordpress,
		cache: cacheFolder(),
	} );
	const folder = `.cache/e2e/pristine${ wordpress ? `-${ digestOf( files ) }` : '' }`;
	const giveBack = await waitForClaim( folder );
	try {
		await install( folder, files );
	} finally {
		giveBack();
	}
	return folder;
}

/** Reserves the folder. Waits while another process prepares it, because two stages of a run start at the same time. */
async function waitForClaim( folder: string ): Promise< () => void > {
	for (;;) {
		try {
			return claimSite( folder );
		} catch ( error ) {
			if ( ! ( error instanceof PlaygroundError ) ) {
				throw error;
			}
			await delay( 200 );
		}
	}
}

async function install(
	folder: string,
	files: WordPressFiles
): Promise< void > {
	await prepareSite( { folder, files } );
	if ( ! isSetUp( folder ) ) {
		const first = await bootWordPress( {
			siteFolder: folder,
			port: await freePort(),
		} );
		await setUpSite( first, folder );
		await first.stop();
	}
}

function digestOf( { wordpress }: WordPressFiles ): string {
	return createHash( 'sha256' )
		.update( wordpress )
		.update( readFileSync( join( wordpress, 'wp-includes/version.php' ) ) )
		.digest( 'hex' )
		.slice( 0, 12 );
}
