import { type AttributesOf, decodeOnce } from '#shared/attributes';
import { withoutInvisible } from '#shared/validation';
import type { attributes as schema } from '../attributes';

/** A position in degrees: longitude from -180 to 180, latitude from -90 to 90. */
export type Coordinates = { longitude: number; latitude: number };

/** Number of decimals of coordinates. Precise to about ten centimeters. */
const COORDINATE_DECIMALS = 6;

/** Validates the coordinates in a post; null if they are invalid. Wraps longitudes beyond 180 degrees. */
export function placeOf(
	coordinates: Coordinates | undefined
): Coordinates | null {
	return coordinates
		? toCoordinates( coordinates.longitude, coordinates.latitude )
		: null;
}

/** Returns coordinates from two numbers; null if they are not valid. */
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

/** Formats coordinates for display, the same in all languages: latitude first, as is usual on maps. */
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

/** Rounds degrees, and avoids `-0`. */
const rounded = ( degrees: number ): number =>
	Number( degrees.toFixed( COORDINATE_DECIMALS ) ) + 0;

/**
 * Matches one coordinate: degrees, optionally with minutes and seconds, and a direction letter before or after. The
 * minute sign is optional after a degree sign or letter: `N 52° 30.978`.
 */
const PART =
	/^([NSEW])?\s*([+\-−]?\d{1,3}(?:[.,]\d+)?)\s*([°º˚])?\s*(?:(\d{1,2}(?:[.,]\d+)?)(?:\s*['′’]\s*|(\s*(?=[NSEW]?$))))?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|”|'')\s*)?([NSEW])?$/i;

/** Maximum length of coordinates, and of `geo:` URLs. */
const MAX_LENGTH = 100;
const MAX_GEO = 8192;

/** Matches two numbers with decimal commas. A comma alone does not separate them, because it would be ambiguous. */
const DECIMAL_COMMAS =
	/^([+\-−]?\d{1,3}),(\d+)(?:\s*;\s*|,?\s+)([+\-−]?\d{1,3}),(\d+)$/;

/** Matches a `geo:` URL: a position, optionally an altitude, and optionally a marker in the query. */
const GEO =
	/^geo:(-?[\d.]{1,20},-?[\d.]{1,20})(?:,-?[\d.]{1,20})?(?:;[^?]*)?(?:\?(.*))?$/i;

/** Matches the position of a marker, `q=52.5163,13.3777(Gate)`. */
const MARKER = /(?:^|&)q=(-?[\d.]{1,20},-?[\d.]{1,20})(?=\(|&|$)/i;

const BRACKETS = /^[([]\s*(.*?)\s*[)\]]$/s;

/**
 * Parses coordinates in the forms that people type and paste:
 * - `52.5163, 13.3777`, `52,5163; 13,3777`, `(52.5163 / 13.3777)`;
 * - `52.5163 N 13.3777 E`, `52°30'59"N 13°22'40"E`, `N 52° 30.978 E 013° 22.662`;
 * - `geo:52.5163,13.3777`.
 *
 * The latitude comes first, unless direction letters say otherwise. Returns null for other text, including addresses
 * with numbers.
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

/** Returns the coordinates in a `geo:` URL. Removes the surrounding brackets from other text. */
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
 * Separators between latitude and longitude: a comma, a semicolon, a slash or bar with spaces, the gap before or after
 * a direction letter (N, S, E, W), or a space between two numbers.
 */
const SEPARATORS = [
	/\s*[,;]\s*/,
	/\s+[/|]\s+/,
	/(?<=\d[^\dNSEW]*[NSEW])\s+/i,
	/\s+(?=[NSEW])/i,
	/\s+/,
];

/** Splits text at the first separator that yields two coordinates. Returns an empty array if no separator does. */
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

const LINK_ZOOM = 16;

/**
 * Returns the URL of an OpenStreetMap page that shows a place. OpenStreetMap needs no account, shows no advertising,
 * and has stable URLs.
 */
export function placeAddress( { longitude, latitude }: Coordinates ): string {
	return `https://www.openstreetmap.org/?mlat=${ latitude }&mlon=${ longitude }#map=${ LINK_ZOOM }/${ latitude }/${ longitude }`;
}

/** Returns the URL of an OpenStreetMap page with directions to a place. */
export function directionsAddress( {
	longitude,
	latitude,
}: Coordinates ): string {
	return `https://www.openstreetmap.org/directions?to=${ latitude }%2C${ longitude }`;
}

/** Returns a `geo:` URL, which opens a phone's map app. The URL is not saved, because WordPress removes such links. */
export function geoAddress( { longitude, latitude }: Coordinates ): string {
	return `geo:${ latitude },${ longitude }?q=${ latitude },${ longitude }`;
}

/** A marker with its decoded title and caption. */
export type Point = {
	/**
	 * Coordinates of the marker; null if they are missing or invalid. Markers without coordinates are listed but not
	 * drawn.
	 */
	coordinates: Coordinates | null;
	title: string;
	caption: string;
};

/** A marker as stored in the block comment, with encoded title and caption. */
export type StoredPoint = AttributesOf< typeof schema >[ 'points' ][ number ];

/** A marker with valid coordinates. Only such markers are drawn. */
export type PlacedPoint = Point & { coordinates: Coordinates };

/** Returns the decoded markers of a post, without empty ones. */
export function readPoints( stored: readonly StoredPoint[] ): Point[] {
	return stored
		.map( ( { coordinates, title, caption } ) => ( {
			coordinates: placeOf( coordinates ),
			title: decodeText( title ),
			caption: decodeText( caption ),
		} ) )
		.filter(
			( { coordinates, title, caption } ) =>
				coordinates || title || caption
		);
}

/** Encodes the markers for the block comment. */
export function storePoints( points: readonly Point[] ): StoredPoint[] {
	return points.map( ( { coordinates, title, caption } ) => ( {
		...( coordinates ? { coordinates } : {} ),
		title: encodeText( title ),
		caption: encodeText( caption ),
	} ) );
}

/** Whether a marker has coordinates. */
export function isPlaced( point: Point ): point is PlacedPoint {
	return point.coordinates !== null;
}

/**
 * Percent-encodes the characters that `wp_kses_post` would remove or change in arrays in the block comment. Also
 * encodes backslashes, because WordPress before 7.0 misreads strings that end with one.
 */
function encodeText( text: string ): string {
	return text.replace( /[%&<>\\]/g, encodeURIComponent );
}

/**
 * Decodes stored text. Posts that were not written by this block may contain HTML entities instead of percent-encoding,
 * but never both.
 */
function decodeText( text: string ): string {
	return decodeOnce( text ).replace(
		/%(?:25|26|3C|3E|5C)/g,
		decodeURIComponent
	);
}

type Attributes = AttributesOf< typeof schema >;

/** Data stored in the block about a map image in the media library. */
export type KeptPicture = Exclude< Attributes[ 'picture' ], undefined >;

/** Returns the image of a map; undefined if the image is missing or its URL is invalid. */
export function pictureOf( {
	picture,
}: Pick< Attributes, 'picture' > ): KeptPicture | undefined {
	return picture?.url ? picture : undefined;
}
