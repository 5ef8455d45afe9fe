import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { blockFolders, blockMetadata } from '../harness/block-folders';

/** Returns translatable sentences in a script that are long enough to be unique. */
const sentences = ( script: string ): string[] =>
	[ ...script.matchAll( /__\)?\("([^"\\]{20,})","dovetail-blocks"\)/g ) ].map(
		( [ , sentence = '' ] ) => sentence
	);

describe( 'the editor’s first bundle', () => {
	const first = readFileSync( 'build/editor.js', 'utf8' );
	const edits = globSync( 'build/*/edit.js' ).sort();

	it( 'contains no edit component, because each block or family has its own chunk', () => {
		const withChunk = edits.map( ( path ) => path.split( /[\\/]/ )[ 1 ] );
		const familyOf = ( slug: string ) =>
			blockFolders.get( slug )?.split( '/' )[ 2 ];
		const slugs = globSync( 'build/blocks/*/block.json' ).map(
			( path ) => path.split( /[\\/]/ )[ 2 ] ?? ''
		);
		expect( slugs.length ).toBeGreaterThan( 0 );
		expect(
			slugs.filter(
				( slug ) =>
					! withChunk.includes( slug ) &&
					! withChunk.includes( familyOf( slug ) )
			)
		).toEqual( [] );
	} );

	it.each( edits )( 'contains no text from %s', ( path ) => {
		const own = sentences( readFileSync( path, 'utf8' ) );
		expect(
			own.filter( ( sentence ) => first.includes( `"${ sentence }"` ) )
		).toEqual( [] );
	} );

	it( 'contains no description from block.json, because WordPress provides the descriptions', () => {
		expect(
			[ ...blockMetadata ]
				.filter( ( [ , { description } ] ) =>
					first.includes( description )
				)
				.map( ( [ slug ] ) => slug )
		).toEqual( [] );
	} );

	it( 'contains neither the rating control nor the form for business hours', () => {
		expect( first ).not.toContain( 'Highest rating' );
		expect( first ).not.toContain( 'aria-valuetext' );
		expect( first ).not.toContain( 'Add Hours' );
	} );

	it.each( [
		[ 'the code for undo steps', 'MarkLastChangeAsPersistent', 'icons.js' ],
		[
			'the code that reads a rendered story',
			'data-site',
			'story/edit.js',
		],
		[
			'the embed facts of hosted videos',
			'allow-presentation',
			'video/view.js',
		],
		[ 'the hash of a map’s image', '4294967291', 'map/edit.js' ],
		[
			'the default consent texts',
			'You can unsubscribe at any time.',
			'contact-form/edit.js',
		],
	] )( 'does not contain %s, which loads later', ( _, code, chunk ) => {
		expect( first ).not.toContain( code );
		expect( readFileSync( `build/${ chunk }`, 'utf8' ) ).toContain( code );
	} );
} );
