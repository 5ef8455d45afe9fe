/** The longest number of E.164 has 15 digits; dialled with an exit code and a prefix it has a few more. */
const MOST_DIGITS = 20;

/** The shortest numbers are those of emergencies. */
const FEWEST_DIGITS = 3;

const PHONE_NUMBER = /^(?:\+\(?|\(\+?)?\d[\d \u00a0./()-]*$/;

/** Repetitions are bounded so that a huge text is read in one go. */
const NUMBER_IN_TEXT = /(?:\+\(?|\(\+?)?\d(?:[\d \u00a0./()-]{0,40}[\d)])?/g;

const TEL = /^tel:\+?[\d().*#-]+(?:;ext=\d{1,10})?$/i;

/** A line of text with a phone number in it. */
type PhoneText = {
	/** The text before the number: `Call us: `. */
	before: string;
	/** The number as it was written: `+1 (555) 010-9999`. */
	number: string;
	/** The text behind it. */
	after: string;
	/** What a phone dials: `+15550109999`. */
	digits: string;
};

/** The digits of a phone number, with a plus if there is one in front of them; empty without digits. */
export function phoneDigits( value: unknown ): string {
	if ( typeof value !== 'string' ) {
		return '';
	}
	const digits = value.replace( /\D/g, '' );
	const start = value.slice( 0, value.search( /\d/ ) );
	return digits !== '' && start.includes( '+' ) ? `+${ digits }` : digits;
}

/** Whether a value is a phone number and nothing else: digits, spaces, dots, slashes, hyphens, brackets, a plus in front. */
export function isPhoneNumber( value: unknown ): value is string {
	return (
		typeof value === 'string' &&
		PHONE_NUMBER.test( value ) &&
		canBeDialled( phoneDigits( value ) )
	);
}

/** The first phone number in a text, and what stands around it; null when there is none. */
export function findPhone( value: unknown ): PhoneText | null {
	if ( typeof value !== 'string' ) {
		return null;
	}
	for ( const { 0: number, index } of value.matchAll( NUMBER_IN_TEXT ) ) {
		const end = index + number.length;
		const neighbours = value.charAt( index - 1 ) + value.charAt( end );
		const digits = phoneDigits( number );
		if ( canBeDialled( digits ) && ! /\d/.test( neighbours ) ) {
			const before = value.slice( 0, index );
			return { before, number, after: value.slice( end ), digits };
		}
	}
	return null;
}

/** Whether a value is the address of a link that calls a number, with the punctuation that people leave in. */
export function isTelHref( value: unknown ): value is string {
	return (
		typeof value === 'string' &&
		TEL.test( value ) &&
		canBeDialled( phoneDigits( value.split( ';' )[ 0 ] ) )
	);
}

function canBeDialled( number: string ): boolean {
	const { length } = number.replace( '+', '' );
	return length >= FEWEST_DIGITS && length <= MOST_DIGITS;
}
