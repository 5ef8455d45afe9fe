import { CURRENCIES } from './currencies.data';

/** The notation of amounts in a currency. */
export type Currency = {
	symbol: string;
	position: 'before' | 'after';
	/** Between symbol and number: empty or a no-break space. */
	gap: string;
	grouping: string;
	decimal: string;
	/** Decimal places. */
	precision: number;
	/** Digits in every group but the last, which always has three: 2 gives 12,34,567. */
	groupSize: number;
	/** Minimum digits before the last group for grouping to apply: with 2, 1234 and 12 345. */
	groupsFrom: number;
};

/** How an amount is written when nothing is known about its currency, and what the table leaves out. */
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

/** A currency that the table knows. */
export type CurrencyCode = keyof typeof CURRENCIES;

/** Whether a value is the code of a known currency. Codes are uppercase, as in saved attributes. */
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

/**
 * An amount in the smallest unit of its currency, rounded half away from zero: 19.99 USD is 1999 cents, 500 JPY are 500 yen.
 * Exact for amounts of up to 15 digits. NaN when the amount is not finite or too large to be moved.
 */
export function toMinorUnits( amount: number, code: string ): number {
	const units = shiftDecimal( amount, precisionOf( code ) );
	return Math.sign( units ) * Math.round( Math.abs( units ) );
}

/** The amount that a number of smallest units makes: 1999 cents are 19.99 USD. NaN when the number is not finite. */
export function fromMinorUnits( units: number, code: string ): number {
	return shiftDecimal( units, -precisionOf( code ) );
}

/** Whether an amount has no more decimal places than its currency: 1.5 is no amount in yen. */
export function fitsPrecision( amount: number, code: string ): boolean {
	return Number.isInteger( shiftDecimal( amount, precisionOf( code ) ) );
}

/** Moves the point in the decimal notation. Multiplying would go astray: 1.005 * 1000 is 1004.9999999999999. */
function shiftDecimal( value: number, places: number ): number {
	const [ digits, exponent = '0' ] = String( value ).split( 'e' );
	const shifted = Number( `${ digits }e${ Number( exponent ) + places }` );
	return Number.isFinite( shifted ) ? shifted : NaN;
}
