import { fromMinorUnits, minimumCharge, toMinorUnits } from '#shared/currency';

/** How many times the least that a card can be charged the tiers of a new currency are. */
const TIMES = [ 10, 30, 200 ];

/** And the amount that stands as an example in the box for an amount of one's own. */
const EXAMPLE_TIMES = 100;

const times = ( factor: number, currency: string ): number =>
	fromMinorUnits(
		factor * toMinorUnits( minimumCharge( currency ) ?? 1, currency ),
		currency
	);

/** The tiers that a currency starts with. */
export function tiersOf( currency: string ): number[] {
	return TIMES.map( ( factor ) => times( factor, currency ) );
}

/** The example of an amount of one's own. */
export function exampleAmount( currency: string ): number {
	return times( EXAMPLE_TIMES, currency );
}
