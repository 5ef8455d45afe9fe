import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningWordPress } from './boot';
import { copyWordPress } from './copy-wordpress';
import { USERS } from './users';
import { phpScript } from './php';
import { PlaygroundError } from './playground-error';
import type { WordPressFiles } from './wordpress-files';

/** A WordPress site that can run PHP, with or without a web server. */
export type RunsPhp = Pick< RunningWordPress, 'runPhp' >;

type SiteOptions = {
	folder: string;
	files: WordPressFiles;
	/** Whether to delete all existing data: posts, users, uploads and caught emails. */
	isFresh?: boolean;
};

/** Creates or updates a site's folder. Its data is kept unless the option `isFresh` is set. */
export async function prepareSite( {
	folder,
	files,
	isFresh,
}: SiteOptions ): Promise< void > {
	if ( isFresh ) {
		await rm( folder, { recursive: true, force: true } );
	}
	await mkdir( folder, { recursive: true } );
	if ( ! existsSync( stampOf( folder ) ) ) {
		// Remove the remains of an interrupted installation.
		await rm( join( folder, 'wp-content/database' ), {
			recursive: true,
			force: true,
		} );
	}
	await copyWordPress( files, folder );
}

/** Whether the site in a prepared folder is set up. If so, `setUpSite` changes nothing. */
export function isSetUp( folder: string ): boolean {
	const stamp = stampOf( folder );
	return (
		existsSync( stamp ) &&
		readFileSync( stamp, 'utf8' ) === fingerprint( folder )
	);
}

/**
 * Installs WordPress if necessary, and creates the users and settings of the embedded sites. Does nothing if the site
 * was set up with the same files.
 */
export async function setUpSite(
	{ runPhp }: RunsPhp,
	folder: string
): Promise< void > {
	if ( isSetUp( folder ) ) {
		return;
	}
	await runPhp( phpScript( 'install' ), { isBare: true } );
	await runPhp( phpScript( 'set-up-site', { people: USERS } ) );
	writeFileSync( stampOf( folder ), fingerprint( folder ) );
}

/**
 * Activates the mounted plugin.
 *
 * @throws PlaygroundError with WordPress's message if the activation fails.
 */
export async function activatePlugin( { runPhp }: RunsPhp ): Promise< void > {
	const complaint = await runPhp( phpScript( 'activate-plugin' ) );
	if ( complaint ) {
		throw new PlaygroundError(
			`WordPress will not switch the plugin on: ${ complaint }`
		);
	}
}

const stampOf = ( folder: string ) =>
	join( folder, 'wp-content/database/set-up.txt' );

/** Returns a hash that changes with the source of WordPress's files or the setup scripts. */
function fingerprint( folder: string ): string {
	return createHash( 'sha256' )
		.update( readFileSync( join( folder, 'wp-content/origin.txt' ) ) )
		.update( phpScript( 'install' ) )
		.update( phpScript( 'set-up-site', { people: USERS } ) )
		.digest( 'hex' );
}
