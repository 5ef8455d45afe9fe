/**
 * `npm run docs`: writes the developer reference and the generated pages of the guide. With `--pictures` it first takes
 * the guide's pictures, of all blocks or only of the named ones: `npm run docs -- --pictures map`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { copyScreenshots } from './screenshots';
import { documentPages, stalePages } from './document-pages';

const [ option, ...slugs ] = process.argv.slice( 2 );
if ( option === '--pictures' ) {
	// Load Playwright only when it is needed, because loading takes a second.
	const { takePictures } = await import( './pictures' );
	await takePictures( slugs );
	copyScreenshots();
}
const pages = await documentPages();
stalePages( pages ).forEach( ( path ) => rmSync( path ) );
let changed = 0;
for ( const [ path, text ] of pages ) {
	if ( read( path ) !== text ) {
		mkdirSync( dirname( path ), { recursive: true } );
		writeFileSync( path, text );
		changed++;
	}
}
console.log( `${ pages.size } pages, ${ changed } changed.` );

function read( path: string ): string {
	try {
		return readFileSync( path, 'utf8' );
	} catch {
		// The page does not exist yet.
		return '';
	}
}
