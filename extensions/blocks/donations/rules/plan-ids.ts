import type { Interval, Plan } from '#shared/payments';

/** The three donations of a block, and how often each is made. */
const INTERVAL_OF = {
	oneTimeDonation: 'one-time',
	monthlyDonation: '1 month',
	annualDonation: '1 year',
} as const satisfies Record< string, Interval >;

export type DonationName = keyof typeof INTERVAL_OF;

export const DONATION_NAMES = Object.keys( INTERVAL_OF ) as DonationName[];

/** Stands for every plan while there is no account to pay, or the site's plan does not include it. */
export const NO_ACCOUNT = -1;

/** The plan of each donation, by the block's currency; undefined where there is none. */
export type PlanIds = Record< DonationName, number | undefined >;

/** The same for all three. */
export const allPlanIds = ( id: number | undefined ): PlanIds => ( {
	oneTimeDonation: id,
	monthlyDonation: id,
	annualDonation: id,
} );

/** The products of donations in a currency, the oldest of each frequency. */
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
