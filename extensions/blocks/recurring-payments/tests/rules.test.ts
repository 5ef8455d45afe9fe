import { CARD_CURRENCIES, formatNumber, minimumCharge } from '#shared/currency';
import { priceInCurrency, readPrice } from '../rules/price';

describe( 'the price of a plan', () => {
	it.each( [
		[ '5', 'USD', { price: 5 } ],
		[ '1,234.50', 'USD', { price: 1234.5 } ],
		[ '1.234,50 €', 'EUR', { price: 1234.5 } ],
		[ '999999.99', 'USD', { price: 999999.99 } ],
		[ '99999999', 'JPY', { price: 99999999 } ],
		[ '', 'USD', { problem: 'minimum' } ],
		[ '0', 'USD', { problem: 'minimum' } ],
		[ '-5', 'USD', { problem: 'minimum' } ],
		[ 'NaN', 'USD', { problem: 'minimum' } ],
		[ '1e3', 'USD', { problem: 'minimum' } ],
		[ 'five', 'USD', { problem: 'minimum' } ],
		[ '1.005', 'USD', { problem: 'decimals' } ],
		[ `5.${ '1'.repeat( 100 ) }`, 'USD', { problem: 'decimals' } ],
		[ '99.5', 'JPY', { problem: 'decimals' } ],
		[ '1000000', 'USD', { problem: 'maximum' } ],
		[ '1000000000', 'EUR', { problem: 'maximum' } ],
	] as const )(
		'typed as %j in %s is parsed as %j',
		( typed, code, read ) => {
			expect( readPrice( typed, code ) ).toEqual( read );
		}
	);

	it.each( CARD_CURRENCIES )(
		'in %s is at least the minimum of the currency',
		( code ) => {
			const minimum = minimumCharge( code );
			const unit = code === 'JPY' ? 1 : 0.01;
			expect( readPrice( formatNumber( minimum, code ), code ) ).toEqual(
				{ price: minimum }
			);
			expect(
				readPrice( formatNumber( minimum - unit, code ), code )
			).toEqual( { problem: 'minimum' } );
			expect(
				readPrice( formatNumber( minimum * 1000, code ), code )
			).toEqual( { price: minimum * 1000 } );
		}
	);
} );

describe( 'changing the currency of a plan', () => {
	it.each( [
		[ '5.50', 'USD', 'EUR', '5,50' ],
		[ '1,234.50', 'USD', 'SEK', '1\u00a0234,50' ],
		[ '500', 'JPY', 'USD', '500.00' ],
		[ '2', 'USD', 'DKK', '2,50' ],
		[ '5.50', 'USD', 'JPY', '50' ],
		[ '', 'USD', 'HKD', '4.00' ],
		[ 'x', 'USD', 'GBP', '0.30' ],
		[ '1000000', 'USD', 'EUR', '0,50' ],
	] as const )(
		'replaces the price %j in %s with the %s price %j',
		( typed, from, to, written ) => {
			expect( priceInCurrency( typed, from, to ) ).toBe( written );
		}
	);
} );
