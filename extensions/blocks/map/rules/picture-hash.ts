import type { AttributesOf } from '#shared/attributes';
import type { attributes as schema } from '../attributes';
import { isPlaced, readPoints } from './places';

/** The largest prime below 2³². */
const PRIME = 4294967291;

/**
 * Returns a short hash of everything that a map image shows, except names and captions. If it differs from the hash
 * stored with the image, the map has changed since the image was created.
 */
export function shownBy( {
	points,
	mapCenter,
	zoom,
	mapStyle,
	mapDetails,
	markerColor,
}: AttributesOf< typeof schema > ): string {
	const places = readPoints( points )
		.filter( isPlaced )
		.map( ( { coordinates } ) => coordinates );
	// Omit the initial center if there are several places, because the view is then fitted to the places.
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
