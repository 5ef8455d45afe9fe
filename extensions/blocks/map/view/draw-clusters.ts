import { element, format } from '#shared/view';
import mapbox from 'mapbox-gl';
import { ROOT_CLASS } from '../class-names';
import type { drawMarkers } from './draw-markers';
import type { DrawnPoint } from './drawn-map';

/** Maximum number of markers that are shown individually. With more, close ones are clustered. */
const MOST_SINGLE = 50;

/** Name of the source and the layer. */
const PLACES = 'dovetail-places';

/** The library's options: cluster radius in pixels, and the zoom level up to which it clusters. */
const CLUSTERING = { cluster: true, clusterRadius: 50, clusterMaxZoom: 15 };

type Cluster = { marker: mapbox.Marker; center: [ number, number ] };

/**
 * Clusters the markers of a map with many places: the library groups close ones, and each group is a button that zooms
 * in on it. The open marker is always shown.
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
					// The focused button is about to disappear, so move the focus to the map.
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
		if ( points.length <= MOST_SINGLE || ! map.getSource( PLACES ) ) {
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

	/** Adds the places as a source. Changing the style removes it. */
	const place = () => {
		if ( points.length <= MOST_SINGLE || ! map.isStyleLoaded() ) {
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
		// The library computes clusters only for sources that a layer uses.
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
			if ( points.length <= MOST_SINGLE ) {
				drop( () => false );
				markers.show( null );
				return;
			}
			if ( isMoved ) {
				// Cluster IDs are valid only for the previous places.
				drop( () => false );
				place();
			}
			update();
		},
	};
}
