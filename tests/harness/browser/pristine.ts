import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootWordPress } from '../../../src/playground/boot';
import { cacheFolder } from '../../../src/playground/cache-folder';
import { freePort } from '../../../src/playground/ports';
import { isSetUp, prepareSite, setUpSite } from '../../../src/playground/site';
import {
	obtainWordPressFiles,
	type WordPressFiles,
} from '../../../src/playground/wordpress-files';

/**
 * Creates an installed WordPress from which sites are copied. Each version of WordPress has its own copy, so changing
 * between versions takes no time.
 *
 * @param wordpress A folder with WordPress; without one it is the version of every day.
 * @return Its folder.
 */
export async function makePristine( wordpress?: string ): Promise< string > {
	const files = await obtainWordPressFiles( {
		folder: wordpress,
		cache: cacheFolder(),
	} );
	const folder = `.cache/e2e/pristine${ wordpress ? `-${ digestOf( files ) }` : '' }`;
	await prepareSite( { folder, files } );
	if ( ! isSetUp( folder ) ) {
		const first = await bootWordPress( {
			siteFolder: folder,
			port: await freePort(),
		} );
		await setUpSite( first, folder );
		await first.stop();
	}
	return folder;
}

/** Returns a digest of the folder's path and of the version in it. */
function digestOf( { wordpress }: WordPressFiles ): string {
	return createHash( 'sha256' )
		.update( wordpress )
		.update( readFileSync( join( wordpress, 'wp-includes/version.php' ) ) )
		.digest( 'hex' )
		.slice( 0, 12 );
}
