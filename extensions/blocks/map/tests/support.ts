/** Returns coordinates. */
export const at = ( longitude: number, latitude: number ) => ( {
	longitude,
	latitude,
} );
