import { CRITERIA } from '../rules/visits';
import fc from 'fast-check';
import { fromDataset, toDataset } from '../markup';

describe( 'the rule in the saved markup', () => {
	it( 'is stored in two data attributes', () => {
		expect(
			toDataset( { criteria: 'before-visits', threshold: 5 } )
		).toEqual( {
			'data-criteria': 'before-visits',
			'data-threshold': '5',
		} );
	} );

	it( 'is restored unchanged', () => {
		fc.assert(
			fc.property(
				fc.constantFrom( ...CRITERIA ),
				fc.integer( { min: 1, max: Number.MAX_SAFE_INTEGER } ),
				( criteria, threshold ) => {
					const dataset = toDataset( { criteria, threshold } );
					expect(
						fromDataset( {
							criteria: dataset[ 'data-criteria' ],
							threshold: dataset[ 'data-threshold' ],
						} )
					).toEqual( { criteria, threshold } );
				}
			)
		);
	} );

	it.each( [
		[ {} ],
		[ { criteria: '', threshold: '' } ],
		[ { criteria: 'sometimes', threshold: 'many' } ],
		[ { criteria: '__proto__', threshold: '-2' } ],
		[ { criteria: 'AFTER-VISITS', threshold: '2.5' } ],
	] )( 'has its default for the invalid value %j', ( dataset ) => {
		expect( fromDataset( dataset ) ).toEqual( {
			criteria: 'after-visits',
			threshold: 3,
		} );
	} );
} );
