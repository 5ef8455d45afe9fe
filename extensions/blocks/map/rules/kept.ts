import { type AttributesOf, decodeOnce } from '#shared/attributes';
import type { attributes as schema } from '../attributes';
import { type Coordinates, placeOf } from './coordinates';

/** A marker as everything here works with it. */
export type Point = {
	/** Null in a post whose coordinates are missing or broken: listed, and not drawn. */
	coordinates: Coordinates | null;
	title: string;
	caption: string;
};

/** A marker as stored in the block comment, with encoded texts. */
export type StoredPoint = AttributesOf< typeof schema >[ 'points' ][ number ];

/** A marker that can be drawn. */
export type PlacedPoint = Point & { coordinates: Coordinates };

/** The markers of a post. Entries that say nothing at all are none. */
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

/** The markers as they go into the block comment. */
export function storePoints( points: readonly Point[] ): StoredPoint[] {
	return points.map( ( { coordinates, title, caption } ) => ( {
		...( coordinates ? { coordinates } : {} ),
		title: encodeText( title ),
		caption: encodeText( caption ),
	} ) );
}

/** Whether a marker has a place on the map. */
export function isPlaced( point: Point ): point is PlacedPoint {
	return point.coordinates !== null;
}

/**
 * Encodes signs that `wp_kses_post` strips or rewrites in a list inside the block comment. After a backslash, WordPress
 * before 7.0 misreads the end of a string.
 */
function encodeText( text: string ): string {
	return text.replace( /[%&<>\\]/g, encodeURIComponent );
}

/** Markup of other origin may have entities instead, never both. */
function decodeText( text: string ): string {
	return decodeOnce( text ).replace(
		/%(?:25|26|3C|3E|5C)/g,
		decodeURIComponent
	);
}

type Attributes = AttributesOf< typeof schema >;

/** A picture of the map in the media library, as it is kept. */
export type KeptPicture = Exclude< Attributes[ 'picture' ], undefined >;

/** The picture of a map; undefined where nobody has made one, or its address is lost. */
export function pictureOf( {
	picture,
}: Pick< Attributes, 'picture' > ): KeptPicture | undefined {
	return picture?.url ? picture : undefined;
}

/** The largest prime below two to the power of 32. */
const PRIME = 4294967291;

/**
 * What a picture of the map shows, in a few letters: when they differ from those of the picture, the map has changed
 * since. Names and captions are not on it.
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
	// Several places are fitted: where the map would begin without them does not matter.
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
