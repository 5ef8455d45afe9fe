import metadata from 'libphonenumber-js/metadata.min';
import { plainPhone } from '#shared/validation';
import { parsePhoneNumber, type CountryCode } from 'libphonenumber-js/core';
import { countryCodeOf, wholeCountryCode } from './countries';

/** A phone number and its country code as they are saved. */
type Entered = { countryCode: string; phoneNumber: string };

/** The prefix for international calls in most countries. */
const EXIT_CODE = /^\s*\(?00/;

/**
 * Interprets a phone number while the author types it. Drops a trunk 0 in countries that have one (Italy keeps it), and
 * takes the country of a complete international number. Incomplete and complete numbers stay as typed, in ASCII.
 *
 * @param countryCode What is chosen in the list.
 * @param typed       What stands in the field.
 */
export function readNumber( countryCode: string, typed: string ): Entered {
	const text = plainPhone( typed );
	const asTyped = { countryCode, phoneNumber: text };
	const country = wholeCountryCode( countryCode )?.slice( -2 ) as
		CountryCode | undefined;
	let parsed;
	try {
		parsed = parsePhoneNumber(
			text.replace( EXIT_CODE, '+' ),
			{ defaultCountry: country, extract: false },
			metadata
		);
	} catch {
		return asTyped;
	}
	const digits = text.replace( /\D/g, '' );
	if ( ! parsed.isPossible() || digits === parsed.nationalNumber ) {
		return asTyped;
	}
	const whole =
		countryCodeOf( parsed.country ?? null ) ??
		wholeCountryCode( parsed.countryCallingCode );
	return whole
		? {
				countryCode: whole,
				phoneNumber: parsed
					.formatInternational()
					.replace( `+${ parsed.countryCallingCode }`, '' )
					.trim(),
			}
		: asTyped;
}
