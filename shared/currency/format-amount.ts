import { currencyOf, toMinorUnits, type Currency } from './currency';

const LAST_GROUP_DIGITS = 3;

/**
 * Formats an amount as people who use the currency write it: `$1,234.50`, `1.234,50 €`, `₹12,34,567.00`. Uses only the
 * currency table, not the browser's locale data. A minus sign comes first. Returns an empty string for an amount that
 * is not finite.
 */
export function formatAmount( amount: number, code: string ): string {
	const written = writeNumber( amount, code );
	if ( ! written ) {
		return '';
	}
	const { symbol, position, gap } = currencyOf( code );
	return position === 'before'
		? written.sign + symbol + gap + written.number
		: written.sign + written.number + gap + symbol;
}

/** Formats an amount without its symbol, for a field with the symbol next to it. Empty if the amount is not finite. */
export function formatNumber( amount: number, code: string ): string {
	const written = writeNumber( amount, code );
	return written ? written.sign + written.number : '';
}

function writeNumber(
	amount: number,
	code: string
): { sign: '' | '-'; number: string } | null {
	const units = toMinorUnits( amount, code );
	if ( Number.isNaN( units ) ) {
		return null;
	}
	const currency = currencyOf( code );
	const { decimal, precision } = currency;
	// Convert with BigInt, because it never uses exponent notation.
	const digits = String( BigInt( Math.abs( units ) ) );
	const padded = digits.padStart( precision + 1, '0' );
	const point = padded.length - precision;
	const whole = group( padded.slice( 0, point ), currency );
	const fraction = padded.slice( point );
	return {
		sign: units < 0 ? '-' : '',
		number: fraction ? whole + decimal + fraction : whole,
	};
}

function group(
	digits: string,
	{ grouping, groupSize, groupsFrom }: Currency
): string {
	if ( digits.length < LAST_GROUP_DIGITS + groupsFrom ) {
		return digits;
	}
	const groups = [ digits.slice( -LAST_GROUP_DIGITS ) ];
	for (
		let end = digits.length - LAST_GROUP_DIGITS;
		end > 0;
		end -= groupSize
	) {
		groups.unshift( digits.slice( Math.max( 0, end - groupSize ), end ) );
	}
	return groups.join( grouping );
}
