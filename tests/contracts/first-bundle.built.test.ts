import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** Every sentence between quotation marks that is long enough to be nobody else's. */
const sentences = ( script: string ): string[] =>
	[ ...script.matchAll( /__\)?\("([^"\\]{20,})","dovetail-blocks"\)/g ) ].map(
		( [ , sentence = '' ] ) => sentence
	);

describe( 'the first bundle of the editor', () => {
	const first = readFileSync( 'build/editor.js', 'utf8' );
	const edits = globSync( 'build/*/edit.js' ).sort();

	it( 'leaves the edit of every block to a chunk of its own', () => {
		expect( edits.map( ( path ) => path.split( /[\\/]/ )[ 1 ] ) ).toEqual(
			globSync( 'build/blocks/*/block.json' )
				.map( ( path ) => path.split( /[\\/]/ )[ 2 ] )
				.sort()
		);
	} );

	it.each( edits )( 'holds no sentence of %s', ( path ) => {
		const own = sentences( readFileSync( path, 'utf8' ) );
		expect(
			own.filter( ( sentence ) => first.includes( `"${ sentence }"` ) )
		).toEqual( [] );
	} );

	it( 'draws no stars and knows no time input', () => {
		expect( first ).not.toContain( 'Highest rating' );
		expect( first ).not.toContain( 'aria-valuetext' );
		expect( first ).not.toContain( 'Add Hours' );
	} );
} );
