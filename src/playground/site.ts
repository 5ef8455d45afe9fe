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

/** A WordPress that runs PHP; it need not answer requests. */
export type RunsPhp = Pick< RunningWordPress, 'runPhp' >;

type SiteOptions = {
	folder: string;
	files: WordPressFiles;
	/** Throws away what is there: posts, people, uploads, caught mails. */
	isFresh?: boolean;
};

/** Makes a folder that can be booted, or brings one up to date. What people wrote stays, unless it starts afresh. */
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
		// An installation that was interrupted.
		await rm( join( folder, 'wp-content/database' ), {
			recursive: true,
			force: true,
		} );
	}
	await copyWordPress( files, folder );
}

/** Whether `setUpSite` has nothing to do in a prepared folder. */
export function isSetUp( folder: string ): boolean {
	const stamp = stampOf( folder );
	return (
		existsSync( stamp ) &&
		readFileSync( stamp, 'utf8' ) === fingerprint( folder )
	);
}

/** Installs WordPress where it is not, and makes the people and settings of the embedded sites; once, or again when any of these changed. */
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
 * Switches the mounted plugin on.
 *
 * @throws PlaygroundError with WordPress's words when it will not.
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

/** Changes with WordPress's files and with what is set up. */
function fingerprint( folder: string ): string {
	return createHash( 'sha256' )
		.update( readFileSync( join( folder, 'wp-content/origin.txt' ) ) )
		.update( phpScript( 'install' ) )
		.update( phpScript( 'set-up-site', { people: USERS } ) )
		.digest( 'hex' );
}
