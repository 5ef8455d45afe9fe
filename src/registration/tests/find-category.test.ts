import fc from 'fast-check';
import { findCategory } from '../find-category';

const existing = [ 'text', 'media', 'embed' ].map( ( slug ) => ( { slug } ) );

// spec: 000-8-3
describe( 'findCategory', () => {
	it( 'returns the first preferred category that exists', () => {
		expect( findCategory( [ 'grow', 'embed', 'media' ], existing ) ).toBe(
			'embed'
		);
	} );

	it.each( [
		[ 'no preferred category exists', [ 'grow', 'earn' ], existing ],
		[ 'no category is preferred', [], existing ],
		[ 'the editor has no categories', [ 'text' ], [] ],
		[
			'the preferred name is a property of every object',
			[ '__proto__', 'constructor' ],
			existing,
		],
		[
			'the preferred name is written differently',
			[ 'Text', ' text', '\u200ftext' ],
			existing,
		],
	] )( 'throws an error if %s', ( _, wanted, categories ) => {
		expect( () => findCategory( wanted, categories ) ).toThrow(
			new Error( 'Could not find a category from the provided list' )
		);
	} );

	it( 'always returns a preferred category that exists', () => {
		const slug = fc.oneof(
			fc.constantFrom( 'text', 'media' ),
			fc.string()
		);
		fc.assert(
			fc.property( fc.array( slug ), ( wanted ) => {
				const found = findCategory( [ ...wanted, 'embed' ], existing );
				return (
					existing.some( ( each ) => each.slug === found ) &&
					[ ...wanted, 'embed' ].includes( found )
				);
			} )
		);
	} );
} );
