import type { Currency } from './currency';

/** The part of a currency's notation that the server prints into a form. */
export type AmountMarks = Pick<
	Currency,
	'symbol' | 'grouping' | 'decimal' | 'precision'
> & { code: string };

/**
 * The digit zero in each supported script: Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil,
 * Telugu, Kannada, Malayalam, Thai, Burmese, Khmer and fullwidth. In Unicode, each zero is followed by the other nine
 * digits.
 */
export const ZERO_DIGITS = '٠۰०০੦૦୦௦౦೦൦๐၀០０';

/**
 * Maps other separators to the five that the parser uses: `.`, `,`, `'` (grouping only), space (grouping only) and `;`
 * (decimal only).
 */
export const MARKS: Readonly< Record< string, string > > = {
	'٫': ';',
	'٬': "'",
	'’': "'",
	'،': ',',
	'，': ',',
	'．': '.',
};

/** Spaces that group digits within a line. Line breaks, tabs and vertical spaces separate two entries instead. */
export const GROUPING_SPACES =
	/[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]+/g;

/** Matches a dash instead of decimals: `20,-` and `50:-`. The capture group is the last digit before the mark. */
export const DASH_AS_DECIMALS = /(\d)[.,:] ?[-\u2010-\u2015\u2212]{1,2}$/;

/** Matches digits in groups of two or three before a last group of three, all with the same separator. */
const INTEGER_PATTERN = /^(\d*|[1-9]\d{0,2}([., '])(\d{2,3}\2)*\d{3})$/;

/** Maximum number of digits that a JavaScript number can hold exactly. */
const MAX_DIGITS = 15;

/**
 * Converts an amount that a visitor typed to minor units. Accepts the notation of any language (`1.234,50`, `1,234.50`,
 * `12,5`, `١٢٫٥`), with or without the currency's symbol or code. Returns null if the text is not an amount in the
 * currency. The result is never off by a factor of 100.
 *
 * - If the text has two different marks, the last one is the decimal mark.
 * - A single mark before fewer than three digits is a decimal mark.
 * - A single mark before three digits is a grouping mark in a currency without decimals, and `ambiguous` in a currency
 *   with two. With three decimals, the currency's own notation decides.
 * - Two lines, or two columns of a copied table, are never one amount.
 * - A dash can replace the decimals (`20,-`). A currency without decimals accepts one or two zeros as decimals
 *   (`1000.00`).
 *
 * `Money::read()` in PHP follows the same rules.
 */
export function readVisitorAmount(
	typed: string,
	marks: AmountMarks
): number | 'ambiguous' | null {
	const { code, symbol, precision } = marks;
	const text = withoutUnits(
		typed
			.replace( /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '' )
			.trim()
			.replace( GROUPING_SPACES, ' ' )
			.replace( /[^ -~]/g, asTyped ),
		[
			symbol,
			code,
			symbol.endsWith( '$' ) ? '$' : symbol.replace( '.', '' ),
		]
	).replace( DASH_AS_DECIMALS, '$1;' );
	const point = decimalPoint( text, marks );
	if ( point === 'ambiguous' ) {
		return point;
	}
	const whole = text.slice( 0, point );
	const decimals = text.slice( point + 1 );
	const fraction =
		precision === 0 ? decimals.replace( /^00?$/, '' ) : decimals;
	const digits =
		whole.replace( /\D/g, '' ) + fraction.padEnd( precision, '0' );
	return /\d/.test( text ) &&
		INTEGER_PATTERN.test( whole ) &&
		/^\d*$/.test( fraction ) &&
		fraction.length <= precision &&
		digits.length <= MAX_DIGITS
		? Number( digits )
		: null;
}

/** Returns the index of the decimal mark, or the text length if the text has no decimal mark. */
function decimalPoint(
	text: string,
	{ grouping, decimal, precision }: AmountMarks
): number | 'ambiguous' {
	const at = text.search( /[.,;]\d*$/ );
	if ( at < 0 ) {
		return text.length;
	}
	const mark = text.charAt( at );
	if ( mark === ';' ) {
		return at;
	}
	const head = text.slice( 0, at );
	if ( /\D/.test( head ) ) {
		return head.includes( mark ) ? text.length : at;
	}
	if (
		text.length - at !== 4 ||
		( precision !== 3 && ! /^[1-9]\d{0,2}$/.test( head ) )
	) {
		return at;
	}
	if ( precision === 0 || ( precision === 3 && mark === grouping ) ) {
		return text.length;
	}
	return precision === 3 && mark === decimal ? at : 'ambiguous';
}

/** Replaces a digit or mark of another script with its ASCII equivalent. Keeps other characters. */
function asTyped( letter: string ): string {
	for ( const nought of ZERO_DIGITS ) {
		const digit = letter.charCodeAt( 0 ) - nought.charCodeAt( 0 );
		if ( digit >= 0 && digit < 10 ) {
			return String( digit );
		}
	}
	return MARKS[ letter ] ?? letter;
}

/** Removes one currency symbol or code from the start or the end. */
function withoutUnits( text: string, units: readonly string[] ): string {
	const small = text.toLowerCase();
	for ( const unit of units ) {
		const wanted = unit.toLowerCase();
		if ( wanted && small.startsWith( wanted ) ) {
			return text.slice( wanted.length ).replace( /^ /, '' );
		}
		if ( wanted && small.endsWith( wanted ) ) {
			return text.slice( 0, -wanted.length ).replace( / $/, '' );
		}
	}
	return text;
}
