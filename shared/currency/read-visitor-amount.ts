import type { Currency } from './currency';

/** How a visitor may mark the parts of an amount in a currency: what the site prints into the page of her form. */
export type AmountMarks = Pick<
	Currency,
	'symbol' | 'grouping' | 'decimal' | 'precision'
> & { code: string };

/** The noughts of the scripts whose digits people type: Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada, Malayalam, Thai, Burmese, Khmer, and those of full width. The nine other digits follow each. */
export const NOUGHTS = '٠۰०০੦૦୦௦౦೦൦๐၀០０';

/** What stands for one of the five marks that are told apart: `.`, `,`, `'` (groups only), a space (groups only), `;` (decimals only). */
export const MARKS: Readonly< Record< string, string > > = {
	'٫': ';',
	'٬': "'",
	'’': "'",
	'،': ',',
	'，': ',',
	'．': '.',
};

/** Digits, in groups of two or three in front of a last one of three, each behind the same mark. */
const WHOLE = /^(\d*|[1-9]\d{0,2}([., '])(\d{2,3}\2)*\d{3})$/;

/** Of a number without a mark of grouping, the most digits that a number of JavaScript holds. */
const MOST_DIGITS = 15;

/**
 * The smallest units in an amount as a visitor types it, in the marks and digits of whatever language: `1.234,50`,
 * `1,234.50`, `12,5`, `١٢٫٥`, with the currency's symbol or code or without. Null where it is no amount of the
 * currency. Never wrong by a factor of hundred: of two different marks the last is the decimal one; one mark in front
 * of fewer than three digits is decimal; in front of three digits it groups where the currency has no decimals, follows
 * the currency's own marks where it has three, and is `ambiguous` where it has two.
 *
 * `Money::read()` in PHP promises the same.
 */
export function readVisitorAmount(
	typed: string,
	marks: AmountMarks
): number | 'ambiguous' | null {
	const { code, symbol, precision } = marks;
	const text = withoutUnits(
		typed
			.replace( /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '' )
			.replace( /\s+/g, ' ' )
			.replace( /[^ -~]/g, asTyped ),
		[
			symbol,
			code,
			symbol.endsWith( '$' ) ? '$' : symbol.replace( '.', '' ),
		]
	);
	const point = decimalPoint( text, marks );
	if ( point === 'ambiguous' ) {
		return point;
	}
	const whole = text.slice( 0, point );
	const fraction = text.slice( point + 1 );
	const digits =
		whole.replace( /\D/g, '' ) + fraction.padEnd( precision, '0' );
	return /\d/.test( text ) &&
		WHOLE.test( whole ) &&
		/^\d*$/.test( fraction ) &&
		fraction.length <= precision &&
		digits.length <= MOST_DIGITS
		? Number( digits )
		: null;
}

/** Where the decimals begin: behind the end of the text when there are none. */
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

/** A digit or a mark of another script as our own; anything else as it is. */
function asTyped( letter: string ): string {
	for ( const nought of NOUGHTS ) {
		const digit = letter.charCodeAt( 0 ) - nought.charCodeAt( 0 );
		if ( digit >= 0 && digit < 10 ) {
			return String( digit );
		}
	}
	return MARKS[ letter ] ?? letter;
}

/** Takes a symbol or a code from either end. */
function withoutUnits( text: string, units: readonly string[] ): string {
	const bare = text.trim();
	const small = bare.toLowerCase();
	for ( const unit of units ) {
		const wanted = unit.toLowerCase();
		if ( wanted && small.startsWith( wanted ) ) {
			return bare.slice( wanted.length ).trim();
		}
		if ( wanted && small.endsWith( wanted ) ) {
			return bare.slice( 0, -wanted.length ).trim();
		}
	}
	return bare;
}
