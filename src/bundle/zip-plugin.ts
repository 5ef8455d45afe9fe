import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { globSync } from 'tinyglobby';
import { ZipFile } from 'yazl';
import { VIEW_CHUNKS } from './view-chunks.js';

/** The plugin's folder name, which WordPress creates in `wp-content/plugins`. */
const TOP_FOLDER = 'dovetail-blocks';

/**
 * The earliest time that the ZIP format supports in any time zone. All files get the same time, so that identical
 * builds produce identical archives.
 */
const EARLIEST_TIME = new Date( 1980, 0, 1 );

/** File mode of a regular file that everyone may read. */
const MODE = 0o100644;

/**
 * Packs the built plugin as an archive that WordPress can install.
 *
 * @param build  Folder of the built plugin.
 * @param target Path of the archive; its folder is created.
 * @return The number of files packed.
 */
export async function zipPlugin(
	build: string,
	target: string
): Promise< number > {
	const files = globSync( '**/*', {
		cwd: build,
		ignore: [ VIEW_CHUNKS ],
	} ).sort();
	const zip = new ZipFile();
	for ( const file of files ) {
		zip.addBuffer(
			readFileSync( join( build, file ) ),
			`${ TOP_FOLDER }/${ file }`,
			{ mtime: EARLIEST_TIME, mode: MODE, forceDosTimestamp: true }
		);
	}
	zip.end();
	mkdirSync( dirname( target ), { recursive: true } );
	await pipeline( zip.outputStream, createWriteStream( target ) );
	return files.length;
}
