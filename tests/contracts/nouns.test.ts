import { countHouse } from '../../src/house';
import { blockFolders, otherFolders } from '../harness/block-folders';

/**
 * What of `shared` waits for a block or a panel that is still to be built, by its slug: a noun, a `noun/file`, or a
 * `noun export` of its door. When that one is built, the line goes.
 */
const WAITING: Readonly< Record< string, string > > = {
	memberships: 'donations',
	payments: 'donations',
	'currency currencyOf': 'donations',
	'currency readVisitorAmount': 'donations',
	'currency AmountMarks': 'donations',
	'upgrade StripeConnectBanner': 'donations',
};

const isWaiting = ( name: string ) =>
	Object.hasOwn( WAITING, name ) ||
	Object.hasOwn( WAITING, name.split( /[ /]/ )[ 0 ] ?? '' );

const house = countHouse();

describe( 'what is shared', () => {
	it( 'is a noun that two use: blocks, panels, enhancements, parts of src', () => {
		expect( house.nouns.length ).toBeGreaterThan( 10 );
		expect(
			house.nouns.filter(
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
			house.nouns.filter(
				( { name, users } ) =>
					users.length > 1 && Object.hasOwn( WAITING, name )
			)
		).toEqual( [] );
	} );
} );

it( 'an export has an importer, that of a noun’s door one outside of the noun', () => {
	expect(
		house.unusedExports.filter(
			( line ) =>
				! isWaiting(
					line.replace( /^shared\/([^/]+)\/index\.ts/, '$1' )
				) && ! isWaiting( line.split( '/' )[ 1 ] ?? '' )
		)
	).toEqual( [] );
} );

it( 'a file of the product is imported by another, and not by tests alone', () => {
	expect(
		house.unusedFiles.filter(
			( path ) => ! isWaiting( path.slice( 'shared/'.length ) )
		)
	).toEqual( [] );
} );
