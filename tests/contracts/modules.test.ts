import { countRepository } from '../../src/repository';
import { blockFolders, otherFolders } from '../harness/block-folders';

/**
 * Shared modules, files (`module/file`) and exports (`module export`) that only a planned extension will use, by its
 * slug. Remove the line when it is built.
 */
const WAITING: Readonly< Record< string, string > > = {};

const isWaiting = ( name: string ) =>
	Object.hasOwn( WAITING, name ) ||
	Object.hasOwn( WAITING, name.split( /[ /]/ )[ 0 ] ?? '' );

const counts = countRepository();

describe( 'what is shared', () => {
	it( 'is a noun that two use: blocks, panels, enhancements, parts of src', () => {
		expect( counts.sharedModules.length ).toBeGreaterThan( 10 );
		expect(
			counts.sharedModules.filter(
				( { name, users } ) => users.length < 2 && ! isWaiting( name )
			)
		).toEqual( [] );
	} );

	it( 'waits for a block that is still to be built, and not when two use it', () => {
		const built = [ ...blockFolders.keys(), ...otherFolders.keys() ];
		expect(
			Object.values( WAITING ).filter( ( slug ) =>
				built.includes( slug )
			)
		).toEqual( [] );
		expect(
			counts.sharedModules.filter(
				( { name, users } ) =>
					users.length > 1 && Object.hasOwn( WAITING, name )
			)
		).toEqual( [] );
	} );
} );

it( 'an export has an importer, that of a noun’s door one outside of the noun', () => {
	expect(
		counts.unusedExports.filter(
			( line ) =>
				! isWaiting(
					line.replace( /^shared\/([^/]+)\/index\.ts/, '$1' )
				) && ! isWaiting( line.split( '/' )[ 1 ] ?? '' )
		)
	).toEqual( [] );
} );

it( 'a file of the product is imported by another, and not by tests alone', () => {
	expect(
		counts.unusedFiles.filter(
			( path ) => ! isWaiting( path.slice( 'shared/'.length ) )
		)
	).toEqual( [] );
} );
