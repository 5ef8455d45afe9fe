/** Maximum number of digits: E.164 numbers have up to 15, and exit codes and prefixes add a few. */
const MAX_DIGITS = 20;

/** Minimum number of digits: emergency numbers have three. */
const MIN_DIGITS = 3;

/**
 * Minimum number of digits in a subscriber number. Shorter numbers in running text are usually rooms, years, times or
 * emergency numbers.
 */
const MIN_SUBSCRIBER_DIGITS = 7;

const PHONE_NUMBER = /^(?:\+\(?|\(\+?)?\d[\d \u00a0./()-]*$/;

/**
 * Matches a possible phone number in text. Limits repetition, so that the search time grows only linearly with the
 * length of the text.
 */
const NUMBER_IN_TEXT = /(?:\+\(?|\(\+?)?\d(?:[\d \u00a0./()-]{0,40}[\d)])?/g;

const HOUR = String.raw`(?:[01]?\d|2[0-4])`;
const MINUTES = String.raw`[.:h][0-5]\d`;
const TO = String.raw` {0,3}[-–—] {0,3}`;
const OPTIONAL_MINUTES = String.raw`(?::[0-5]\d)?`;

/** Matches times and dates, which are not phone numbers: `9-17`, `9.00 – 17.00`, `24/7`, `24.12.2026`, `2026-12-24`. */
const TIMES_AND_DATES = new RegExp(
	[
		String.raw`(?<![\d./-])${ HOUR + MINUTES + TO + HOUR + MINUTES }(?!\d)`,
		String.raw`(?<=\()${ HOUR + TO + HOUR }(?=\))`,
		String.raw`(?<![\d+)(./-]|[\d)] )${ HOUR + OPTIONAL_MINUTES + TO + HOUR + OPTIONAL_MINUTES }(?![\d.(/-]| (?!\(?0\d\d)[\d(/-])`,
		String.raw`(?<![\d./-])24\/7(?!\d)`,
		String.raw`(?<![\d./-])\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d(?![\d.-])`,
		String.raw`(?<![\d./-])(?:19|20)\d\d-[01]\d-[0-3]\d(?![\d.-])`,
	].join( '|' ),
	'g'
);

/** Matches the letters in a number such as `1-800-FLOWERS`. Such a number cannot be dialed by its digits alone. */
const WORD_IN_NUMBER = /^[-.]?[A-Z]{2}/;

/**
 * Matches a number like `+41 (0)44 …`, whose 0 is dialed only within the country. Excludes Italy, San Marino and the
 * Vatican, where the 0 is always dialed.
 */
const WITH_TRUNK_ZERO = /^\(?(?:\+|00)[ (]{0,3}(?!39|37[89])\d[^(]*\(0\)/;

const TEL = /^tel:\+?[\d().*#-]+(?:;ext=\d{1,10})?$/i;

/** A line of text, split at its phone number. */
type PhoneText = {
	before: string;
	/** The number as written in the text, such as `+1 (555) 010-9999`. */
	number: string;
	after: string;
	/** The digits to dial, such as `+15550109999`. */
	digits: string;
};

/**
 * Returns the digits of a phone number, with a leading plus if the number has one. Empty if the number has no digits.
 */
export function phoneDigits( value: unknown ): string {
	if ( typeof value !== 'string' ) {
		return '';
	}
	const digits = value.replace( /\D/g, '' );
	const start = value.slice( 0, value.search( /\d/ ) );
	return digits !== '' && start.includes( '+' ) ? `+${ digits }` : digits;
}

/**
 * Whether a value is a phone number without other text: digits, spaces, dots, slashes, hyphens, parentheses, and a
 * leading plus.
 */
export function isPhoneNumber( value: unknown ): value is string {
	return (
		typeof value === 'string' &&
		PHONE_NUMBER.test( value ) &&
		canBeDialled( phoneDigits( value ) )
	);
}

/** Splits text into the phone number and the text around it. Returns null if the text contains no phone number. */
export function findPhone( value: unknown ): PhoneText | null {
	if ( typeof value !== 'string' ) {
		return null;
	}
	const text = withoutTimes( value );
	const found = [ ...text.matchAll( NUMBER_IN_TEXT ) ].flatMap(
		( { 0: run, index } ) => {
			const number = firstOf( run );
			const end = index + number.length;
			const neighbors = text.charAt( index - 1 ) + text.charAt( end );
			const isNone =
				! canBeDialled( phoneDigits( number ) ) ||
				/\d/.test( neighbors ) ||
				WORD_IN_NUMBER.test( text.slice( end, end + 3 ) );
			return isNone ? [] : [ { number, index, end } ];
		}
	);
	const best =
		found.find( ( { number } ) =>
			phoneDigits( number ).startsWith( '+' )
		) ??
		found.find( ( { number } ) => isLong( number ) ) ??
		found.sort( ( a, b ) => b.number.length - a.number.length )[ 0 ];
	return best
		? {
				before: value.slice( 0, best.index ),
				number: best.number,
				after: value.slice( best.end ),
				digits: dialled( best.number ),
			}
		: null;
}

/**
 * Replaces each character of times, dates and “24/7” with a vertical bar, because `9-17`, `9.00–17.30` and `24.12.2026`
 * are not phone numbers.
 */
export function withoutTimes( text: string ): string {
	return text.replace( TIMES_AND_DATES, ( time ) =>
		'|'.repeat( time.length )
	);
}

/** Returns the first of several phone numbers separated by slashes. `030 / 1234567` is a single number. */
function firstOf( run: string ): string {
	const numbers = run.split( / +\/ +/ );
	return numbers.length > 1 && numbers.every( isLong )
		? String( numbers[ 0 ] )
		: run;
}

function isLong( number: string ): boolean {
	return phoneDigits( number ).length >= MIN_SUBSCRIBER_DIGITS;
}

/** Returns the digits to dial, without the `(0)` of a number with a country code. */
function dialled( number: string ): string {
	return phoneDigits(
		WITH_TRUNK_ZERO.test( number ) ? number.replace( '(0)', '' ) : number
	);
}

/** Whether a value is a `tel:` URL, which may contain common punctuation. */
export function isTelHref( value: unknown ): value is string {
	return (
		typeof value === 'string' &&
		TEL.test( value ) &&
		canBeDialled( phoneDigits( value.split( ';' )[ 0 ] ) )
	);
}

function canBeDialled( number: string ): boolean {
	const { length } = number.replace( '+', '' );
	return length >= MIN_DIGITS && length <= MAX_DIGITS;
}
