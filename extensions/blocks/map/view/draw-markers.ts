import { drawing, element, format } from '#shared/view';
import mapbox from 'mapbox-gl';
import { MARKER_CLASS, ROOT_CLASS } from '../class-names';
import { MARKER_OFFSET, PIN, PIN_HEIGHT, PIN_WIDTH } from '../rules/map-state';
import { toCoordinates, type Coordinates } from '../rules/places';
import type { DrawnPoint } from './drawn-map';

/**
 * Maximum width of a narrow map and maximum height of a short map, in pixels. They have no space next to a marker, so
 * style.scss places the popup at the lower edge.
 */
const NARROW_MAP_WIDTH = 480;
const SHORT_MAP_HEIGHT = 350;

/** Number of pixels on the screen by which an arrow key moves a marker. */
const KEY_STEP = 8;

const KEYS: Readonly< Record< string, readonly [ number, number ] > > = {
	ArrowLeft: [ -KEY_STEP, 0 ],
	ArrowRight: [ KEY_STEP, 0 ],
	ArrowUp: [ 0, -KEY_STEP ],
	ArrowDown: [ 0, KEY_STEP ],
};

export type MarkerListeners = {
	onMarker( index: number ): void;
	onMoveMarker( index: number, to: Coordinates ): void;
};

type MarkersOf = {
	points: readonly DrawnPoint[];
	active: number | null;
	isEditable: boolean;
};

/** Draws markers as buttons, in the order of their places. Reuses existing buttons by index. */
export function drawMarkers(
	map: mapbox.Map,
	{ onMarker, onMoveMarker }: MarkerListeners
) {
	const doc = map.getContainer().ownerDocument;
	const drawn: { marker: mapbox.Marker; button: HTMLButtonElement }[] = [];

	const add = ( index: number, { coordinates }: DrawnPoint ) => {
		const button = element(
			doc,
			'button',
			{
				type: 'button',
				class: MARKER_CLASS,
				'aria-haspopup': 'dialog',
			},
			drawing( doc, PIN, `0 0 ${ PIN_WIDTH } ${ PIN_HEIGHT }` )
		);
		const marker = new mapbox.Marker( {
			element: button,
			offset: [ 0, -MARKER_OFFSET ],
		} )
			.setLngLat( [ coordinates.longitude, coordinates.latitude ] )
			.addTo( map );
		const tell = () => {
			const { lng, lat } = marker.getLngLat();
			const to = toCoordinates( lng, lat );
			if ( to ) {
				onMoveMarker( index, to );
			}
		};
		let isDragged = false;
		marker.on( 'dragstart', () => {
			isDragged = true;
		} );
		marker.on( 'dragend', tell );
		button.addEventListener( 'pointerdown', () => {
			isDragged = false;
		} );
		button.addEventListener( 'click', ( { detail } ) => {
			// Clicks without a pointer, as by the keyboard, have the detail 0 and never end a drag.
			if ( ! isDragged || detail === 0 ) {
				onMarker( index );
			}
		} );
		button.addEventListener( 'keydown', ( event ) => {
			const step = marker.isDraggable() ? KEYS[ event.key ] : undefined;
			if ( step ) {
				event.preventDefault();
				event.stopPropagation();
				const { x, y } = map.project( marker.getLngLat() );
				marker.setLngLat(
					map.unproject( [ x + step[ 0 ], y + step[ 1 ] ] )
				);
				tell();
			}
		} );
		return { marker, button };
	};

	return {
		buttons: () => drawn.map( ( { button } ) => button ),
		/** Shows only the markers with these indexes; null shows all. */
		show( shown: ReadonlySet< number > | null ) {
			drawn.forEach( ( { marker, button }, index ) => {
				const isShown = shown?.has( index ) ?? true;
				if ( isShown && ! button.isConnected ) {
					marker.addTo( map );
				} else if ( ! isShown ) {
					marker.remove();
				}
			} );
		},
		set( { points, active, isEditable }: MarkersOf ) {
			drawn
				.splice( points.length )
				.forEach( ( { marker } ) => marker.remove() );
			points.forEach( ( point, index ) => {
				const known = ( drawn[ index ] ??= add( index, point ) );
				const { longitude, latitude } = point.coordinates;
				const { lng, lat } = known.marker.getLngLat();
				if ( lng !== longitude || lat !== latitude ) {
					known.marker.setLngLat( [ longitude, latitude ] );
				}
				known.marker.setDraggable( isEditable );
				known.button.setAttribute( 'aria-label', point.name );
				known.button.setAttribute(
					'aria-expanded',
					String( index === active )
				);
			} );
		},
		openPopup( index: number, content: HTMLElement ) {
			const at = drawn[ index ]?.marker.getLngLat();
			const popup = new mapbox.Popup( {
				closeButton: false,
				closeOnClick: false,
				focusAfterOpen: false,
				className: `${ ROOT_CLASS }__popup`,
				maxWidth: 'min(300px, 80%)',
				offset: {
					bottom: [ 0, -2 * MARKER_OFFSET ],
					'bottom-left': [ 0, -2 * MARKER_OFFSET ],
					'bottom-right': [ 0, -2 * MARKER_OFFSET ],
					left: [ MARKER_OFFSET, -MARKER_OFFSET ],
					right: [ -MARKER_OFFSET, -MARKER_OFFSET ],
				},
			} )
				.setLngLat( at ?? map.getCenter() )
				.setDOMContent( content )
				.addTo( map );
			const { clientWidth, clientHeight } = map.getContainer();
			const isSmall =
				clientWidth <= NARROW_MAP_WIDTH ||
				clientHeight <= SHORT_MAP_HEIGHT;
			if ( at && isSmall ) {
				map.easeTo( { center: at, offset: [ 0, -clientHeight / 4 ] } );
			} else if ( at && ! map.getBounds().contains( at ) ) {
				// Move the map if a marker that was chosen in the list is outside of the visible area.
				map.easeTo( { center: at } );
			}
			return () => void popup.remove();
		},
	};
}

