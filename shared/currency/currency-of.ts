import { CURRENCIES } from './currencies.data';
import { DEFAULT_CURRENCY, type Currency } from './currency';

/** A currency that the table knows. */
export type CurrencyCode = keyof typeof CURRENCIES;

/** Whether a value is the code of a known currency, in capital letters as everything that is saved has it. */
export function isCurrencyCode( value: unknown ): value is CurrencyCode {
	return typeof value === 'string' && Object.hasOwn( CURRENCIES, value );
}

/** Every known currency, by code. */
export const CURRENCY_CODES: readonly CurrencyCode[] =
	Object.keys( CURRENCIES ).filter( isCurrencyCode );

/** How amounts of a currency are written. Services write codes in small letters too; an unknown one gets {@link DEFAULT_CURRENCY}. */
export function currencyOf( code: unknown ): Readonly< Currency > {
	const capitals = typeof code === 'string' ? code.toUpperCase() : code;
	return isCurrencyCode( capitals )
		? { ...DEFAULT_CURRENCY, ...CURRENCIES[ capitals ] }
		: DEFAULT_CURRENCY;
}

/** Decimal places of a currency: mostly 2, 0 for the yen, 3 for dinars. */
export function precisionOf( code: string ): number {
	return currencyOf( code ).precision;
}
