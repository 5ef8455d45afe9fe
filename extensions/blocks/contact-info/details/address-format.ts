import { formatAddress } from 'localized-address-format';
import { countryCode } from './country-code';
import { USUAL_FORMAT, type Address } from './rules/address';

/** Stand for the fields while the library puts them in order; it writes nothing else with these signs. */
const MARKS = {
	addressLines: [ '%A' ],
	locality: '%C',
	administrativeArea: '%S',
	postalCode: '%Z',
};

/** `CH-` and `SINGAPORE`, which a letter from abroad has, and the city's field says. */
const OTHER_WORDS = /(%[ACSZ])|[^%\s,/-]+-?/g;

/** A letter of another script than Latin, in which some countries write addresses from the large to the small. */
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/**
 * How an address is written in its country, by Google's address data (localized-address-format): for `format` of the
 * block. Worked out as the fields are filled in, since those data change. Every field has its place, also one that
 * letters of that country leave out: what an author has written is shown. Empty where the country is written as usual,
 * or is none that is known.
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

/** A format with all four fields: missing ones are added next to related ones. */
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
