import { decimalsOf } from './currencies';

/** The most that can be asked for, in the smallest unit that PayPal takes. */
const MOST_UNITS = 999_999_999;

/** What is wrong with what stands in the field of a price; for too many decimals, how many there may be. */
export type PriceProblem =
	| { kind: 'missing' | 'invalid' | 'negative' }
	| { kind: 'decimals'; most: number };

/** A price as it was typed: a number, or what is wrong with it. */
type ReadPrice =
	| { price: number; problem?: undefined }
	| { price?: undefined; problem: PriceProblem };

const refused = ( kind: 'missing' | 'invalid' | 'negative' ): ReadPrice => ( {
	problem: { kind },
} );

/**
 * Reads a price as somebody types it, whatever the decimal mark where she lives: of two different marks the last is the
 * decimal one, and so is a mark that stands there once. `1,234` has three decimals then, which no currency here takes:
 * a price is refused rather than a thousand times too large or too small.
 */
export function readPrice( typed: string, currency: string ): ReadPrice {
	const text = typed.replace( /[\s'’]/g, '' );
	if ( text === '' ) {
		return refused( 'missing' );
	}
	const parts = splitDecimals( text.replace( /^[-−]/, '' ) );
	if ( ! parts ) {
		return refused( 'invalid' );
	}
	const { whole, decimals } = parts;
	const price = Number( `${ whole }.${ decimals }` );
	if ( price === 0 ) {
		return refused( 'missing' );
	}
	if ( /^[-−]/.test( text ) ) {
		return refused( 'negative' );
	}
	const most = decimalsOf( currency );
	if ( decimals.length > most ) {
		return { problem: { kind: 'decimals', most } };
	}
	return Number( whole + decimals.padEnd( most, '0' ) ) > MOST_UNITS
		? refused( 'invalid' )
		: { price };
}

/** Digits before and behind the decimal mark; null where the marks make no number. */
function splitDecimals(
	body: string
): { whole: string; decimals: string } | null {
	if ( ! /^[\d.,]*\d[\d.,]*$/.test( body ) ) {
		return null;
	}
	const marks = body.replace( /\d/g, '' );
	const last = marks.at( -1 ) ?? '';
	const hasDecimals =
		last !== '' && marks.indexOf( last ) === marks.length - 1;
	const at = hasDecimals ? body.lastIndexOf( last ) : body.length;
	const whole = body.slice( 0, at );
	const isGrouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test( whole );
	return isGrouped || /^\d*$/.test( whole )
		? {
				whole: whole.replace( /[.,]/g, '' ),
				decimals: body.slice( at + 1 ),
			}
		: null;
}
