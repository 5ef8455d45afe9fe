import { serviceAddress, windowOf } from '#shared/view';
import mapbox from 'mapbox-gl';
import { ZOOM, type MapStyle } from '../attributes';
import { toCoordinates, type Coordinates } from '../rules/coordinates';
import { LOADING, drawing, type DrawingEvent } from '../rules/drawing';
import { boundsOf, paddingFor } from '../rules/fit';
import { providers, type MapService } from '../rules/providers';
import { withoutTelemetry } from './library-styles';
import { AttributionControl } from './attribution-control';
import { debounced } from './show-map';
import { takeSnapshot } from './take-snapshot';
import { drawClusters } from './draw-clusters';
import { drawMarkers, type MarkerListeners } from './draw-markers';

/** Milliseconds that a map rests before it takes the new size of its frame. */
const RESIZE_MS = 250;

/** Several markers on one spot do not need a map of a doorstep. */
const CLOSEST_FIT = 16;

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
	/** What the button is called that says who made the map. */
	attributionLabel: string;
	/** What a group of markers is called, with `%d` for their number. */
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

/** What is seen of a map. */
export type Snapshot = {
	/** What the library has drawn, in the screen's own pixels. */
	map: HTMLCanvasElement;
	/** Pixels of the screen for one of the page. */
	ratio: number;
	/** Where the tips of the pins are, in pixels of the page. */
	pins: readonly { x: number; y: number }[];
	/** Who made the map, as it is written on it. */
	maker: string;
};

/**
 * Draws a map into an element, which it owns until the signal aborts. Never throws: what goes wrong is told to
 * `onError`, also a browser without WebGL.
 */
