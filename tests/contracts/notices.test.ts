import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

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

describe( 'notices with a button or a link', () => {
	it( 'occur more than five times', () => {
		expect( notices.length ).toBeGreaterThan( 5 );
	} );

	// Without `spokenMessage`, WordPress renders the notice's content again during its own rendering. If the hooks in
	// the content then change, React fails.
	it( 'have separate screen reader text', () => {
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
