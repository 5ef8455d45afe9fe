import type { AttributesOf } from '#shared/attributes';
import type { attributes as schema } from '../attributes';
import { centerOf, zoomAfter } from './fit';
import { isPlaced, readPoints, storePoints, type Point } from './points';

type Attributes = AttributesOf< typeof schema >;
type Patch = Partial< Pick< Attributes, 'points' | 'zoom' | 'mapCenter' > >;

/**
 * What changes in a block when its markers do. The middle of the map follows the markers, so that it stays where they
 * were when the last one goes; the level changes when one of several is left.
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
