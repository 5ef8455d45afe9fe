import { decodeOnce, type AttributesOf } from '#shared/attributes';
import type { attributes as schema } from '../attributes';
import { placeOf, type Coordinates } from './coordinates';

/** A marker as everything here works with it. */
export type Point = {
	/** Null in a post whose coordinates are missing or broken: listed, and not drawn. */
	coordinates: Coordinates | null;
	title: string;
	caption: string;
};

/** A marker as it stands in the block comment: texts encoded. */
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
 * `wp_kses_post` strips and rewrites these signs in a list inside the block comment, so they never stand there; and
 * after a backslash WordPress before 7.0 no longer knows where the text ends.
 */
function encodeText( text: string ): string {
	return text.replace( /[%&<>\\]/g, encodeURIComponent );
}

/** What was not written by us may hold entities in place of the signs, never both. */
function decodeText( text: string ): string {
	return decodeOnce( text ).replace(
		/%(?:25|26|3C|3E|5C)/g,
		decodeURIComponent
	);
}
