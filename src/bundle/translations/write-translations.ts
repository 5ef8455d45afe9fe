import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { globSync } from 'tinyglobby';
import { readCatalog } from './catalog';
import { extractMessages } from './extract-messages';
import { TEXT_DOMAIN } from './message';
import { potFile } from './pot';
import { potPath } from './pot-path';
import { writeLocale } from './write-locale';

/** Folder of finished translations, such as `dovetail-blocks-de_DE.po`. */
const SOURCES = 'src/plugin/languages';

/** Writes the template for translators and the files of all translations. */
export function writeTranslations(
	buildFolder: string,
	version: string,
	sources = SOURCES
): void {
	const messages = extractMessages( buildFolder );
	const path = potPath( buildFolder );
	mkdirSync( dirname( path ), { recursive: true } );
	writeFileSync( path, potFile( messages, version ) );
	for ( const file of globSync( `${ TEXT_DOMAIN }-*.po`, {
		cwd: sources,
		absolute: true,
	} ) ) {
		const locale = basename( file, '.po' ).slice( TEXT_DOMAIN.length + 1 );
		writeLocale(
			messages,
			readCatalog( readFileSync( file ), locale ),
			dirname( path )
		);
	}
}
