import { NO_FRACTION, joinGroups } from '#shared/currency';
import { decimalsOf } from './currencies';

/** Maximum price, in the smallest unit that PayPal accepts. */
const MOST_UNITS = 999_999_999;

/** Errors of a price input; for too many decimals, with the allowed number. */
export type PriceProblem =
	| { kind: 'missing' | 'invalid' | 'negative' }
	| { kind: 'decimals'; most: number };

/** A parsed price: a number or an error. */
type ReadPrice =
	| { price: number; problem?: undefined }
	| { price?: undefined; problem: PriceProblem };

const refused = ( kind: 'missing' | 'invalid' | 'negative' ): ReadPrice => ( {
	problem: { kind },
} );

/**
 * Parses a typed price with either decimal mark: of two different marks, the last is the decimal one, and so is a
 * single mark. `1,234` then has three decimals, which no currency here allows: a price is rejected rather than wrong by
 * a factor of a thousand. Spaces and apostrophes group by three, a dash may replace the decimals (`20,-`), and a
 * currency without decimals accepts one or two zeros for them (`1000.00`).
 */
export function readPrice( typed: string, currency: string ): ReadPrice {
	const text = typed.trim();
	if ( text === '' ) {
		return refused( 'missing' );
	}
	const parts = splitDecimals( joinGroups( text.replace( /^[-−]/, '' ) ) );
	if ( ! parts ) {
		return refused( 'invalid' );
	}
	const most = decimalsOf( currency );
	const { whole } = parts;
	const decimals =
		most === 0 ? parts.decimals.replace( /^00?$/, '' ) : parts.decimals;
	const price = Number( `${ whole }.${ decimals }` );
	if ( price === 0 ) {
		return refused( 'missing' );
	}
	if ( /^[-−]/.test( text ) ) {
		return refused( 'negative' );
	}
	if ( decimals.length > most ) {
		return { problem: { kind: 'decimals', most } };
	}
	return Number( whole + decimals.padEnd( most, '0' ) ) > MOST_UNITS
		? refused( 'invalid' )
		: { price };
}

/** Splits a number at its decimal mark; null if the separators are not valid. */
function splitDecimals(
	text: string
): { whole: string; decimals: string } | null {
	const body = text.replace( NO_FRACTION, '$1' );
	if ( ! /^[\d.,]*\d[\d.,]*$/.test( body ) ) {
		return null;
	}
	const marks = body.replace( /\d/g, '' );
	const last = marks.at( -1 ) ?? '';
	const hasDecimals =
		body === text &&
		last !== '' &&
		marks.indexOf( last ) === marks.length - 1;
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
