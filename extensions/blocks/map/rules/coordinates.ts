import { withoutInvisible } from '#shared/validation';

/** A place on the earth, in degrees: longitude from -180 to 180, latitude from -90 to 90. */
export type Coordinates = { longitude: number; latitude: number };

/** Digits behind the point: about ten centimeters. */
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

/**
 * Degrees, and after them minutes and seconds or nothing, with a letter of a direction in front or behind. Minutes need no
 * sign where a degree sign or a letter tells what they are: `N 52° 30.978`.
 */
const PART =
	/^([NSEW])?\s*([+\-−]?\d{1,3}(?:[.,]\d+)?)\s*([°º˚])?\s*(?:(\d{1,2}(?:[.,]\d+)?)(?:\s*['′’]\s*|(\s*(?=[NSEW]?$))))?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|”|'')\s*)?([NSEW])?$/i;

/** Longer texts are no coordinates, nor longer addresses for map apps. */
const MAX_LENGTH = 100;
const MAX_GEO = 8192;

/** Two numbers with decimal commas: what parts them is more than a comma. */
const DECIMAL_COMMAS =
	/^([+\-−]?\d{1,3}),(\d+)(?:\s*;\s*|,?\s+)([+\-−]?\d{1,3}),(\d+)$/;

/** An address for map apps: a place, its height, and in the query of a marker the place again. */
const GEO =
	/^geo:(-?[\d.]{1,20},-?[\d.]{1,20})(?:,-?[\d.]{1,20})?(?:;[^?]*)?(?:\?(.*))?$/i;

/** The place of a marker, `q=52.5163,13.3777(Gate)`. */
const MARKER = /(?:^|&)q=(-?[\d.]{1,20},-?[\d.]{1,20})(?=\(|&|$)/i;

const BRACKETS = /^[([]\s*(.*?)\s*[)\]]$/s;

/**
 * Parses coordinates in the forms that people type and paste:
 * - `52.5163, 13.3777`, `52,5163; 13,3777`, `(52.5163 / 13.3777)`;
 * - `52.5163 N 13.3777 E`, `52°30'59"N 13°22'40"E`, `N 52° 30.978 E 013° 22.662`;
 * - `geo:52.5163,13.3777`.
 *
 * Latitude first, unless letters say otherwise. Null for anything else, also for addresses that contain numbers.
 */
export function parseCoordinates( typed: string ): Coordinates | null {
	const text = coordinatesIn( withoutInvisible( typed.slice( 0, MAX_GEO ) ) );
	if ( text.length > MAX_LENGTH ) {
		return null;
	}
	const [ first, second ] = parts(
		text.replace( DECIMAL_COMMAS, '$1.$2;$3.$4' )
	);
	if ( ! first || ! second ) {
		return null;
	}
	const isTurned = isLongitude( first ) || isLatitude( second );
	const [ latitude, longitude ] = isTurned
		? [ second, first ]
		: [ first, second ];
	if ( isLongitude( latitude ) || isLatitude( longitude ) ) {
		return null;
	}
	if ( Math.abs( longitude.degrees ) > 180 ) {
		return null;
	}
	return toCoordinates( longitude.degrees, latitude.degrees );
}

/** The coordinates of an address for map apps, or the text itself without the brackets around it. */
function coordinatesIn( text: string ): string {
	const [ , place, query = '' ] = GEO.exec( text.trim() ) ?? [];
	return (
		MARKER.exec( place ? query : '' )?.[ 1 ] ??
		place ??
		text.trim().replace( BRACKETS, '$1' )
	);
}

type Part = { degrees: number; letter: string };

const isLatitude = ( { letter }: Part ) => /[NS]/.test( letter );
const isLongitude = ( { letter }: Part ) => /[EW]/.test( letter );

/**
 * Boundaries between the two parts: a comma, a semicolon or a slash with spaces, after or before a letter, or a space
 * between two numbers.
 */
const SEPARATORS = [
	/\s*[,;]\s*/,
	/\s+[/|]\s+/,
	/(?<=\d[^\dNSEW]*[NSEW])\s+/i,
	/\s+(?=[NSEW])/i,
	/\s+/,
];

/** The two parts of a text, by the first separator that leaves two; none when no separator does. */
function parts( text: string ): Part[] {
	for ( const separator of SEPARATORS ) {
		const found = text
			.split( separator )
			.flatMap( ( part ) => parsePart( part ) ?? [] );
		if ( found.length === 2 && text.split( separator ).length === 2 ) {
			return found;
		}
	}
	return [];
}

function parsePart( text: string ): Part | null {
	const [ found, before, degrees = '', sign, minute, bare, second, behind ] =
		PART.exec( text ) ?? [];
	if ( found === undefined || ( before && behind ) ) {
		return null;
	}
	const letter = ( before ?? behind ?? '' ).toUpperCase();
	const [ whole = 0, minutes = 0, seconds = 0 ] = [
		degrees.replace( '−', '-' ),
		minute ?? '0',
		second ?? '0',
	].map( ( number ) => Number( number.replace( ',', '.' ) ) );
	if (
		minutes >= 60 ||
		seconds >= 60 ||
		( bare !== undefined && ! sign && ! letter )
	) {
		return null;
	}
	const size = Math.abs( whole ) + minutes / 60 + seconds / 3600;
	const isNegative = /^[-−]/.test( degrees ) || /[SW]/.test( letter );
	return { degrees: isNegative ? -size : size, letter };
}

/** Zoom level of links to the maps service. */
const ZOOM = 16;

/** The page of a maps service that shows a place. OpenStreetMap: no account, no advertising, the same for ever. */
export function placeAddress( { longitude, latitude }: Coordinates ): string {
	return `https://www.openstreetmap.org/?mlat=${ latitude }&mlon=${ longitude }#map=${ ZOOM }/${ latitude }/${ longitude }`;
}

/** The page of the same service that finds the way to a place. */
export function directionsAddress( {
	longitude,
	latitude,
}: Coordinates ): string {
	return `https://www.openstreetmap.org/directions?to=${ latitude }%2C${ longitude }`;
}

/** What opens the maps app of a telephone. It is no part of the saved HTML: WordPress takes such links out. */
export function geoAddress( { longitude, latitude }: Coordinates ): string {
	return `geo:${ latitude },${ longitude }?q=${ latitude },${ longitude }`;
}
