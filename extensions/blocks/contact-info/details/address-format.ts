import { formatAddress } from 'localized-address-format';
import { countryCode } from './country-code';
import { USUAL_FORMAT, type Address } from './rules/address';

/** Placeholders for the fields while the library orders them; its output contains no other such characters. */
const MARKS = {
	addressLines: [ '%A' ],
	locality: '%C',
	administrativeArea: '%S',
	postalCode: '%Z',
};

/**
 * Matches texts such as `CH-` and `SINGAPORE`, which are used on letters from abroad and are already in the city field.
 */
const OTHER_WORDS = /(%[ACSZ])|[^%\s,/-]+-?/g;

/** Matches a letter of a non-Latin script. Some countries write addresses in such scripts from large to small. */
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/**
 * Returns the `format` of an address in its country, from Google's address data (localized-address-format). It is
 * computed when the fields are filled in, because the data change. Every field has a place, even if that country does
 * not use it, so that all input is shown. Empty for the default format and for unknown countries.
 *
 * @param address   The fields.
 * @param site      The country of the site, as `DE`: of an address that names none.
 * @param languages In which a country may be named, besides its own.
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
	return whole === USUAL_FORMAT ? '' : whole;
}

function formatIn( postalCountry: string, script: 'latin' | 'local' ): string {
	return formatAddress( { postalCountry, ...MARKS }, script )
		.map( ( line ) => line.replace( OTHER_WORDS, '$1' ).trim() )
		.filter( Boolean )
		.join( '%n' );
}

/** Adds missing fields to a format, next to related ones. */
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
