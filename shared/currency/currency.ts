import { CURRENCIES } from './currencies.data';

/** How amounts in a currency are written. */
export type Currency = {
	symbol: string;
	position: 'before' | 'after';
	/** Separator between symbol and number: empty or a no-break space. */
	gap: string;
	grouping: string;
	decimal: string;
	/** Decimal places. */
	precision: number;
	/** Digits per group, except for the last group, which always has three: 2 gives 12,34,567. */
	groupSize: number;
	/**
	 * Minimum number of digits before the last group of three. With 2, 1234 has no separator, and 12345 becomes 12 345.
	 */
	groupsFrom: number;
};

/** Default notation: for unknown currencies, and for fields that the table does not define for a known currency. */
export const DEFAULT_CURRENCY: Readonly< Currency > = {
	symbol: '$',
	position: 'before',
	gap: '',
	grouping: ',',
	decimal: '.',
	precision: 2,
	groupSize: 3,
	groupsFrom: 1,
};

/** Code of a known currency. */
export type CurrencyCode = keyof typeof CURRENCIES;

/** Whether a value is the code of a known currency. Codes are uppercase, as in saved attributes. */
export function isCurrencyCode( value: unknown ): value is CurrencyCode {
	return typeof value === 'string' && Object.hasOwn( CURRENCIES, value );
}

/** Codes of all known currencies. */
export const CURRENCY_CODES: readonly CurrencyCode[] =
	Object.keys( CURRENCIES ).filter( isCurrencyCode );

/** Returns the notation of a currency. Codes may be in lower case. Unknown codes get {@link DEFAULT_CURRENCY}. */
export function currencyOf( code: unknown ): Readonly< Currency > {
	const capitals = typeof code === 'string' ? code.toUpperCase() : code;
	return isCurrencyCode( capitals )
		? { ...DEFAULT_CURRENCY, ...CURRENCIES[ capitals ] }
		: DEFAULT_CURRENCY;
}

/** Returns the decimal places of a currency: usually 2, 0 for the yen, 3 for dinars. */
export function precisionOf( code: string ): number {
	return currencyOf( code ).precision;
}

/**
 * Converts an amount to minor units, rounded half away from zero: 19.99 USD is 1999 cents, 500 JPY is 500 yen. Exact
 * for up to 15 digits. NaN if the amount is not finite or too large.
 */
export function toMinorUnits( amount: number, code: string ): number {
	const units = shiftDecimal( amount, precisionOf( code ) );
	return Math.sign( units ) * Math.round( Math.abs( units ) );
}

/** Converts minor units to an amount: 1999 cents is 19.99 USD. NaN if the number is not finite. */
export function fromMinorUnits( units: number, code: string ): number {
	return shiftDecimal( units, -precisionOf( code ) );
}

/** Whether an amount fits the decimal places of its currency: 1.5 is invalid in yen. */
export function fitsPrecision( amount: number, code: string ): boolean {
	return Number.isInteger( shiftDecimal( amount, precisionOf( code ) ) );
}

/**
 * Moves the decimal point in the decimal notation, because multiplication is imprecise: 1.005 * 1000 is
 * 1004.9999999999999.
 */
function shiftDecimal( value: number, places: number ): number {
	const [ digits, exponent = '0' ] = String( value ).split( 'e' );
	const shifted = Number( `${ digits }e${ Number( exponent ) + places }` );
	return Number.isFinite( shifted ) ? shifted : NaN;
}
