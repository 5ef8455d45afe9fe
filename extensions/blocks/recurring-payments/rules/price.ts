import {
	MAX_CHARGE_UNITS,
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

/** Parses the price that an author typed, in the currency's main unit. Returns the problem if the price is invalid. */
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
	return toMinorUnits( price, currency ) > MAX_CHARGE_UNITS
		? { problem: 'maximum' }
		: { price };
}

/**
 * Returns the price field's value after a change of currency: the same number in the new currency's format, or its
 * minimum if the number cannot be charged.
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
