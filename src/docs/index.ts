/** `npm run docs`: writes the developer reference. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { REFERENCE, referencePages } from './reference-pages';

const pages = await referencePages();
mkdirSync( REFERENCE, { recursive: true } );
for ( const path of globSync( `${ REFERENCE }/*.md` ) ) {
	if ( ! pages.has( path ) ) {
		rmSync( path );
	}
}
let changed = 0;
for ( const [ path, text ] of pages ) {
	if ( read( path ) !== text ) {
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
