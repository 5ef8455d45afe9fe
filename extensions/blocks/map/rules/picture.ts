import type { AttributesOf } from '#shared/attributes';
import type { attributes as schema } from '../attributes';
import { isPlaced, readPoints } from './points';

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
