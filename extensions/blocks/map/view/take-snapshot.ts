import type mapbox from 'mapbox-gl';
import type { DrawnPoint, Snapshot } from './drawn-map';

/**
 * What is seen of a map. The library keeps nothing of what it has drawn: it is copied while it draws.
 *
 * @param maker Who made the map.
 */
export function takeSnapshot(
	map: mapbox.Map,
	points: readonly DrawnPoint[],
	maker: string
): Promise< Snapshot > {
	const seen = map.getCanvas();
	const pins = points.map( ( { coordinates: { longitude, latitude } } ) =>
		map.project( [ longitude, latitude ] )
	);
	return new Promise( ( resolve, reject ) => {
		map.once( 'render', () => {
			const copy = seen.ownerDocument.createElement( 'canvas' );
			copy.width = seen.width;
			copy.height = seen.height;
			try {
				copy.getContext( '2d' )?.drawImage( seen, 0, 0 );
			} catch ( error ) {
				reject( error );
			}
			resolve( {
				map: copy,
				ratio: seen.width / ( seen.clientWidth || seen.width ),
				pins,
				maker,
			} );
		} );
		map.triggerRepaint();
	} );
}
