import fc from 'fast-check';
import { findCategory } from '../find-category';

const existing = [ 'text', 'media', 'embed' ].map( ( slug ) => ( { slug } ) );

// spec: 000-8-3
describe( 'the category for a block', () => {
	it( 'is the first preferred category that exists', () => {
		expect( findCategory( [ 'grow', 'embed', 'media' ], existing ) ).toBe(
			'embed'
		);
	} );

	it.each( [
		[ 'none of them exists', [ 'grow', 'earn' ], existing ],
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
	] )( 'cannot be found if %s', ( _, wanted, categories ) => {
		expect( () => findCategory( wanted, categories ) ).toThrow(
			new Error( 'Could not find a category from the provided list' )
		);
	} );

	it( 'is always both preferred and existing', () => {
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
