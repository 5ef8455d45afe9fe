import type { FIELDS } from '../attributes';

/** Fields of an address; missing ones are empty. */
export type Address = Readonly< Record< ( typeof FIELDS )[ number ], string > >;

/**
 * Default address format: `Springfield, OR 97403`. Uses Google's placeholders: `%A` is up to three address lines, `%C`
 * the city, `%S` the region, `%Z` the postal code, `%n` a line break. Adds `%R` for the country.
 */
export const DEFAULT_FORMAT = '%A%n%C, %S %Z%n%R';

/** Matches a field of a format, or the text between two fields. */
const PARTS = /%[ACSZR]|[^%]+/g;

/**
 * Returns the lines of an address as on an envelope. Omits empty lines, and the text between two fields if either field
 * is empty.
 *
 * @param address Fields of the address.
 * @param format  Address format; if empty, `DEFAULT_FORMAT` is used.
 */
export function addressLines( address: Address, format = '' ): string[] {
	const values: Readonly< Record< string, string > > = {
		'%A': filled( [
			address.address,
			address.addressLine2,
			address.addressLine3,
		] ).join( '\n' ),
		'%C': address.city.trim(),
		'%S': address.region.trim(),
		'%Z': address.postal.trim(),
		'%R': address.country.trim(),
	};
	return ( format || DEFAULT_FORMAT )
		.split( '%n' )
		.map( ( line ) => withoutGaps( line.match( PARTS ) ?? [], values ) )
		.flatMap( ( line ) => filled( line.split( '\n' ) ) );
}

/** Fills in a line of the format. Keeps only the first of several separators between two values. */
function withoutGaps(
	pieces: readonly string[],
	values: Readonly< Record< string, string > >
): string {
	let line = '';
	let gap = '';
	for ( const piece of pieces ) {
		const value = values[ piece ];
		if ( value ) {
			line += ( line && gap ) + value;
			gap = '';
		} else if ( value === undefined ) {
			gap ||= piece;
		}
	}
	return line;
}

function filled( texts: readonly string[] ): string[] {
	return texts.map( ( text ) => text.trim() ).filter( Boolean );
}

/**
 * Splits an address on one line, such as "Quay 1, 20457 Hamburg, Germany", into fields. Splits only at commas, so the
 * author may have to correct the fields.
 */
export function readAddress( line: string ): Partial< Address > {
	const parts = filled( line.split( /[,\n]/ ) );
	const address = parts[ 0 ] ?? '';
	const country = parts.length > 2 ? ( parts.at( -1 ) ?? '' ) : '';
	const between = parts.slice( 1, country ? -1 : undefined ).join( ', ' );
	const [ , postal = '', city = between ] =
		/^(\d{4,6}) (\D.*)$/.exec( between ) ?? [];
	return { address, postal, city, country };
}

const SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

/** Returns a Google Maps URL that searches for an address. */
export function mapsAddress( lines: readonly string[] ): string {
	const query = lines.join( ', ' ).replace( /\p{Surrogate}/gu, '\ufffd' );
	return (
		SEARCH +
		encodeURIComponent( query ).replace(
			/[!'()*]/g,
			( sign ) =>
				`%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
		)
	);
}
