import {
	bankSigns,
	fitsCode,
	groupIban,
	hasNumber,
	isBankCode,
	isBic,
	isIban,
	usesEuro,
} from '../account';
import { hasCompleteNumber } from '../bank';
import cases from './account.cases.json';

describe( 'a bank account', () => {
	it.each( cases )(
		'with the IBAN “$iban” is validated and gets a QR code if possible',
		( { iban, is, code } ) => {
			expect( isIban( iban ) ).toBe( is );
			expect( fitsCode( iban, 'EUR' ) ).toBe( code );
			expect( fitsCode( iban, 'CHF' ) ).toBe( false );
			expect( is && ! hasCompleteNumber( { iban } ) ).toBe( false );
		}
	);

	it.each( [ '', '1', '98', 'DE', '00000000000001' ] )(
		'is incomplete if its IBAN is only “%s”',
		( typed ) =>
			expect( hasCompleteNumber( { iban: typed } ) ).toBe( false )
	);

	it( 'is invalid if any two neighboring characters are swapped', () => {
		const good = 'FR1420041010050500013M02606';
		for ( let at = 4; at < good.length - 1; at++ ) {
			const [ first = '', second = '' ] = good.slice( at, at + 2 );
			const swapped =
				good.slice( 0, at ) + second + first + good.slice( at + 2 );
			expect( isIban( swapped ) ).toBe( first === second );
		}
	} );

	it.each( [
		[ { iban: 'DE89370400440532013000' }, true ],
		[ { iban: 'DE89370400440532013001' }, false ],
		[ { iban: '' }, false ],
		[ { iban: '', account: '123' }, false ],
		[ { iban: '', account: '1234' }, true ],
		[ { iban: '', account: 'A'.repeat( 34 ) }, true ],
		[ { iban: 'DE89370400440532013001', account: '12345678' }, false ],
	] )( 'has a valid number, %j: %s', ( bank, isValid ) => {
		expect( hasNumber( bank ) ).toBe( isValid );
	} );

	it.each( [
		[ 'DE89370400440532013000', true ],
		[ 'DE89370400440532013001', false ],
		[ 'GB29NWBK60161331926819', false ],
		[ 'CH9300762011623852957', false ],
		[ '', false ],
	] )( 'is in a country that uses the euro, %s: %s', ( iban, is ) => {
		expect( usesEuro( iban ) ).toBe( is );
	} );

	it( 'is saved in the standard format, however it was pasted', () => {
		expect( bankSigns( ' de89 3704–0044.0532 0130 00 ' ) ).toBe(
			'DE89370400440532013000'
		);
		expect( bankSigns( 'A'.repeat( 99 ) ) ).toHaveLength( 34 );
		expect( groupIban( 'DE89370400440532013000' ) ).toBe(
			'DE89 3704 0044 0532 0130 00'
		);
		expect( groupIban( 'NO93860111179470' ) ).toBe( 'NO93 8601 1117 9470' );
	} );

	it.each( [
		[ '', true ],
		[ 'COBADEFF', true ],
		[ 'COBADEFFXXX', true ],
		[ 'COBADEFFX', false ],
		[ 'COBADEFFXXXX', false ],
		[ '1OBADEFF', false ],
		[ 'cobadeff', false ],
	] )( 'with the BIC “%s” is valid: %s', ( bic, is ) => {
		expect( isBic( bic ) ).toBe( is );
	} );

	it.each( [
		[ 'USD', '', true ],
		[ 'USD', '021000021', true ],
		[ 'USD', '011401533', true ],
		[ 'USD', '021000012', false ],
		[ 'USD', '02100002', false ],
		[ 'USD', '0210000210', false ],
		[ 'USD', '02100002A', false ],
		[ 'USD', 'COBADEFFXXX', true ],
		[ 'GBP', '200000', true ],
		[ 'GBP', '20000', false ],
		[ 'GBP', '20000A', false ],
		[ 'AUD', '062000', true ],
		[ 'AUD', '0620001', false ],
		[ 'AUD', 'CTBAAU2S', true ],
		[ 'CHF', '0210000210123456', true ],
	] )(
		'in %s with the national bank code “%s” is valid: %s',
		( currency, code, isValid ) => {
			expect( isBankCode( code, currency ) ).toBe( isValid );
		}
	);
} );
