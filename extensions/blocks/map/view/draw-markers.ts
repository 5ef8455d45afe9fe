import { drawing, element } from '#shared/view';
import mapbox from 'mapbox-gl';
import { MARKER_CLASS, ROOT_CLASS } from '../class-names';
import { toCoordinates, type Coordinates } from '../rules/coordinates';
import { MARKER_OFFSET, PIN, PIN_HEIGHT, PIN_WIDTH } from '../rules/fit';
import type { DrawnPoint } from './drawn-map';

/**
 * Map width in pixels up to which there is no space next to a marker: style.scss then places the popup at the lower
 * edge.
 */
const NARROW = 480;

/** Number of pixels by which an arrow key moves a marker. */
const KEY_STEP = 8;

const KEYS: Readonly< Record< string, readonly [ number, number ] > > = {
	ArrowLeft: [ -KEY_STEP, 0 ],
	ArrowRight: [ KEY_STEP, 0 ],
	ArrowUp: [ 0, -KEY_STEP ],
	ArrowDown: [ 0, KEY_STEP ],
};

export type MarkerListeners = {
	/** A marker was chosen. */
	onMarker( index: number ): void;
	/** A marker was moved. */
	onMoveMarker( index: number, to: Coordinates ): void;
};

type MarkersOf = {
	points: readonly DrawnPoint[];
	active: number | null;
	isEditable: boolean;
};

/** Draws markers as buttons, in the order of their places. A button is reused while its index exists. */
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
		button.addEventListener( 'click', () => {
			if ( ! isDragged ) {
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
			if ( at && clientWidth <= NARROW ) {
				map.easeTo( { center: at, offset: [ 0, -clientHeight / 4 ] } );
			} else if ( at && ! map.getBounds().contains( at ) ) {
				// A marker chosen in the list may be outside of the visible area.
				map.easeTo( { center: at } );
			}
			return () => void popup.remove();
		},
	};
}
