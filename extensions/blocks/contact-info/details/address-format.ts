import { getCountries } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min';
import { formatAddress } from 'localized-address-format';
import { type Address, DEFAULT_FORMAT } from './rules/address';

/** Placeholders that reveal the order of fields in a formatted address. The library's output contains no other `%`. */
const PLACEHOLDERS = {
	addressLines: [ '%A' ],
	locality: '%C',
	administrativeArea: '%S',
	postalCode: '%Z',
};

/**
 * Matches text that the library adds for mail from abroad, such as `CH-` and `SINGAPORE`. The country and city fields
 * already contain it.
 */
const OTHER_WORDS = /(%[ACSZ])|[^%\s,/-]+-?/g;

/** Matches a letter of a non-Latin script. In some scripts, addresses start with the country or region. */
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/**
 * Returns the value of `format` for an address: its country's format, from Google's address data
 * (localized-address-format). Stored when the author fills in the fields, because the data can change. Contains every
 * field, even unused ones, so that all input is shown. Empty for the default format and for unknown countries.
 *
 * @param address   Fields of the address.
 * @param site      Country of the site, such as `DE`, used for an address without a country.
 * @param languages Languages of country names, in addition to the country's own.
 */
export function addressFormat(
	address: Address,
	site: string,
	languages: readonly string[]
): string {
	const code = address.country.trim()
		? countryCode( address.country, languages )
		: site;
	if ( ! code ) {
		return '';
	}
	const latin = formatIn( code, 'latin' );
	const local = formatIn( code, 'local' );
	const isLocal =
		NOT_LATIN.test( Object.values( address ).join( '' ) ) &&
		local !== latin;
	const format = complete( isLocal ? local : latin );
	const whole =
		isLocal && ! format.startsWith( '%A' )
			? `%R%n${ format }`
			: `${ format }%n%R`;
	return whole === DEFAULT_FORMAT ? '' : whole;
}

function formatIn( postalCountry: string, script: 'latin' | 'local' ): string {
	return formatAddress( { postalCountry, ...PLACEHOLDERS }, script )
		.map( ( line ) => line.replace( OTHER_WORDS, '$1' ).trim() )
		.filter( Boolean )
		.join( '%n' );
}

/** Adds missing fields to a format, each next to a related field. */
function complete( format: string ): string {
	let whole = /%[CSZ]/.test( format ) ? format : `${ format }%n%C`;
	if ( ! whole.includes( '%C' ) ) {
		const isSmallFirst = whole.startsWith( '%A' );
		whole = whole.includes( '%S' )
			? whole.replace( '%S', isSmallFirst ? '%C, %S' : '%S%C' )
			: whole.replace( '%Z', '%C %Z' );
	}
	if ( ! whole.includes( '%S' ) ) {
		whole = whole.replace( /%Z %C|%C %Z|%C/, '$&, %S' );
	}
	return whole.includes( '%Z' ) ? whole : whole.replace( '%C', '%C %Z' );
}

/** Common country names that are missing from standard lists. */
const OTHER_NAMES = new Map(
	Object.entries( {
		usa: 'US',
		'united states of america': 'US',
		uk: 'GB',
		'great britain': 'GB',
		britain: 'GB',
		england: 'GB',
		scotland: 'GB',
		wales: 'GB',
		'northern ireland': 'GB',
		'republic of ireland': 'IE',
		éire: 'IE',
		'the netherlands': 'NL',
		holland: 'NL',
		'czech republic': 'CZ',
		uae: 'AE',
		korea: 'KR',
	} )
);

const CODES: readonly string[] = getCountries( metadata );

/**
 * Returns the code of a country, such as `DE`; empty if the text is not a country. The text can be a code or a name, in
 * English, one of the given languages or the country's own.
 *
 * @param text      Country as the author typed it.
 * @param languages Languages of country names, such as `de-AT`.
 */
export function countryCode(
	text: string,
	languages: readonly string[]
): string {
	const name = plain( text );
	const code = text.trim().toUpperCase();
	const other = OTHER_NAMES.get( name );
	if ( other || CODES.includes( code ) ) {
		return other ?? code;
	}
	for ( const language of [ 'en', ...languages ] ) {
		const found = CODES.find( ( each ) => isNamed( name, each, language ) );
		if ( found ) {
			return found;
		}
	}
	return (
		CODES.find( ( each ) => isNamed( name, each, ownLanguage( each ) ) ) ??
		''
	);
}

/** Normalizes a name: `U.S.A.` becomes `usa`. */
function plain( text: string ): string {
	return text.trim().toLowerCase().replace( /\./g, '' );
}

/** Whether a country has this name or short name (`Hong Kong`). */
function isNamed( name: string, code: string, language: string ): boolean {
	return namesIn( language ).some(
		( names ) => plain( names.of( code ) ?? '' ) === name
	);
}

const known = new Map< string, readonly Intl.DisplayNames[] >();

/** Returns the long and short country names of a language; empty for an unknown language. */
function namesIn( language: string ): readonly Intl.DisplayNames[] {
	let names = known.get( language );
	if ( ! names ) {
		try {
			names = ( [ 'long', 'short' ] as const ).map(
				( style ) =>
					new Intl.DisplayNames( language, { type: 'region', style } )
			);
		} catch {
			names = [];
		}
		known.set( language, names );
	}
	return names;
}

/** Returns the main language and script of a country, such as `zh-Hant`. */
function ownLanguage( code: string ): string {
	const { language, script } = new Intl.Locale( `und-${ code }` ).maximize();
	return script ? `${ language }-${ script }` : language;
}
