import fc from 'fast-check';
import { CURRENCY_CODES, fromMinorUnits } from '../currency';
import { formatAmount, formatNumber } from '../format-amount';
import { parseAmount } from '../parse-amount';

/** The amount 1,234,567.8 in each currency's notation. Each entry was checked by hand. */
const AMOUNTS_BY_CURRENCY: Record< string, string > = {
	AUD: 'A$1,234,567.80',
	BHD: 'BHD 1,234,567.800',
	BRL: 'R$ 1.234.567,80',
	CAD: 'CA$1,234,567.80',
	CHF: "CHF 1'234'567.80",
	CZK: '1 234 567,80 Kč',
	DKK: '1.234.567,80 kr.',
	EUR: '1.234.567,80 €',
	GBP: '£1,234,567.80',
	HKD: 'HK$1,234,567.80',
	HUF: '1 234 568 Ft',
	ILS: '1,234,567.80 ₪',
	INR: '₹12,34,567.80',
	JOD: 'JOD 1,234,567.800',
	JPY: '¥1,234,568',
	KWD: 'KWD 1,234,567.800',
	MXN: 'MX$1,234,567.80',
	MYR: 'RM 1,234,567.80',
	NOK: '1 234 567,80 kr',
	NZD: 'NZ$1,234,567.80',
	OMR: 'OMR 1,234,567.800',
	PHP: '₱1,234,567.80',
	PLN: '1 234 567,80 zł',
	RUB: '1 234 567,80 ₽',
	SEK: '1 234 567,80 kr',
	SGD: 'S$1,234,567.80',
	THB: '฿1,234,567.80',
	TND: '1 234 567,800 DT',
	TWD: 'NT$1,234,567.80',
	USD: '$1,234,567.80',
};

/** Replaces no-break spaces with the ordinary spaces that `AMOUNTS_BY_CURRENCY` uses. */
const withPlainSpaces = ( text: string ) => text.replace( /\s/g, ' ' );

describe( 'a formatted amount', () => {
	it.each( CURRENCY_CODES )(
		'in %s has the currency’s own format',
		( code ) => {
			expect( withPlainSpaces( formatAmount( 1_234_567.8, code ) ) ).toBe(
				AMOUNTS_BY_CURRENCY[ code ]
			);
		}
	);

	it.each( CURRENCY_CODES )(
		'in %s contains only no-break spaces',
		( code ) => {
			expect( formatAmount( 1_234_567.8, code ) ).not.toContain( ' ' );
		}
	);

	it.each( [
		[ 0, 'USD', '$0.00' ],
		[ -0, 'USD', '$0.00' ],
		[ -0.001, 'USD', '$0.00' ],
		[ 0.07, 'USD', '$0.07' ],
		[ 999.999, 'USD', '$1,000.00' ],
		[ 123.456, 'KWD', 'KWD 123.456' ],
		[ 12_345_678, 'INR', '₹1,23,45,678.00' ],
		[ 1234.5, 'PLN', '1234,50 zł' ],
		[ 12_345, 'PLN', '12 345,00 zł' ],
		[ 1234, 'HUF', '1234 Ft' ],
		[ 1234.5, 'EUR', '1.234,50 €' ],
		[ -1234.5, 'EUR', '-1.234,50 €' ],
		[ -1234.5, 'CHF', "-CHF 1'234.50" ],
		[ 1e21, 'JPY', '¥1,000,000,000,000,000,000,000' ],
		[ 5, 'usd', '$5.00' ],
	] )( 'of %d %s reads %s', ( amount, code, text ) => {
		expect( withPlainSpaces( formatAmount( amount, code ) ) ).toBe( text );
	} );

	// spec: 000-9-2 (precision 2 by default; default symbol $, comma grouping, dot decimal)
	it( 'in an unknown currency has a dollar sign, commas, a dot and two decimals', () => {
		expect( formatAmount( 1_234_567.8, 'XYZ' ) ).toBe( '$1,234,567.80' );
	} );

	it( 'from formatNumber has no symbol', () => {
		expect( formatNumber( 1234.5, 'EUR' ) ).toBe( '1.234,50' );
		expect( formatNumber( -1234.5, 'USD' ) ).toBe( '-1,234.50' );
		expect( formatNumber( 1234, 'JPY' ) ).toBe( '1,234' );
	} );

	it.each( [ NaN, Infinity, -Infinity, Number.MAX_VALUE ] )(
		'of %d is empty',
		( amount ) => {
			expect( formatAmount( amount, 'USD' ) ).toBe( '' );
			expect( formatNumber( amount, 'USD' ) ).toBe( '' );
		}
	);

	it( 'is a string for any number and currency code', () => {
		fc.assert(
			fc.property( fc.double(), fc.string(), ( amount, code ) => {
				expect( typeof formatAmount( amount, code ) ).toBe( 'string' );
			} )
		);
	} );
} );

describe.each( CURRENCY_CODES )( 'a formatted amount in %s', ( code ) => {
	const amounts = fc
		.integer( { min: -999_999_999_999_999, max: 999_999_999_999_999 } )
		.map( ( units ) => fromMinorUnits( units, code ) );

	it( 'is parsed back to the original number, positive or negative', () => {
		fc.assert(
			fc.property( amounts, ( amount ) => {
				expect(
					parseAmount( formatAmount( amount, code ), code )
				).toBe( amount );
				expect(
					parseAmount( formatNumber( amount, code ), code )
				).toBe( amount );
			} )
		);
	} );

	it( 'is parsed back to the original number even with ordinary spaces', () => {
		fc.assert(
			fc.property( amounts, ( amount ) => {
				expect(
					parseAmount(
						withPlainSpaces( formatAmount( amount, code ) ),
						code
					)
				).toBe( amount );
			} )
		);
	} );
} );
