import {
	CURRENCY_CODES,
	DEFAULT_CURRENCY,
	currencyOf,
	isCurrencyCode,
	precisionOf,
} from '../currency';

describe( 'the currency table', () => {
	// spec: 000-3-5 (per code: symbol, grouping separator, decimal separator, precision)
	it.each( [
		[ 'USD', '$', ',', '.', 2 ],
		[ 'EUR', '€', '.', ',', 2 ],
		[ 'GBP', '£', ',', '.', 2 ],
		[ 'JPY', '¥', ',', '.', 0 ],
		[ 'INR', '₹', ',', '.', 2 ],
		[ 'CHF', 'CHF', "'", '.', 2 ],
		[ 'SEK', 'kr', '\u00a0', ',', 2 ],
		[ 'TND', 'DT', '\u202f', ',', 3 ],
	] )(
		'lists %s with the symbol %s, the group separator %j, the decimal separator %j and %d decimals',
		( code, symbol, grouping, decimal, precision ) => {
			expect( currencyOf( code ) ).toMatchObject( {
				symbol,
				grouping,
				decimal,
				precision,
			} );
		}
	);

	it.each( [
		...[ 'USD', 'EUR', 'AUD', 'BRL', 'CAD', 'CZK', 'DKK', 'HKD' ],
		...[ 'HUF', 'ILS', 'JPY', 'MYR', 'MXN', 'TWD', 'NZD', 'NOK' ],
		...[ 'PHP', 'PLN', 'GBP', 'RUB', 'SGD', 'SEK', 'CHF', 'THB' ],
	] )( 'contains %s, which the simple payments block accepts', ( code ) => {
		expect( isCurrencyCode( code ) ).toBe( true );
	} );

	// spec: 000-9-2
	it( 'has no decimals for two currencies, three for five, and two for all others', () => {
		const withPrecision = ( precision: number ) =>
			CURRENCY_CODES.filter(
				( code ) => precisionOf( code ) === precision
			);
		expect( withPrecision( 0 ) ).toEqual( [ 'HUF', 'JPY' ] );
		expect( withPrecision( 3 ) ).toEqual( [
			'BHD',
			'JOD',
			'KWD',
			'OMR',
			'TND',
		] );
		expect( withPrecision( 2 ) ).toHaveLength( CURRENCY_CODES.length - 7 );
		expect( DEFAULT_CURRENCY.precision ).toBe( 2 );
	} );

	it( 'has a different symbol for each dollar currency', () => {
		const dollars = CURRENCY_CODES.map(
			( code ) => currencyOf( code ).symbol
		).filter( ( symbol ) => symbol.endsWith( '$' ) );
		expect( dollars ).toHaveLength( 9 );
		expect( new Set( dollars ).size ).toBe( 9 );
	} );

	it( 'never uses the same separator for groups and decimals', () => {
		const unclear = CURRENCY_CODES.filter( ( code ) => {
			const { grouping, decimal } = currencyOf( code );
			return grouping === decimal;
		} );
		expect( unclear ).toEqual( [] );
	} );

	it( 'accepts lowercase codes', () => {
		expect( currencyOf( 'jpy' ) ).toEqual( currencyOf( 'JPY' ) );
		expect( isCurrencyCode( 'jpy' ) ).toBe( false );
	} );

	// spec: 000-9-2 (default symbol $, comma grouping, dot decimal)
	it.each< [ unknown ] >( [
		[ 'XYZ' ],
		[ '' ],
		[ ' USD' ],
		[ 'U\u200fSD' ],
		[ '\uff35\uff33\uff24' ],
		[ '__proto__' ],
		[ 'constructor' ],
		[ 'toString' ],
		[ 'USD'.repeat( 350_000 ) ],
		[ undefined ],
		[ null ],
		[ 840 ],
		[ [ 'JPY' ] ],
		[ { toString: () => 'JPY' } ],
		[ Symbol( 'JPY' ) ],
	] )( 'uses the defaults for an unknown code (case %#)', ( code ) => {
		expect( isCurrencyCode( code ) ).toBe( false );
		expect( currencyOf( code ) ).toMatchObject( {
			symbol: '$',
			position: 'before',
			gap: '',
			grouping: ',',
			decimal: '.',
			precision: 2,
		} );
	} );
} );
