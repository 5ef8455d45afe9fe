import metadata from 'libphonenumber-js/metadata.min';
import {
	findPhoneNumbersInText,
	parseIncompletePhoneNumber,
	type CountryCode,
} from 'libphonenumber-js/core';
import { withoutTimes } from '#shared/validation';
import { readExtension } from './content';

/** A number that begins with a plus, or with what dials another country from most of them. */
const WITH_COUNTRY_CODE = /^\D*(?:[+\uff0b]|00)/;

/** Shorter ones, which some countries have, are postal codes as often. */
const FEWEST_DIGITS = 7;

/**
 * Finds the phone number of a line while an author types it, with Google's phone number data; empty if these do not
 * recognize one.
 *
 * The specification wants the digits as written and keeps a plus before them (001-2.3-4). Deviation: in international
 * numbers the trunk zero is dropped, so that `+41 (0)44 …` can be dialed, and `00` becomes a plus.
 *
 * @param line    The line.
 * @param country Where numbers without a country code are dialled, as `CH`; empty where that is not known.
 */
export function readPhone(
	line: string,
	country: string
): { number: string; dials: string } {
	const found = findPhoneNumbersInText(
		// A comma would make the next number an extension.
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
		return dials.length < FEWEST_DIGITS
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