/** Maximum number of markers that are shown individually. With more, markers that are close together are grouped. */
const MAX_SINGLE_MARKERS = 50;

const PLACES = 'dovetail-places';

/** Cluster options of the library: radius in pixels, and maximum zoom level with clusters. */
const CLUSTERING = { cluster: true, clusterRadius: 50, clusterMaxZoom: 15 };

type Cluster = { marker: mapbox.Marker; center: [ number, number ] };

/**
 * Groups the markers of a map with many places. The library groups markers that are close together; each group is a
 * button that zooms in. The open marker is always shown.
 */
export function drawClusters(
	map: mapbox.Map,
	markers: ReturnType< typeof drawMarkers >,
	/** Label of a cluster, with `%d` for its number of places. */
	label: string,
	onCloser: ( center: [ number, number ], zoom: number ) => void
) {
	let points: readonly DrawnPoint[] = [];
	let active: number | null = null;
	const clusters = new Map< number, Cluster >();
	const drop = ( isKept: ( id: number ) => boolean ) =>
		clusters.forEach( ( { marker }, id ) => {
			if ( ! isKept( id ) ) {
				marker.remove();
				clusters.delete( id );
			}
		} );

	const add = ( id: number, count: number, center: [ number, number ] ) => {
		const button = element(
			map.getContainer().ownerDocument,
			'button',
			{
				type: 'button',
				class: `${ ROOT_CLASS }__cluster`,
				'aria-label': format( label, count ),
			},
			String( count )
		);
		button.addEventListener( 'click', () => {
			const source = map.getSource( PLACES ) as mapbox.GeoJSONSource;
			source.getClusterExpansionZoom( id, ( error, zoom ) => {
				if ( ! error ) {
					// Move the focus to the map, because the focused button will disappear.
					map.getCanvas().focus();
					onCloser( center, zoom );
				}
			} );
		} );
		const marker = new mapbox.Marker( { element: button } )
			.setLngLat( center )
			.addTo( map );
		clusters.set( id, { marker, center } );
	};

	const update = () => {
		if (
			points.length <= MAX_SINGLE_MARKERS ||
			! map.getSource( PLACES )
		) {
			return;
		}
		const single = new Set< number >( active === null ? [] : [ active ] );
		const found = new Set< number >();
		for ( const { properties, geometry } of map.querySourceFeatures(
			PLACES
		) ) {
			if ( ! properties?.cluster ) {
				single.add( properties?.index );
				continue;
			}
			const id: number = properties.cluster_id;
			if ( ! found.has( id ) && geometry.type === 'Point' ) {
				found.add( id );
				if ( ! clusters.has( id ) ) {
					add(
						id,
						properties.point_count,
						geometry.coordinates as [ number, number ]
					);
				}
			}
		}
		drop( ( id ) => found.has( id ) );
		markers.show( single );
	};

	/** Adds the places as a source. Must run again after each style change, which removes the source. */
	const place = () => {
		if ( points.length <= MAX_SINGLE_MARKERS || ! map.isStyleLoaded() ) {
			return;
		}
		const data = {
			type: 'FeatureCollection' as const,
			features: points.map(
				( { coordinates: { longitude, latitude } }, index ) => ( {
					type: 'Feature' as const,
					properties: { index },
					geometry: {
						type: 'Point' as const,
						coordinates: [ longitude, latitude ],
					},
				} )
			),
		};
		const source = map.getSource( PLACES );
		if ( source ) {
			( source as mapbox.GeoJSONSource ).setData( data );
			return;
		}
		map.addSource( PLACES, { type: 'geojson', data, ...CLUSTERING } );
		// Add an invisible layer, because the library computes clusters only for sources with a layer.
		map.addLayer( {
			id: PLACES,
			type: 'circle',
			source: PLACES,
			paint: { 'circle-opacity': 0, 'circle-radius': 1 },
		} );
	};
	const placeAnew = () => {
		if ( ! map.getSource( PLACES ) ) {
			place();
		}
	};
	map.on( 'load', placeAnew );
	map.on( 'idle', () => {
		placeAnew();
		update();
	} );
	map.on( 'moveend', update );

	return {
		set( next: { points: readonly DrawnPoint[]; active: number | null } ) {
			const isMoved =
				JSON.stringify( points ) !== JSON.stringify( next.points );
			( { points, active } = next );
			if ( points.length <= MAX_SINGLE_MARKERS ) {
				drop( () => false );
				markers.show( null );
				return;
			}
			if ( isMoved ) {
				// Remove all clusters, because their IDs are valid only for the previous places.
				drop( () => false );
				place();
			}
			update();
		},
	};
}
