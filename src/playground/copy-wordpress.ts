import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { globSync } from 'tinyglobby';
import type { WordPressFiles } from './wordpress-files';

/** The playground's own part of the site: settings, must-use plugins and a classic theme. */
const OVERLAY = 'src/playground/overlay';

/** A block's own must-use plugins for the playground. */
const OVERLAYS_OF_BLOCKS = 'extensions/*/*/playground/*.php';

/**
 * Files that are not copied from a WordPress folder, because they belong to its site: settings, database and uploads.
 */
const SITE_FILES = new Set( [
	'wp-config.php',
	'wp-content/cache',
	'wp-content/database',
	'wp-content/db.php',
	'wp-content/debug.log',
	'wp-content/mu-plugins',
	'wp-content/upgrade',
	'wp-content/uploads',
	'.git',
] );

const INTEGRATION = 'mu-plugins/sqlite-database-integration';

/**
 * Copies WordPress, the SQLite integration and the overlay into a site's folder. Posts, uploads and caught emails are
 * kept. WordPress's own files are replaced if their source has changed.
 */
export async function copyWordPress(
	{ wordpress, sqlite, origin }: WordPressFiles,
	site: string
): Promise< void > {
	const stamp = join( site, 'wp-content', 'origin.txt' );
	const isNamedFolder = origin === wordpress;
	const isSame =
		! isNamedFolder &&
		existsSync( stamp ) &&
		readFileSync( stamp, 'utf8' ) === origin;
	if ( ! isSame ) {
		await rm( stamp, { force: true } );
		for ( const folder of [ 'wp-admin', 'wp-includes' ] ) {
			await rm( join( site, folder ), { recursive: true, force: true } );
		}
		await cp( wordpress, site, {
			recursive: true,
			filter: ( path ) =>
				! SITE_FILES.has(
					relative( wordpress, path ).split( sep ).join( '/' )
				),
		} );
	}
	// Create the plugin folder, because mounting the build does not create it.
	await mkdir( join( site, 'wp-content/plugins/dovetail-blocks' ), {
		recursive: true,
	} );
	await cp( OVERLAY, site, { recursive: true } );
	for ( const path of globSync( OVERLAYS_OF_BLOCKS ) ) {
		await cp(
			path,
			join( site, 'wp-content/mu-plugins', basename( path ) )
		);
	}
	await copySqlite( sqlite, site );
	writeFileSync( stamp, origin );
}

/** Copies the SQLite integration: a must-use plugin, and a drop-in that contains its path. */
async function copySqlite( sqlite: string, site: string ): Promise< void > {
	const content = join( site, 'wp-content' );
	await cp( sqlite, join( content, INTEGRATION ), {
		recursive: true,
	} );
	writeFileSync(
		join( content, 'db.php' ),
		readFileSync( join( sqlite, 'db.copy' ), 'utf8' ).replace(
			"'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'",
			`__DIR__ . '/${ INTEGRATION }'`
		)
	);
}

/** Removes the SQLite integration and its database from a site that should use a database server. */
export async function removeSqlite( site: string ): Promise< void > {
	const content = join( site, 'wp-content' );
	for ( const path of [ INTEGRATION, 'db.php', 'database' ] ) {
		await rm( join( content, path ), { recursive: true, force: true } );
	}
	await mkdir( join( content, 'database' ) );
}
