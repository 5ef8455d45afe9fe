import { countRepository } from '../../src/repository';
import { readModules } from '../../src/repository/modules';
import { ownerOf } from '../../src/repository/product';

const { sharedModules } = countRepository();

/** Exports that another module, block or part of `src` imports, as `path name`. */
const imported = new Set(
	[ ...readModules().values() ].flatMap( ( { path, takes } ) =>
		takes
			.filter( ( { from } ) => ownerOf( from ) !== ownerOf( path ) )
			.map( ( { from, name } ) => `${ from } ${ name }` )
	)
);

describe( 'a shared module', () => {
	it( 'is used by at least two blocks, panels, enhancements or parts of src', () => {
		expect( sharedModules.length ).toBeGreaterThan( 10 );
		expect(
			sharedModules.filter( ( { users } ) => users.length < 2 )
		).toEqual( [] );
	} );

	it( 'exports from its index only names that other folders import', () => {
		const exported = [ ...readModules().values() ]
			.filter( ( { path } ) => /^shared\/[^/]+\/index\.ts$/.test( path ) )
			.flatMap( ( { path, exports } ) =>
				exports.map( ( name ) => `${ path } ${ name }` )
			);
		expect(
			exported.filter(
				( name ) =>
					! imported.has( name ) &&
					! imported.has( name.replace( / .*/, ' *' ) )
			)
		).toEqual( [] );
	} );
} );
