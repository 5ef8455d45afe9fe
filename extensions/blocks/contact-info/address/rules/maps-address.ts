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
