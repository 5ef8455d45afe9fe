import { useEndpoint } from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import { parseLocale, plainPhone } from '#shared/validation';
import { type CountryCode, parsePhoneNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min';
import { lookUpCountry } from '../api';
import { callingCode } from '../rules/phone-number';

/** A country in the list: its value, such as `1US`, and its label, such as `🇺🇸 United States +1`. */
type CountryOption = { value: string; label: string };

/** Code point offset from a capital letter to its regional indicator symbol. */
const FLAG_LETTER = 0x1f1e6 - 65;

/** Default country code, for authors whose country is unknown. */
export const DEFAULT_COUNTRY_CODE = '1US';

/** Every calling code with its countries, the main country first, from Google's phone number data. */
const CODES = Object.entries( metadata.country_calling_codes ) as [
	string,
	string[],
][];

/** Returns all countries with a calling code, sorted by their names in the author's language. */
export function countryOptions( locale: string ): CountryOption[] {
	const language = parseLocale( locale ) ?? 'en';
	const names = new Intl.DisplayNames( language, { type: 'region' } );
	return CODES.flatMap( ( [ code, countries ] ) =>
		countries.map( ( country ) => ( {
			value: code + country,
			name: names.of( country ) ?? country,
			label: `${ flagOf( country ) } ${ names.of( country ) } +${ code }`,
		} ) )
	)
		.sort( ( a, b ) => a.name.localeCompare( b.name, language ) )
		.map( ( { value, label } ) => ( { value, label } ) );
}

/** Returns the option for a country such as `NL`. Null if the country has no calling code. */
export function countryCodeOf( country: string | null ): string | null {
	const [ code ] =
		CODES.find( ( [ , countries ] ) =>
			countries.some( ( each ) => each === country )
		) ?? [];
	return code && country ? code + country : null;
}

/**
 * Returns the option for a saved country code. A calling code alone selects its main country. Null if the code is
 * invalid.
 */
export function wholeCountryCode( countryCode: string ): string | null {
	const digits = callingCode( countryCode );
	const [ , countries = [] ] =
		CODES.find( ( [ code ] ) => code === digits ) ?? [];
	const country =
		countries.find( ( each ) => countryCode.endsWith( each ) ) ??
		countries[ 0 ];
	return country ? digits + country : null;
}

function flagOf( country: string ): string {
	return String.fromCodePoint(
		...[ ...country ].map(
			( letter ) => letter.charCodeAt( 0 ) + FLAG_LETTER
		)
	);
}

/**
 * Returns the country of a locale, or the main country of its language, such as `BR` for `pt-BR` and `DE` for `de`.
 * Null if there is none.
 */
export function countryOfLocale( locale: string ): string | null {
	try {
		return new Intl.Locale( locale ).maximize().region ?? null;
	} catch {
		return null;
	}
}

/**
 * Returns the country code for the settings: the saved one, or a guess that is saved only together with the number. The
 * guess is the country of the site's time zone or language. Once the author opens the block, a geolocation service
 * replaces the guess if the site has one.
 */
export function useCountryCode( saved: string, isOpened: boolean ): string {
	const whole = wholeCountryCode( saved );
	const { services, site } = readInitialState();
	const asked = useEndpoint(
		lookUpCountry,
		isOpened && ! whole && services.geolocation ? {} : null
	);
	if ( whole ) {
		return whole;
	}
	const country =
		asked.status === 'done' || asked.status === 'failed'
			? ( asked.data ?? null )
			: site.country || countryOfLocale( site.language );
	return countryCodeOf( country ) ?? DEFAULT_COUNTRY_CODE;
}

type Entered = { countryCode: string; phoneNumber: string };

/** The prefix for international calls in most countries. */
const EXIT_CODE = /^\s*\(?00/;

/**
 * Parses a phone number while the author types. Drops a leading trunk 0, except in countries that keep it, such as
 * Italy. Uses the country of a complete international number. Otherwise returns the number as typed, in ASCII digits.
 *
 * @param countryCode Country code selected in the list.
 * @param typed       Text in the field.
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
