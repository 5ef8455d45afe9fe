import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** Notices that contain components, by file and line. */
const notices = globSync( '{extensions,shared,src}/**/*.tsx', {
	ignore: [ '**/tests/**' ],
} ).flatMap( ( path ) => {
	const source = readFileSync( path, 'utf8' );
	return [ ...source.matchAll( /<Notice\b([^]*?)>\n([^]*?)<\/Notice>/g ) ]
		.filter( ( [ , , content = '' ] ) =>
			/<[A-Z]|\bchildren\b/.test( content )
		)
		.map( ( { index, 1: attributes = '' } ) => ( {
			place: `${ path }:${ source.slice( 0, index ).split( '\n' ).length }`,
			attributes,
		} ) );
} );

describe( 'a notice that contains a button or a link', () => {
	it( 'is found in several files', () => {
		expect( notices.length ).toBeGreaterThan( 5 );
	} );

	// Without the text, WordPress renders the content inside the notice's own rendering: React fails when its hooks change.
	it( 'says which text screen readers get', () => {
		expect(
			notices
				.filter(
					( { attributes } ) =>
						! attributes.includes( 'spokenMessage' )
				)
				.map( ( { place } ) => place )
		).toEqual( [] );
	} );
} );
