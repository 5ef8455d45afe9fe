import { findPhone } from '#shared/validation';
import { linkEmails } from '../details/content';

/** The phone number of a line and what it dials, as `phoneAttributes` hold them; both empty without a number. */
type FoundNumber = { number: string; dials: string };

/** Finds numbers by the numbers that a country has: `readPhone` with its data. */
export type NumberFinder = ( line: string ) => FoundNumber;

/** The kind of a line in a paragraph, with the attributes of the block that it becomes. A postal address has only its text. */
export type ContactLine =
	| { kind: 'email'; email: string }
	| ( { kind: 'phone'; phone: string } & FoundNumber )
	| { kind: 'address'; line: string };

/** Text in front of a number that declares a phone number: `Phone: `, `Tel. `, `☎ `. */
const LABEL = /^[^,]{0,30}[:.]\s*$|^\s*\p{Extended_Pictographic}[^,]{0,30}$/u;

/** Postal codes that are as long as phone numbers: `97403-1234`, `40020-000`, `1000-205`. */
const POSTAL_CODE = /^(?:\d{5}-?\d{3,4}|\d{4}-\d{3})$/;

/** Shorter numbers in a paragraph belong to houses, rooms and years. */
const FEWEST_DIGITS = 7;

/** Reads a line of a paragraph. Everything that is neither an email address nor a phone number belongs to the address. */
export function readContactLine(
	line: string,
	findNumber: NumberFinder
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
 * Returns the number of a line: one that the country has, or one that a plus or a word in front of it declares. In the
 * latter case `save` finds it again by itself.
 */
function phoneOf( line: string, findNumber: NumberFinder ): FoundNumber | null {
	const found = findNumber( line );
	if ( found.number ) {
		const before = line.slice( 0, line.indexOf( found.number ) );
		return POSTAL_CODE.test( found.number ) && ! LABEL.test( before )
			? null
			: found;
	}
	const { before = '', number = '', digits = '' } = findPhone( line ) ?? {};
	return digits.replace( '+', '' ).length >= FEWEST_DIGITS &&
		( digits.startsWith( '+' ) ||
			( LABEL.test( before ) && ! POSTAL_CODE.test( number ) ) )
		? { number: '', dials: '' }
		: null;
}
