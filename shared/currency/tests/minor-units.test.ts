import fc from 'fast-check';
import {
	CURRENCY_CODES,
	fitsPrecision,
	fromMinorUnits,
	toMinorUnits,
} from '../currency';

/** A JavaScript number represents integers of up to 15 digits exactly. */
const FIFTEEN_DIGITS = 999_999_999_999_999;

const code = fc.constantFrom( ...CURRENCY_CODES );
const units = fc.integer( { min: -FIFTEEN_DIGITS, max: FIFTEEN_DIGITS } );

describe( 'toMinorUnits', () => {
	it.each( [
		[ 19.99, 'USD', 1999 ],
		[ 0.29, 'USD', 29 ],
		[ -19.99, 'USD', -1999 ],
		[ 500, 'JPY', 500 ],
		[ 1.005, 'KWD', 1005 ],
		[ 8.115, 'KWD', 8115 ],
		[ 1e-7, 'USD', 0 ],
		[ 1e21, 'USD', 1e23 ],
	] )( 'converts %d %s to %d', ( amount, currency, count ) => {
		expect( toMinorUnits( amount, currency ) ).toBe( count );
	} );

	it.each( [
		[ 1.005, 'USD', 101 ],
		[ -1.005, 'USD', -101 ],
		[ 1.0049, 'USD', 100 ],
		[ 0.5, 'JPY', 1 ],
	] )(
		'rounds %d %s half away from zero to %d',
		( amount, currency, count ) => {
			expect( toMinorUnits( amount, currency ) ).toBe( count );
		}
	);

	it.each( [ NaN, Infinity, -Infinity, Number.MAX_VALUE ] )(
		'returns NaN for %d',
		( amount ) => {
			expect( toMinorUnits( amount, 'USD' ) ).toBeNaN();
		}
	);

	it( 'exactly reverses fromMinorUnits in every currency', () => {
		fc.assert(
			fc.property( units, code, ( count, currency ) => {
				const amount = fromMinorUnits( count, currency );
				expect( toMinorUnits( amount, currency ) ).toBe( count );
				expect( fitsPrecision( amount, currency ) ).toBe( true );
			} )
		);
	} );

	it( 'never throws, whatever the input, and neither do fromMinorUnits and fitsPrecision', () => {
		fc.assert(
			fc.property( fc.double(), fc.string(), ( amount, currency ) => {
				toMinorUnits( amount, currency );
				fromMinorUnits( amount, currency );
				fitsPrecision( amount, currency );
			} )
		);
	} );
} );

describe( 'fitsPrecision', () => {
	it.each( [
		[ 1.5, 'JPY', false ],
		[ 150, 'JPY', true ],
		[ 19.99, 'USD', true ],
		[ 19.999, 'USD', false ],
		[ 19.999, 'KWD', true ],
		[ 0.1 + 0.2, 'USD', false ],
		[ NaN, 'USD', false ],
		[ Infinity, 'USD', false ],
	] )( 'for %d %s returns %s', ( amount, currency, fits ) => {
		expect( fitsPrecision( amount, currency ) ).toBe( fits );
	} );
} );
