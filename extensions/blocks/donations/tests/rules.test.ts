import { readAttributes } from '#shared/attributes';
import {
	CARD_CURRENCIES,
	fromMinorUnits,
	MAX_CHARGE_UNITS,
	minimumCharge,
} from '#shared/currency';
import type { Plan } from '#shared/payments';
import { attributes } from '../attributes';
import {
	bankSigns,
	fitsCode,
	groupIban,
	hasNumber,
	isBic,
	isIban,
} from '../rules/bank';
import { hasCheckDigits } from '../rules/complete-number';
import {
	allPlanIds,
	exampleAmount,
	NO_ACCOUNT,
	planIdsIn,
	tiersOf,
} from '../rules/donations';
import cases from './bank.cases.json';

describe( 'the default amounts in a currency', () => {
	// spec: 001-9-5
	it.each( CARD_CURRENCIES )(
		'are 10, 30 and 200 times the minimum of %s, with an example of 100 times the minimum',
		( code ) => {
			const least = minimumCharge( code );
			const times = ( factor: number ) =>
				Number( ( factor * least ).toFixed( 2 ) );
			expect( tiersOf( code ) ).toEqual( [ 10, 30, 200 ].map( times ) );
			expect( exampleAmount( code ) ).toBe( times( 100 ) );
		}
	);

	it( 'are exact even where floating-point multiplication is not', () => {
		expect( tiersOf( 'GBP' ) ).toEqual( [ 3, 9, 60 ] );
		expect( tiersOf( 'JPY' ) ).toEqual( [ 500, 1500, 10_000 ] );
	} );
} );

describe( 'the amounts in a post', () => {
	const read = ( ...amounts: number[] ) =>
		readAttributes( attributes, { oneTimeDonation: { amounts } } )
			.oneTimeDonation.amounts;

	it.each( CARD_CURRENCIES )(
		'can be as high as the maximum card charge in %s',
		( code ) => {
			const most = fromMinorUnits( MAX_CHARGE_UNITS, code );
			expect( read( 5, most ) ).toEqual( [ 5, most ] );
		}
	);

	it( 'are limited to the maximum card charge of a currency without decimals', () => {
		expect( read( -1, 1e12 ) ).toEqual( [ 0, MAX_CHARGE_UNITS ] );
	} );
} );

describe( 'a block’s plans', () => {
	const plan = ( id: number, changes: Partial< Plan > = {} ): Plan => ( {
		id,
		title: '',
		interval: 'one-time',
		price: null,
		currency: 'EUR',
		type: 'donation',
		...changes,
	} );

	it( 'include the first plan of each interval in the block’s currency', () => {
		expect(
			planIdsIn(
				[
					plan( 1, { currency: 'USD' } ),
					plan( 2, { type: 'plan', price: 5 } ),
					plan( 3, { interval: '1 month' } ),
					plan( 4 ),
					plan( 5 ),
				],
				'EUR'
			)
		).toEqual( {
			oneTimeDonation: 4,
			monthlyDonation: 3,
			annualDonation: undefined,
		} );
	} );

	// spec: 001-4-5
	it( 'have the ID -1 while no account is connected', () => {
		expect( allPlanIds( NO_ACCOUNT ) ).toEqual( {
			oneTimeDonation: -1,
			monthlyDonation: -1,
			annualDonation: -1,
		} );
	} );
} );

describe( 'a bank account', () => {
	it.each( cases )(
		'with the IBAN “$iban” is validated and gets a QR code if possible',
		( { iban, is, code } ) => {
			expect( isIban( iban ) ).toBe( is );
			expect( fitsCode( iban, 'EUR' ) ).toBe( code );
			expect( fitsCode( iban, 'CHF' ) ).toBe( false );
			expect( is && ! hasCheckDigits( iban ) ).toBe( false );
		}
	);

	it.each( [ '', '1', '98', 'DE', '00000000000001' ] )(
		'is incomplete if its IBAN is only “%s”',
		( typed ) => expect( hasCheckDigits( typed ) ).toBe( false )
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
} );
