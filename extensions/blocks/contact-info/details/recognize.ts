import { withoutTimes } from '#shared/validation';
import {
	type CountryCode,
	findPhoneNumbersInText,
	parseIncompletePhoneNumber,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min';
import type { NumberFinder } from '../rules/paragraph';
import { countryCode } from './address-format';
import { linkEmails, readExtension } from './content';

/** Longer lines are not compared with country names, because each comparison is slow. */
const MAX_COUNTRY_LENGTH = 60;

/** Matches a number that starts with `+` or `00`. */
const WITH_COUNTRY_CODE = /^\D*(?:[+\uff0b]|00)/;

/** Minimum number of digits. Some countries have shorter phone numbers, but a shorter number is often a postal code. */
const MIN_DIGITS = 7;

/**
 * Finds the phone number in a line while an author types, using Google's phone number data. Empty if nothing matches.
 *
 * The specification keeps the digits as written, with a plus before them (001-2.3-4). Deviation: international numbers
 * lose the trunk zero, so that `+41 (0)44 …` can be dialed, and `00` becomes a plus.
 *
 * @param line    Text of the line.
 * @param country Default country for numbers without a country code, such as `CH`; empty if unknown.
 */
export function readPhone(
	line: string,
	country: string
): { number: string; dials: string } {
	const found = findPhoneNumbersInText(
		// Replace commas and semicolons, because the library would treat the next number as an extension.
		withoutTimes( line ).replace( /[,;]/g, '|' ),
		{ defaultCountry: ( country || undefined ) as CountryCode | undefined },
		metadata
	).flatMap( ( { number: parsed, startsAt, endsAt } ) => {
		const number = line.slice( startsAt, endsAt );
		const { ext = '' } = parsed;
		const behind = ext ? null : readExtension( line.slice( endsAt ) );
		const digits = parseIncompletePhoneNumber( number );
		const isWhole = WITH_COUNTRY_CODE.test( number );
		const dials = isWhole
			? parsed.number
			: digits.slice( 0, digits.length - ext.length );
		return dials.length < MIN_DIGITS
			? []
			: {
					isWhole,
					number: number + ( behind?.text ?? '' ),
					dials:
						dials + ( behind?.dials ?? ( ext && `;ext=${ ext }` ) ),
				};
	} );
	const best = found.find( ( { isWhole } ) => isWhole ) ?? found[ 0 ];
	return { number: best?.number ?? '', dials: best?.dials ?? '' };
}

/**
 * Matches text that looks like an email address. Limits the length of its parts, because otherwise a long word takes
 * quadratic time.
 */
const ADDRESS_LIKE =
	/(?<![^\s@,;])[^\s@,;]{1,64}@[^\s@,;]{1,255}\.[^\s@,;.:!?)]{2,}/u;

/** Whether a line contains an email address that becomes a link. */
export const hasEmail = ( line: string ): boolean =>
	linkEmails( line ).some( ( { href } ) => href );

/** Matches an address of the domains that are reserved for examples (RFC 2606). */
const SAMPLE_EMAIL =
	/@(?:[a-z\d-]+\.){0,9}example\.(?:com|net|org)(?!\.?[a-z\d-])/i;

/** Matches a North American number that is reserved for examples: 555-0100 to 555-0199. */
const SAMPLE_PHONE = /(?<!\d)555[\s.-]?01\d\d(?!\d)/;

/** Whether a line contains an email address or phone number that belongs to nobody, such as those in the patterns. */
export const isSample = ( line: string ): boolean =>
	SAMPLE_EMAIL.test( line ) || SAMPLE_PHONE.test( line );

/** Returns the first word of a line that looks like an email address but is not linked; empty if there is none. */
export function unlinkedEmail( line: string ): string {
	for ( const { text, href } of linkEmails( line ) ) {
		const [ found = '' ] = href ? [] : ( ADDRESS_LIKE.exec( text ) ?? [] );
		if ( found ) {
			return found;
		}
	}
	return '';
}

/**
 * Returns a function that finds phone numbers by the rules of a country: the one in the lines, else the site's, else
 * the main country of the site's language.
 */
export function numberFinder(
	lines: readonly string[],
	site: { country: string; language: string }
): NumberFinder {
	const country =
		namedCountry( lines, site.language ) ||
		site.country ||
		countryOf( site.language );
	return ( line ) => readPhone( line, country );
}

/** Returns the country of the first line that names one; empty if there is none. */
function namedCountry( lines: readonly string[], language: string ): string {
	for ( const line of lines ) {
		// Ignore a line with only two letters, which is often a region such as `CA` or `DE`.
		const isName = line.length > 2 && line.length <= MAX_COUNTRY_LENGTH;
		const country = isName ? countryCode( line, [ language ] ) : '';
		if ( country ) {
			return country;
		}
	}
	return '';
}

function countryOf( language: string ): string {
	try {
		return new Intl.Locale( language ).maximize().region ?? '';
	} catch {
		return '';
	}
}
