import type mapbox from 'mapbox-gl';
import type { MapStyle } from '../attributes';
import type { Coordinates } from '../rules/coordinates';
import { boundsOf, MARKER_OFFSET, paddingFor } from '../rules/fit';
import type { MarkerListeners } from './draw-markers';

/** A marker with the name that its button has. */
export type DrawnPoint = { coordinates: Coordinates; name: string };

/** All that a map shows; what changes while it lives is set anew as a whole. */
export type MapSettings = {
	style: MapStyle;
	hasDetails: boolean;
	center: Coordinates;
	zoom: number;
	points: readonly DrawnPoint[];
	/** Place in the list of the marker that is open. */
	active: number | null;
	canPan: boolean;
	/** Markers can be moved. */
	isEditable: boolean;
	/** The map's own name. */
	label: string;
	/** Label of the attribution button. */
	attributionLabel: string;
	/** Label of a cluster, with `%d` for the number. */
	clusterLabel: string;
};

export type MapListeners = MarkerListeners & {
	onDrawn(): void;
	/** Something went wrong: before the map was drawn this is its end. */
	onError( message: string, isFatal: boolean ): void;
	/** The map was clicked beside all markers. */
	onMap( at: Coordinates ): void;
	/** A person has moved the map or come closer. */
	onView( center: Coordinates, zoom: number ): void;
};

/** A map on the screen. */
export type DrawnMap = {
	set( settings: MapSettings ): void;
	zoomBy( levels: number ): void;
	/** The buttons of the markers, in their order. */
	markers(): readonly HTMLButtonElement[];
	/** Shows content at a marker; the function takes it away. */
	openPopup( index: number, content: HTMLElement ): () => void;
	/** The map as it is seen. */
	snapshot(): Promise< Snapshot >;
};

/** The visible map. */
export type Snapshot = {
	/** The library's canvas, in device pixels. */
	map: HTMLCanvasElement;
	/** Pixels of the screen for one of the page. */
	ratio: number;
	/** Positions of the marker tips, in CSS pixels. */
	pins: readonly { x: number; y: number }[];
	/** Attribution text on the map. */
	maker: string;
};

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
