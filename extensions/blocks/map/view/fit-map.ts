import type mapbox from 'mapbox-gl';
import type { Coordinates } from '../rules/coordinates';
import { MARKER_OFFSET, boundsOf, paddingFor } from '../rules/fit';
import type { MapSettings } from './drawn-map';

/** Several markers on one spot do not need a map of a doorstep. */
const CLOSEST_FIT = 16;

/**
 * Shows all places of a map, or its only one, or the initial view without any. The padding accounts for the markers
 * above their places, so that none is below the buttons at the top.
 */
export function fitMap(
	map: mapbox.Map,
	{ points, center, zoom }: Pick< MapSettings, 'points' | 'center' | 'zoom' >
): void {
	const places = points.map( ( { coordinates } ) => coordinates );
	const bounds = places.length > 1 ? boundsOf( places ) : null;
	if ( bounds ) {
		const { clientWidth, clientHeight } = map.getContainer();
		map.fitBounds( bounds as [ [ number, number ], [ number, number ] ], {
			padding: paddingFor( clientWidth, clientHeight ),
			offset: [ 0, MARKER_OFFSET ],
			maxZoom: CLOSEST_FIT,
			duration: 0,
		} );
	} else {
		map.jumpTo( { center: lngLat( places[ 0 ] ?? center ), zoom } );
	}
}

/** As the library takes a place. */
export const lngLat = ( {
	longitude,
	latitude,
}: Coordinates ): [ number, number ] => [ longitude, latitude ];
