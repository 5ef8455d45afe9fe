import {
	MAXIMUM_CHARGE_UNITS,
	fitsPrecision,
	formatNumber,
	isChargeable,
	minimumCharge,
	parseAmount,
	toMinorUnits,
	type CardCurrency,
} from '#shared/currency';

/** The reason why a price cannot be charged. */
export type PriceProblem = 'minimum' | 'maximum' | 'decimals';

/** The price that an author has typed, in the currency's own units, or why it is none. */
export function readPrice(
	typed: string,
	currency: CardCurrency
): { price: number } | { problem: PriceProblem } {
	const price = parseAmount( typed, currency );
	if ( price === null || price < minimumCharge( currency ) ) {
		return { problem: 'minimum' };
	}
	if ( ! fitsPrecision( price, currency ) ) {
		return { problem: 'decimals' };
	}
	return toMinorUnits( price, currency ) > MAXIMUM_CHARGE_UNITS
		? { problem: 'maximum' }
		: { price };
}

/**
 * The value of the price field after a change of currency: the same number in that currency's format if it can be
 * charged, otherwise the minimum.
 */
export function priceInCurrency(
	typed: string,
	from: CardCurrency,
	to: CardCurrency
): string {
	const price = parseAmount( typed, from );
	return formatNumber(
		price !== null &&
			isChargeable( price, to ) &&
			fitsPrecision( price, to )
			? price
			: minimumCharge( to ),
		to
	);
}
