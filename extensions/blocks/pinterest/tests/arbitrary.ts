import fc from 'fast-check';

/** No URL, or the URL of a pin, a profile or a board. */
export const narrowed = fc.record( {
	url: fc.oneof(
		fc.constant( '' ),
		fc
			.stringMatching( /^[1-9]\d{0,17}$/ )
			.map( ( id ) => `https://www.pinterest.com/pin/${ id }/` ),
		fc
			.stringMatching( /^[a-z][a-z\d_]{4,20}(\/[a-z][a-z\d-]{0,30})?$/ )
			.map( ( path ) => `https://www.pinterest.de/${ path }/` )
	),
} );
