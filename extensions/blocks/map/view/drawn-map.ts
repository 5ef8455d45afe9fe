import type mapbox from 'mapbox-gl';
import type { MapStyle } from '../attributes';
import type { Coordinates } from '../rules/places';
import { boundsOf, MARKER_OFFSET, paddingFor } from '../rules/map-state';
import type { MarkerListeners } from './draw-markers';

/** A place and the label of its button on the map. */
export type DrawnPoint = { coordinates: Coordinates; name: string };

/** All settings of a map. `set()` replaces all of them at once. */
export type MapSettings = {
	style: MapStyle;
	hasDetails: boolean;
	center: Coordinates;
	zoom: number;
	points: readonly DrawnPoint[];
	/** Index of the open marker; null if none is open. */
	active: number | null;
	canPan: boolean;
	/** Whether markers can be moved. */
	isEditable: boolean;
	/** Accessible name of the map. */
	label: string;
	attributionLabel: string;
	/** Label of a cluster, with `%d` for the number. */
	clusterLabel: string;
};

export type MapListeners = MarkerListeners & {
	onDrawn(): void;
	/** Reports an error. After a fatal error, the map will not be drawn. */
	onError( message: string, isFatal: boolean ): void;
	/** Called when the user clicks the map, but not a marker. */
	onMap( at: Coordinates ): void;
	/** Called when the user has moved or zoomed the map. */
	onView( center: Coordinates, zoom: number ): void;
};

/** A drawn map. */
export type DrawnMap = {
	set( settings: MapSettings ): void;
	zoomBy( levels: number ): void;
	/** Returns the buttons of the markers, in the order of `points`. */
	markers(): readonly HTMLButtonElement[];
	/** Shows content at a marker. Returns a function that removes the content. */
	openPopup( index: number, content: HTMLElement ): () => void;
	snapshot(): Promise< Snapshot >;
};

/** An image of the visible map. */
export type Snapshot = {
	/** The library's canvas, in device pixels. */
	map: HTMLCanvasElement;
	/** Number of device pixels per CSS pixel. */
	ratio: number;
	/** Positions of the marker tips, in CSS pixels. */
	pins: readonly { x: number; y: number }[];
	/** Attribution text on the map. */
	maker: string;
};

/** Maximum zoom for fitting the view, even if several markers are at the same spot. */
const MAX_FIT_ZOOM = 16;

/**
 * Fits the view to all places. With one place, centers it; without places, shows the initial view. The padding takes
 * into account that markers are above their positions, so that the buttons at the top hide no marker.
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
			maxZoom: MAX_FIT_ZOOM,
			duration: 0,
		} );
	} else {
		map.jumpTo( { center: lngLat( places[ 0 ] ?? center ), zoom } );
	}
}

/** A position in the library's [longitude, latitude] order. */
export const lngLat = ( {
	longitude,
	latitude,
}: Coordinates ): [ number, number ] => [ longitude, latitude ];

/**
 * Creates an image of the visible map. Copies the canvas during rendering, because the library does not preserve its
 * content.
 *
 * @param maker Attribution text of the map.
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
