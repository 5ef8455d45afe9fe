import type { AttributesOf } from '#shared/attributes';
import type { attributes as schema } from '../attributes';
import { centerOf, zoomAfter } from './fit';
import { isPlaced, readPoints, storePoints } from './points';
import type { Point } from './points';

type Attributes = AttributesOf< typeof schema >;
type Patch = Partial< Pick< Attributes, 'points' | 'zoom' | 'mapCenter' > >;

/**
 * Returns the attributes that change with the markers. The center of the map follows the markers, so that it stays when
 * the last one is deleted; the zoom changes when one of several is left.
 */
export function changePoints(
	{ points: stored, zoom }: Pick< Attributes, 'points' | 'zoom' >,
	points: readonly Point[]
): Patch {
	const before = readPoints( stored ).filter( isPlaced );
	const after = points.filter( isPlaced );
	const center = centerOf( after.map( ( { coordinates } ) => coordinates ) );
	const next = zoomAfter( before.length, after.length, zoom );
	return {
		points: storePoints( points ),
		...( center ? { mapCenter: center } : {} ),
		...( next === zoom ? {} : { zoom: next } ),
	};
}

/** Letters from which a search makes sense. */
const SHORTEST_SEARCH = 3;

/** Letters that the map service takes of one search. */
const LONGEST_SEARCH = 250;

/**
 * What is typed as a server takes it; empty while it is too little to search for. For Mapbox a semicolon would be several
 * searches at once.
 */
export function searchText( typed: string ): string {
	const text = typed
		.replace( /[;/\\]/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim()
		.slice( 0, LONGEST_SEARCH );
	return text.length < SHORTEST_SEARCH ? '' : text;
}
