import { CURRENCY_CODES, currencyOf, fromMinorUnits } from '../currency';
import { formatAmount } from '../format-amount';
import { readVisitorAmount } from '../read-visitor-amount';
import { AMOUNTS, VISITOR_INPUTS } from './visitor-amounts';

const read = ( typed: string, code: string ) =>
	readVisitorAmount( typed, { code, ...currencyOf( code ) } );

describe( 'an amount that a visitor types', () => {
	it.each( VISITOR_INPUTS )(
		'%j in %s is parsed as %p',
		( typed, code, units ) => {
			expect( read( typed, code ) ).toBe( units );
		}
	);

	it( 'is parsed without loss in any language', () => {
		expect( AMOUNTS ).toHaveLength( 12_000 );
		expect(
			AMOUNTS.filter(
				( { text, code, units } ) => read( text, code ) !== units
			)
		).toEqual( [] );
	} );

	it.each( CURRENCY_CODES )(
		'is parsed if it has the page’s format for %s',
		( code ) => {
			for ( const units of [ 1, 50, 12_345, 1_234_567, 99_999_999 ] ) {
				expect(
					read(
						formatAmount( fromMinorUnits( units, code ), code ),
						code
					)
				).toBe( units );
			}
		}
	);
} );
