import { findPhone } from '#shared/validation';
import { linkEmails } from '../details/content';

/**
 * The phone number as written in a line, and the number to dial, like `phoneAttributes`. Both are empty if the line has
 * no phone number.
 */
type FoundNumber = { number: string; dials: string };

/** A function that finds the phone number in a line; see `numberFinder`. */
export type NumberFinder = ( line: string ) => FoundNumber;

/**
 * A line of a paragraph: its type, and the attributes of the resulting block. Lines of a postal address only have text.
 */
export type ContactLine =
	| { kind: 'email'; email: string }
	| ( { kind: 'phone'; phone: string } & FoundNumber )
	| { kind: 'address'; line: string };

/** Matches a label before a number, such as `Phone: `, `Tel. ` or `☎ `, which shows that it is a phone number. */
const LABEL = /^[^,]{0,30}[:.]\s*$|^\s*\p{Extended_Pictographic}[^,]{0,30}$/u;

/** Postal codes that have as many digits as phone numbers: `97403-1234`, `40020-000`, `1000-205`. */
const POSTAL_CODE = /^(?:\d{5}-?\d{3,4}|\d{4}-\d{3})$/;

/** Minimum number of digits. Shorter numbers in a paragraph are usually house numbers, rooms or years. */
const MIN_DIGITS = 7;

/**
 * Parses a line of a paragraph. Everything except email addresses and phone numbers counts as part of the postal
 * address.
 */
export function readContactLine(
	line: string,
	findNumber?: NumberFinder
): ContactLine {
	if ( linkEmails( line ).some( ( { href } ) => href ) ) {
		return { kind: 'email', email: line };
	}
	const found = phoneOf( line, findNumber );
	return found
		? { kind: 'phone', phone: line, ...found }
		: { kind: 'address', line };
}

/**
 * Returns the phone number in a line if it is valid in the country, or if a plus sign or a label precedes it. A number
 * with such a mark needs no country, so `save` can detect it without stored attributes.
 */
function phoneOf(
	line: string,
	findNumber?: NumberFinder
): FoundNumber | null {
	const found = findNumber?.( line );
	if ( found?.number ) {
		const before = line.slice( 0, line.indexOf( found.number ) );
		return POSTAL_CODE.test( found.number ) && ! LABEL.test( before )
			? null
			: found;
	}
	const { before = '', number = '', digits = '' } = findPhone( line ) ?? {};
	return digits.replace( '+', '' ).length >= MIN_DIGITS &&
		( digits.startsWith( '+' ) ||
			( LABEL.test( before ) && ! POSTAL_CODE.test( number ) ) )
		? { number: '', dials: '' }
		: null;
}
