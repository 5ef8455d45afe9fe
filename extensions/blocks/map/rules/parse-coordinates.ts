import { toCoordinates, type Coordinates } from './coordinates';

/** Degrees, and after them minutes and seconds or nothing, with a letter of a direction in front or behind. */
const PART =
	/^([NSEW])?\s*([+\-−]?\d{1,3}(?:\.\d+)?)\s*°?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|'')\s*)?([NSEW])?$/i;

/**
 * Coordinates as people type and paste them: `52.5163, 13.3777`, `52.5163 N 13.3777 E`, `52°30'59"N 13°22'40"E`.
 * Latitude first, unless letters say otherwise. Null for anything else, an address with numbers in it included.
 */
export function parseCoordinates( text: string ): Coordinates | null {
	const [ first, second ] = parts( text.trim() );
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

type Part = { degrees: number; letter: string };

const isLatitude = ( { letter }: Part ) => /[NS]/.test( letter );
const isLongitude = ( { letter }: Part ) => /[EW]/.test( letter );

/** Where one part ends: at a comma or semicolon, behind a letter, in front of one, or at a space between two numbers. */
const SEPARATORS = [
	/\s*[,;]\s*/,
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
	const match = PART.exec( text );
	if ( ! match || ( match[ 1 ] && match[ 5 ] ) ) {
		return null;
	}
	const [ , before, degrees = '', minutes = '0', seconds = '0', behind ] =
		match;
	if ( Number( minutes ) >= 60 || Number( seconds ) >= 60 ) {
		return null;
	}
	const letter = ( before ?? behind ?? '' ).toUpperCase();
	const whole = Number( degrees.replace( '−', '-' ) );
	const size =
		Math.abs( whole ) + Number( minutes ) / 60 + Number( seconds ) / 3600;
	const isNegative = /^[-−]/.test( degrees ) || /[SW]/.test( letter );
	return { degrees: isNegative ? -size : size, letter };
}
