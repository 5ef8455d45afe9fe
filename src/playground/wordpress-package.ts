import { createHash } from 'node:crypto';
import {
	createReadStream,
	existsSync,
	mkdirSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { PlaygroundError } from './playground-error';
import { runChild } from './run-child';

/**
 * Checks that a file has the expected digest.
 *
 * @param file   Path of the file.
 * @param pinned Expected digest in npm's format: `sha512-…`.
 * @throws PlaygroundError if the digest differs.
 */
export async function verifyIntegrity(
	file: string,
	pinned: string
): Promise< void > {
	const hash = createHash( 'sha512' );
	await pipeline( createReadStream( file ), hash );
	const found = `sha512-${ hash.digest( 'base64' ) }`;
	if ( found !== pinned ) {
		throw new PlaygroundError(
			`The download ${ file } is not the file that was pinned: its digest is ${ found }, not ${ pinned }.`
		);
	}
}

/**
 * The npm package with WordPress (7.1.1), its SQLite integration and WP-CLI, published by Automattic under the GPL. It is only
 * unpacked, not installed, because its dependencies are not needed.
 */
export const WORDPRESS_PACKAGE = {
	name: 'wp-studio',
	version: '1.22.0',
	integrity:
		'sha512-boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
	folders: {
		wordpress: 'package/dist/cli/wp-files/latest/wordpress',
		sqlite: 'package/dist/cli/wp-files/sqlite-database-integration',
		'wp-cli': 'package/dist/cli/wp-files/wp-cli',
	},
};

const { name, version, integrity, folders } = WORDPRESS_PACKAGE;

/**
 * Downloads the package with npm, so that npm's registry, proxy and certificate settings apply. Then it verifies the
 * package and unpacks its folders.
 *
 * @param target Target folder for `wordpress`, `sqlite` and `wp-cli`. It appears only when it is complete. If the folder exists, only missing subfolders are added.
 * @param signal Aborting it stops the download.
 * @throws PlaygroundError if npm cannot fetch the package, or the digest is wrong.
 */
export async function downloadWordPress(
	target: string,
	signal?: AbortSignal
): Promise< void > {
	const partial = `${ target }.${ process.pid }.partial`;
	mkdirSync( partial, { recursive: true } );
	try {
		await npmPack( partial, signal );
		const archive = join( partial, `${ name }-${ version }.tgz` );
		await verifyIntegrity( archive, integrity );
		for ( const [ folder, source ] of Object.entries( folders ) ) {
			const cwd = join( partial, folder );
			mkdirSync( cwd );
			await extract( {
				file: archive,
				cwd,
				strip: source.split( '/' ).length,
				filter: ( path ) => path.startsWith( `${ source }/` ),
			} );
		}
		rmSync( archive );
		if ( ! existsSync( target ) ) {
			renameSync( partial, target );
			return;
		}
		for ( const folder of Object.keys( folders ) ) {
			if ( ! existsSync( join( target, folder ) ) ) {
				renameSync( join( partial, folder ), join( target, folder ) );
			}
		}
	} finally {
		rmSync( partial, { recursive: true, force: true } );
	}
}

/** Runs `npm pack`, if possible with the npm that runs this command. */
async function npmPack(
	folder: string,
	signal?: AbortSignal
): Promise< void > {
	const npm = process.env.npm_execpath;
	const args = [
		'pack',
		`${ name }@${ version }`,
		'--pack-destination',
		folder,
	];
	const { isOk, errors } = npm?.endsWith( 'js' )
		? await runChild( process.execPath, [ npm, ...args ], signal )
		: await runChild( 'npm', args, signal );
	if ( ! isOk ) {
		throw new PlaygroundError(
			`WordPress could not be downloaded: npm could not fetch ${ name }@${ version } (${ firstError( errors ) }). Check the network and the registry, or name a folder with --wordpress.`
		);
	}
}

function firstError( complaint: string ): string {
	const lines = complaint
		.split( '\n' )
		.filter( ( line ) => /^npm (error|ERR!)/.test( line ) )
		.map( ( line ) => line.replace( /^npm (error|ERR!)\s*/, '' ) );
	return (
		lines.find(
			( line ) => ! /^(code|syscall|errno|type) /.test( line )
		) ?? 'it gave no reason'
	);
}
