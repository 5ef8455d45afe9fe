import { type AttributesOf, decodeOnce } from '#shared/attributes';
import type { attributes as schema } from '../attributes';
import { type Coordinates, placeOf } from './coordinates';

/** A marker with decoded texts. */
export type Point = {
	/** Null if the coordinates are missing or invalid: the marker is then listed but not drawn. */
	coordinates: Coordinates | null;
	title: string;
	caption: string;
};

/** A marker as stored in the block comment, with encoded texts. */
export type StoredPoint = AttributesOf< typeof schema >[ 'points' ][ number ];

/** A marker that can be drawn. */
export type PlacedPoint = Point & { coordinates: Coordinates };

/** Reads the markers of a post, without empty entries. */
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

/** Returns the markers in the form in which the block comment stores them. */
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
 * Encodes characters that `wp_kses_post` removes or changes in a list inside the block comment. WordPress before 7.0
 * also misreads the end of a string after a backslash.
 */
function encodeText( text: string ): string {
	return text.replace( /[%&<>\\]/g, encodeURIComponent );
}

/** Decodes texts. Markup from elsewhere may contain entities instead, but never both. */
function decodeText( text: string ): string {
	return decodeOnce( text ).replace(
		/%(?:25|26|3C|3E|5C)/g,
		decodeURIComponent
	);
}

type Attributes = AttributesOf< typeof schema >;

/** An image of the map in the media library, as it is stored. */
export type KeptPicture = Exclude< Attributes[ 'picture' ], undefined >;

/** Returns the image of a map; undefined if there is none or its URL is not valid. */
export function pictureOf( {
	picture,
}: Pick< Attributes, 'picture' > ): KeptPicture | undefined {
	return picture?.url ? picture : undefined;
}

/** The largest prime below 2³². */
const PRIME = 4294967291;

/**
 * Returns a short hash of what an image of the map shows. If it differs from the image's hash, the map has changed
 * since. Names and captions are not part of the image.
 */
export function shownBy( {
	points,
	mapCenter,
	zoom,
	mapStyle,
	mapDetails,
	markerColor,
}: Attributes ): string {
	const places = readPoints( points )
		.filter( isPlaced )
		.map( ( { coordinates } ) => coordinates );
	// With several places, the view is fitted to them and the initial center does not matter.
	const view = places.length > 1 ? [] : [ mapCenter, zoom ];
	const text = JSON.stringify( [
		places,
		view,
		mapStyle,
		mapDetails,
		markerColor,
	] );
	let sum = 0;
	for ( const letter of text ) {
		sum = ( sum * 31 + ( letter.codePointAt( 0 ) ?? 0 ) ) % PRIME;
	}
	return sum.toString( 36 );
}
