import { fromMinorUnits, minimumCharge, toMinorUnits } from '#shared/currency';
import type { Interval, Plan } from '#shared/payments';

const INTERVAL_OF = {
	oneTimeDonation: 'one-time',
	monthlyDonation: '1 month',
	annualDonation: '1 year',
} as const satisfies Record< string, Interval >;

export type DonationName = keyof typeof INTERVAL_OF;

export const DONATION_NAMES = Object.keys( INTERVAL_OF ) as DonationName[];

/** Plan ID while no payment account is connected, or while the site's plan does not include payments. */
export const NO_ACCOUNT = -1;

/** Plan IDs by donation; undefined for a missing plan. */
export type PlanIds = Record< DonationName, number | undefined >;

/** Returns the same ID for all three donations. */
export const allPlanIds = ( id: number | undefined ): PlanIds => ( {
	oneTimeDonation: id,
	monthlyDonation: id,
	annualDonation: id,
} );

/** Returns a currency's plan IDs: the oldest plan of each interval. */
export function planIdsIn( plans: readonly Plan[], currency: string ): PlanIds {
	const idOf = ( name: DonationName ) =>
		plans.find(
			( plan ) =>
				plan.type === 'donation' &&
				plan.currency === currency &&
				plan.interval === INTERVAL_OF[ name ]
		)?.id;
	return {
		oneTimeDonation: idOf( 'oneTimeDonation' ),
		monthlyDonation: idOf( 'monthlyDonation' ),
		annualDonation: idOf( 'annualDonation' ),
	};
}

/** The default amounts of a currency, as multiples of its minimum card charge. */
const FACTORS = [ 10, 30, 200 ];

/** The example in the custom amount field, as a multiple of the minimum card charge. */
const EXAMPLE_FACTOR = 100;

const times = ( factor: number, currency: string ): number =>
	fromMinorUnits(
		factor * toMinorUnits( minimumCharge( currency ) ?? 1, currency ),
		currency
	);

/** Returns the default amounts of a currency. */
export function tiersOf( currency: string ): number[] {
	return FACTORS.map( ( factor ) => times( factor, currency ) );
}

/** Returns the example for the custom amount field. */
export function exampleAmount( currency: string ): number {
	return times( EXAMPLE_FACTOR, currency );
}
