import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { globSync } from 'tinyglobby';
import { ZipFile } from 'yazl';
import { VIEW_CHUNKS } from './view-chunks.js';

/** The folder that WordPress unpacks into `wp-content/plugins`. */
const TOP_FOLDER = 'dovetail-blocks';

/** The earliest time that the format knows, in any time zone: the same build gives the same archive. */
const NO_TIME = new Date( 1980, 0, 1 );

/** A plain file that everybody may read. */
const MODE = 0o100644;

/**
 * Packs the built plugin as WordPress installs it.
 *
 * @param build  The built plugin.
 * @param target Where the archive goes; its folder is made.
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
			{ mtime: NO_TIME, mode: MODE, forceDosTimestamp: true }
		);
	}
	zip.end();
	mkdirSync( dirname( target ), { recursive: true } );
	await pipeline( zip.outputStream, createWriteStream( target ) );
	return files.length;
}
