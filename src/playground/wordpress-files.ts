import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PlaygroundError } from './playground-error';
import { downloadWordPress, WORDPRESS_PACKAGE } from './wordpress-package';

/** WordPress's own files, which are read and copied but never changed. */
export type WordPressFiles = {
	/** Folder with `wp-settings.php`. */
	wordpress: string;
	/** Folder of the SQLite integration, with `db.copy`. */
	sqlite: string;
	/** Source of the files, used to detect changes: `wp-studio@1.22.0` or a folder's path. */
	origin: string;
};

type Sources = {
	/** A folder with WordPress, given by the user. */
	folder?: string;
	cache: string;
	/** Downloads both folders. The target appears only after the download is complete. */
	download?( target: string, signal?: AbortSignal ): Promise< void >;
	signal?: AbortSignal;
};

/**
 * Returns WordPress's files: from the user's folder or from the cache. If they are missing, downloads them from the npm
 * registry into the cache.
 *
 * @throws PlaygroundError if the folder contains no WordPress, or the download fails.
 */
export async function obtainWordPressFiles( {
	folder,
	cache,
	download = downloadWordPress,
	signal,
}: Sources ): Promise< WordPressFiles > {
	const named = folder === undefined ? undefined : checked( folder );
	const ownSqlite = named && sqliteIn( named );
	if ( named && ownSqlite ) {
		return { wordpress: named, sqlite: ownSqlite, origin: named };
	}
	const { name, version } = WORDPRESS_PACKAGE;
	const cached = join( cache, `${ name }-${ version }` );
	if ( ! existsSync( cached ) ) {
		await download( cached, signal );
	}
	return {
		wordpress: named ?? join( cached, 'wordpress' ),
		sqlite: join( cached, 'sqlite' ),
		origin: named ?? `${ name }@${ version }`,
	};
}

/**
 * Finds WP-CLI in the cache. If it is missing, downloads it from the npm registry into the cache.
 *
 * @return Path of `wp-cli.phar`.
 * @throws PlaygroundError if the download fails.
 */
export async function obtainWpCli( {
	cache,
	download = downloadWordPress,
}: Pick< Sources, 'cache' | 'download' > ): Promise< string > {
	const { name, version } = WORDPRESS_PACKAGE;
	const cached = join( cache, `${ name }-${ version }` );
	const phar = join( cached, 'wp-cli/wp-cli.phar' );
	if ( ! existsSync( phar ) ) {
		await download( cached );
	}
	return phar;
}

/** Whether the files are available without a download. */
export function isWordPressAvailable( cache: string ): boolean {
	const { name, version } = WORDPRESS_PACKAGE;
	return existsSync( join( cache, `${ name }-${ version }` ) );
}

function checked( folder: string ): string {
	const path = resolve( folder );
	if ( ! existsSync( join( path, 'wp-settings.php' ) ) ) {
		throw new PlaygroundError(
			`The folder ${ path } holds no WordPress: there is no wp-settings.php in it.`
		);
	}
	return path;
}

function sqliteIn( wordpress: string ): string | undefined {
	return [ 'mu-plugins', 'plugins' ]
		.map( ( place ) =>
			join(
				wordpress,
				'wp-content',
				place,
				'sqlite-database-integration'
			)
		)
		.find( ( path ) => existsSync( join( path, 'db.copy' ) ) );
}