export function drawMap(
	frame: HTMLElement,
	service: MapService,
	first: MapSettings,
	listeners: MapListeners,
	signal: AbortSignal
): DrawnMap | null {
	let settings = first;
	let state = LOADING;
	const dispatch = ( event: DrawingEvent ) => {
		const before = state.phase;
		state = drawing( state, event );
		if ( event.type === 'error' && state.phase !== 'failed' ) {
			listeners.onError( event.message, false );
		} else if ( state.phase !== before ) {
			if ( state.phase === 'drawn' ) {
				listeners.onDrawn();
			} else {
				listeners.onError( state.complaint, true );
			}
		}
	};

	const provider = providers[ service.provider ];
	const styleOf = ( { style }: MapSettings ) =>
		provider.style( service, style ) as string | mapbox.Style;
	let map: mapbox.Map;
	try {
		const base = serviceAddress( service.address, windowOf( frame ) );
		if ( ! base ) {
			throw new Error( 'This is no address of a map service.' );
		}
		if ( service.provider === 'mapbox' ) {
			mapbox.baseApiUrl = withoutTelemetry( base );
		}
		map = new mapbox.Map( {
			accessToken: service.key,
			container: frame,
			style: styleOf( first ),
			center: lngLat( first.center ),
			zoom: first.zoom,
			minZoom: ZOOM.min,
			maxZoom: ZOOM.max,
			attributionControl: false,
			trackResize: false,
			dragRotate: false,
			pitchWithRotate: false,
			collectResourceTiming: false,
			refreshExpiredTiles: false,
		} );
	} catch ( error ) {
		dispatch( {
			type: 'error',
			message: messageOf( error ),
			isTile: false,
		} );
		return null;
	}
	map.touchZoomRotate.disableRotation();
	const attribution = new AttributionControl(
		first.attributionLabel,
		provider.makers( service )
	);
	map.addControl( attribution );
	const markers = drawMarkers( map, listeners );
	const come = ( view: mapbox.EaseToOptions ) =>
		map.easeTo( view, { [ BY_HAND ]: true } );
	const clusters = drawClusters(
		map,
		markers,
		first.clusterLabel,
		( center, zoom ) => come( { center, zoom } )
	);
	const canvas = map.getCanvas();

	map.on( 'error', ( event ) =>
		dispatch( {
			type: 'error',
			message: messageOf( Reflect.get( event, 'error' ) ),
			isTile:
				Reflect.has( event, 'tile' ) ||
				Reflect.has( event, 'sourceId' ),
		} )
	);
	map.on( 'data', ( event ) => {
		// What stands in the style itself is no sign that the service answers.
		if (
			event.dataType === 'source' &&
			Reflect.get( event, 'tile' ) &&
			event.source?.type !== 'geojson'
		) {
			dispatch( { type: 'tile' } );
		}
	} );
	map.on( 'load', () => dispatch( { type: 'load' } ) );
	map.on( 'styledata', () => showDetails( map, settings.hasDetails ) );
	map.on( 'click', ( { originalEvent, lngLat: at } ) => {
		const coordinates = toCoordinates( at.lng, at.lat );
		if ( originalEvent.target === canvas && coordinates ) {
			listeners.onMap( coordinates );
		}
	} );
	let isMoved = false;
	map.on( 'moveend', ( event ) => {
		const { lng, lat } = map.getCenter();
		const center = toCoordinates( lng, lat );
		if ( center && ( event.originalEvent || isByHand( event ) ) ) {
			isMoved = true;
			listeners.onView( center, Math.round( map.getZoom() ) );
		}
	} );

	const fit = () => {
		const places = settings.points.map(
			( { coordinates } ) => coordinates
		);
		const bounds = places.length > 1 ? boundsOf( places ) : null;
		const [ only ] = places;
		isMoved = false;
		if ( bounds ) {
			map.fitBounds(
				bounds as [ [ number, number ], [ number, number ] ],
				{
					padding: paddingFor(
						frame.clientWidth,
						frame.clientHeight
					),
					maxZoom: CLOSEST_FIT,
					duration: 0,
				}
			);
		} else {
			map.jumpTo( {
				center: lngLat( only ?? settings.center ),
				zoom: settings.zoom,
			} );
		}
	};
	const apply = () => {
		canvas.setAttribute( 'aria-label', settings.label );
		map.dragPan[ settings.canPan ? 'enable' : 'disable' ]();
		markers.set( settings );
		clusters.set( settings );
	};
	apply();
	fit();

	const resize = debounced(
		() => {
			map.resize();
			if ( ! isMoved ) {
				fit();
			}
		},
		RESIZE_MS,
		windowOf( frame )
	);
	const size = new ( windowOf( frame ).ResizeObserver )( resize );
	size.observe( frame );
	signal.addEventListener( 'abort', () => {
		size.disconnect();
		resize.cancel();
		map.remove();
	} );

	return {
		set( next ) {
			const before = settings;
			settings = next;
			if ( next.style !== before.style ) {
				map.setStyle( styleOf( next ) );
			} else if ( next.hasDetails !== before.hasDetails ) {
				showDetails( map, next.hasDetails );
			}
			apply();
			if ( next.points.length !== before.points.length ) {
				fit();
			} else if (
				next.points.length < 2 &&
				next.zoom !== Math.round( map.getZoom() )
			) {
				map.zoomTo( next.zoom, { duration: 0 } );
			}
		},
		zoomBy( levels ) {
			come( { zoom: Math.round( map.getZoom() ) + levels } );
		},
		markers: markers.buttons,
		openPopup: markers.openPopup,
		snapshot: () =>
			takeSnapshot( map, settings.points, attribution.text() ),
	};
}

/** On the events of a movement that a button of ours began. */
const BY_HAND = 'isByHand';
const isByHand = ( event: object ) => Reflect.has( event, BY_HAND );

/** Names, numbers and signs come and go with the details. */
function showDetails( map: mapbox.Map, hasDetails: boolean ): void {
	const visibility = hasDetails ? 'visible' : 'none';
	for ( const { id, type } of map.getStyle()?.layers ?? [] ) {
		if (
			type === 'symbol' &&
			( map.getLayoutProperty( id, 'visibility' ) ?? 'visible' ) !==
				visibility
		) {
			map.setLayoutProperty( id, 'visibility', visibility );
		}
	}
}

const lngLat = ( { longitude, latitude }: Coordinates ): [ number, number ] => [
	longitude,
	latitude,
];

function messageOf( error: unknown ): string {
	const message =
		typeof error === 'object' && error !== null
			? Reflect.get( error, 'message' )
			: error;
	return String( message || 'error' );
}
