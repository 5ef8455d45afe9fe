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
	allPlanIds,
	exampleAmount,
	NO_ACCOUNT,
	planIdsIn,
	tiersOf,
} from '../rules/donations';

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
