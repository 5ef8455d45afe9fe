import {
	CARD_CURRENCIES,
	isCardCurrency,
	isChargeable,
	minimumCharge,
} from '../minimum-charge';
import { isCurrencyCode } from '../currency';

// spec: 000-9-1
const MINIMUMS: [ code: string, minimum: number ][] = [
	[ 'USD', 0.5 ],
	[ 'AUD', 0.5 ],
	[ 'BRL', 0.5 ],
	[ 'CAD', 0.5 ],
	[ 'CHF', 0.5 ],
	[ 'EUR', 0.5 ],
	[ 'SGD', 0.5 ],
	[ 'DKK', 2.5 ],
	[ 'GBP', 0.3 ],
	[ 'HKD', 4 ],
	[ 'INR', 0.5 ],
	[ 'JPY', 50 ],
	[ 'MXN', 10 ],
	[ 'NOK', 3 ],
	[ 'NZD', 0.5 ],
	[ 'PLN', 2 ],
	[ 'SEK', 3 ],
];

describe( 'the minimum card charge', () => {
	it.each( MINIMUMS )( 'in %s is %d', ( code, minimum ) => {
		expect( minimumCharge( code ) ).toBe( minimum );
	} );

	it.each( MINIMUMS )(
		'is the lowest accepted amount in %s',
		( code, minimum ) => {
			expect( isChargeable( minimum, code ) ).toBe( true );
			expect( isChargeable( minimum * 100, code ) ).toBe( true );
			expect( isChargeable( minimum - 0.01, code ) ).toBe( false );
		}
	);

	it( 'exists for seventeen currencies, which are listed in alphabetical order', () => {
		expect( CARD_CURRENCIES ).toEqual(
			MINIMUMS.map( ( [ code ] ) => code ).sort()
		);
		expect( CARD_CURRENCIES.filter( isCurrencyCode ) ).toHaveLength( 17 );
	} );

	it.each( [ 'KWD', 'XYZ', 'usd', '', '__proto__', 'constructor' ] )(
		'is null for “%s”, so a card cannot be charged',
		( code ) => {
			expect( isCardCurrency( code ) ).toBe( false );
			expect( minimumCharge( code ) ).toBeNull();
			expect( isChargeable( 1000, code ) ).toBe( false );
		}
	);

	it.each( [ NaN, Infinity, -Infinity, -5, 0, -0 ] )(
		'does not allow an amount of %d',
		( amount ) => {
			expect( isChargeable( amount, 'USD' ) ).toBe( false );
		}
	);
} );
