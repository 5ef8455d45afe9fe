/** `npm run docs`: writes the developer reference and the generated pages of the guide. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { documentPages, stalePages } from './document-pages';

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
		// A new page.
		return '';
	}
}
