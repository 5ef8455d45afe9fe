import { serviceAddress, windowOf } from '#shared/view';
import mapbox from 'mapbox-gl';
import { DEFAULT_CENTER, ZOOM } from '../attributes';
import { toCoordinates } from '../rules/places';
import { LOADING, nextDrawing, type DrawingEvent } from '../rules/map-state';
import { providers, type MapService } from '../rules/providers';
import { withoutTelemetry } from './library-styles';
import { AttributionControl } from './controls';
import { debounce } from './show-map';
import {
	type DrawnMap,
	fitMap,
	lngLat,
	type MapListeners,
	type MapSettings,
	takeSnapshot,
} from './drawn-map';
import { drawClusters, drawMarkers } from './draw-markers';

/** Milliseconds to wait before a map adapts to a new frame size. */
const RESIZE_MS = 250;

/**
 * Draws a map into an element. The map uses the element until the signal aborts. Never throws: passes all errors,
 * including missing WebGL, to `onError`.
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
		state = nextDrawing( state, event );
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
		provider.makers( service ),
		first.isEditable
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
	if ( first.isEditable ) {
		// Remove the map from the tab order, because the block editor's keyboard handling supports only fields and
		// buttons.
		canvas.tabIndex = -1;
	}

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
		// Ignore GeoJSON sources, because their data is local and does not prove that the service responds.
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
		isMoved = false;
		fitMap( map, settings );
	};
	const apply = () => {
		canvas.setAttribute( 'aria-label', settings.label );
		map.dragPan[ settings.canPan ? 'enable' : 'disable' ]();
		markers.set( settings );
		clusters.set( settings );
	};
	apply();
	fit();

	const resize = debounce(
		() => {
			// The library would draw a hidden map at a default size, and most of it would be gray when shown again.
			if ( ! frame.clientWidth ) {
				return;
			}
			map.resize();
			// Fitting the view would move an open place below its popup.
			if ( ! isMoved && settings.active === null ) {
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
				viewOf( next ) !== viewOf( before ) &&
				viewOf( next ) !== seenOf( map, next )
			) {
				// Fit the view only after undo or a change in the sidebar, not after the user has moved the map.
				fit();
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

/** Event property that marks movements started with our buttons. They count as movements by the user. */
const BY_HAND = 'isByHand';
const isByHand = ( event: object ) => Reflect.has( event, BY_HAND );

/** Returns center and zoom of a map with at most one place. A single place is always the center. */
const viewOf = ( {
	points,
	center,
	zoom,
}: Pick< MapSettings, 'points' | 'center' | 'zoom' > ): string =>
	JSON.stringify( [ zoom, points.length ? null : lngLat( center ) ] );

function seenOf( map: mapbox.Map, { points }: MapSettings ): string {
	const { lng, lat } = map.getCenter();
	const zoom = Math.round( map.getZoom() );
	const center = toCoordinates( lng, lat ) ?? DEFAULT_CENTER;
	return viewOf( { points, center, zoom } );
}

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

function messageOf( error: unknown ): string {
	const message =
		typeof error === 'object' && error !== null
			? Reflect.get( error, 'message' )
			: error;
	return String( message || 'error' );
}
