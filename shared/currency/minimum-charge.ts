import { isCurrencyCode, toMinorUnits, type CurrencyCode } from './currency';

/** The least that a card can be charged, by currency, as the payment provider sets it. */
const MINIMUM_CHARGES = {
	USD: 0.5,
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
} satisfies Partial< Record< CurrencyCode, number > >;

/** The most that can be charged at once, in smallest units: the payment provider takes eight digits. */
export const MAXIMUM_CHARGE_UNITS = 99_999_999;

/** A currency in which a card can be charged. */
export type CardCurrency = keyof typeof MINIMUM_CHARGES;

/** Whether a value is the code of a currency in which a card can be charged. */
export function isCardCurrency( value: unknown ): value is CardCurrency {
	return isCurrencyCode( value ) && Object.hasOwn( MINIMUM_CHARGES, value );
}

/** The currencies in which a card can be charged: the dollar first, the others by code. */
export const CARD_CURRENCIES: readonly CardCurrency[] =
	Object.keys( MINIMUM_CHARGES ).filter( isCardCurrency );

/** The least that a card can be charged in a currency; null when cards cannot be charged in it. */
export function minimumCharge( code: CardCurrency ): number;
export function minimumCharge( code: string ): number | null;
export function minimumCharge( code: string ): number | null {
	return isCardCurrency( code ) ? MINIMUM_CHARGES[ code ] : null;
}

/** Whether a card can be charged an amount: it is at least the minimum of its currency and at most what is charged at once. */
export function isChargeable( amount: number, code: string ): boolean {
	const minimum = minimumCharge( code );
	return (
		minimum !== null &&
		amount >= minimum &&
		toMinorUnits( amount, code ) <= MAXIMUM_CHARGE_UNITS
	);
}
