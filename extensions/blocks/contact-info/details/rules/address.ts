import type { FIELDS } from '../attributes';

/** The fields of an address; those that are left out are empty. */
export type Address = Readonly< Record< ( typeof FIELDS )[ number ], string > >;

/** The lines of an address as an envelope has them: `Springfield, OR 97403` is one of them. Empty ones are left out. */
export function addressLines( address: Address ): string[] {
	const place = filled( [
		address.city,
		filled( [ address.region, address.postal ] ).join( ' ' ),
	] ).join( ', ' );
	return filled( [
		address.address,
		address.addressLine2,
		address.addressLine3,
		place,
		address.country,
	] );
}

function filled( texts: readonly string[] ): string[] {
	return texts.map( ( text ) => text.trim() ).filter( Boolean );
}

const SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

/** Where a maps service shows an address. */
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
