import { precisionOf } from './currency-of';

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
