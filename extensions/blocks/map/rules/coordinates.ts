/** A place on the earth, in degrees: longitude from -180 to 180, latitude from -90 to 90. */
export type Coordinates = { longitude: number; latitude: number };

/** Digits behind the point: about ten centimetres. */
const DIGITS = 6;

/** Coordinates of a post as a place; null for what is none on the earth. A longitude that has gone round it comes back. */
export function placeOf(
	coordinates: Coordinates | undefined
): Coordinates | null {
	return coordinates
		? toCoordinates( coordinates.longitude, coordinates.latitude )
		: null;
}

/** Two numbers as a place, or null when they are none. */
export function toCoordinates(
	longitude: number,
	latitude: number
): Coordinates | null {
	if (
		! Number.isFinite( longitude ) ||
		! Number.isFinite( latitude ) ||
		Math.abs( latitude ) > 90
	) {
		return null;
	}
	return {
		longitude: rounded( aroundTheEarth( longitude ) ),
		latitude: rounded( latitude ),
	};
}

/** As a person reads them, and in no language: latitude first, as on every map. */
export function coordinatesText( {
	longitude,
	latitude,
}: Coordinates ): string {
	return `${ latitude.toFixed( 5 ) }, ${ longitude.toFixed( 5 ) }`;
}

const aroundTheEarth = ( longitude: number ): number =>
	Math.abs( longitude ) <= 180
		? longitude
		: ( ( ( ( longitude + 180 ) % 360 ) + 360 ) % 360 ) - 180;

/** Without a minus in front of zero. */
const rounded = ( degrees: number ): number =>
	Number( degrees.toFixed( DIGITS ) ) + 0;
