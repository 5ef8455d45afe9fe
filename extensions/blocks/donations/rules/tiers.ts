import { fromMinorUnits, minimumCharge, toMinorUnits } from '#shared/currency';

/** Factors for the tiers of a new currency, times the minimum amount that a card can be charged. */
const TIMES = [ 10, 30, 200 ];

/** The factor for the example in the field for a custom amount. */
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

/** The example for a custom amount. */
export function exampleAmount( currency: string ): number {
	return times( EXAMPLE_TIMES, currency );
}
