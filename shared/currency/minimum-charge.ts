import { isCurrencyCode, toMinorUnits, type CurrencyCode } from './currency';

/** The minimum card charge by currency, as set by the payment provider. */
const MINIMUM_CHARGES = {
	AUD: 0.5,
	BRL: 0.5,
	CAD: 0.5,
	CHF: 0.5,
	DKK: 2.5,
	EUR: 0.5,
	GBP: 0.3,
	HKD: 4,
	INR: 0.5,
	JPY: 50,
	MXN: 10,
	NOK: 3,
	NZD: 0.5,
	PLN: 2,
	SEK: 3,
	SGD: 0.5,
	USD: 0.5,
} satisfies Partial< Record< CurrencyCode, number > >;

/** The maximum charge in minor units: the payment provider accepts up to eight digits. */
export const MAX_CHARGE_UNITS = 99_999_999;

/** A currency that cards can be charged in. */
export type CardCurrency = keyof typeof MINIMUM_CHARGES;

/** Whether a value is the code of a currency that cards can be charged in. */
export function isCardCurrency( value: unknown ): value is CardCurrency {
	return isCurrencyCode( value ) && Object.hasOwn( MINIMUM_CHARGES, value );
}

/** The currencies that cards can be charged in, in alphabetical order. */
export const CARD_CURRENCIES: readonly CardCurrency[] =
	Object.keys( MINIMUM_CHARGES ).filter( isCardCurrency );

/** Returns the minimum card charge in a currency. Null if cards cannot be charged in the currency. */
export function minimumCharge( code: CardCurrency ): number;
export function minimumCharge( code: string ): number | null;
export function minimumCharge( code: string ): number | null {
	return isCardCurrency( code ) ? MINIMUM_CHARGES[ code ] : null;
}

/** Whether an amount is between the minimum and maximum card charge of its currency. */
export function isChargeable( amount: number, code: string ): boolean {
	const minimum = minimumCharge( code );
	return (
		minimum !== null &&
		amount >= minimum &&
		toMinorUnits( amount, code ) <= MAX_CHARGE_UNITS
	);
}
