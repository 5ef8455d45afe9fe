import { fromMinorUnits, minimumCharge, toMinorUnits } from '#shared/currency';

/** Factors for the default amounts of a currency, relative to the minimum card charge. */
const TIMES = [ 10, 30, 200 ];

/** Factor for the example in the custom amount field. */
const EXAMPLE_TIMES = 100;

const times = ( factor: number, currency: string ): number =>
	fromMinorUnits(
		factor * toMinorUnits( minimumCharge( currency ) ?? 1, currency ),
		currency
	);

/** Returns the default amounts of a currency. */
export function tiersOf( currency: string ): number[] {
	return TIMES.map( ( factor ) => times( factor, currency ) );
}

/** Returns the example for the custom amount field. */
export function exampleAmount( currency: string ): number {
	return times( EXAMPLE_TIMES, currency );
}
