import type { AttributesOf } from '#shared/attributes';
import type { attributes as schema } from '../attributes';
import {
	type Coordinates,
	toCoordinates,
	isPlaced,
	type Point,
	readPoints,
	storePoints,
} from './places';

/** Loading state of a map. A map whose tiles all failed to load counts as failed. */
type Drawing = {
	phase: 'loading' | 'drawn' | 'failed';
	/** Number of received tiles. */
	tiles: number;
	/** The library's last error about a missing tile. */
	complaint: string;
};

export type DrawingEvent =
	| { type: 'tile' }
	| { type: 'error'; message: string; isTile: boolean }
	/** The library reports that all requests are finished. */
	| { type: 'load' };

export const LOADING: Drawing = { phase: 'loading', tiles: 0, complaint: '' };

/**
 * Returns the next loading state. A map is drawn once it has loaded, unless all of its tiles failed. If the whole map
 * fails while loading, the state stays `failed`.
 */
export function nextDrawing( state: Drawing, event: DrawingEvent ): Drawing {
	if ( state.phase !== 'loading' ) {
		return state;
	}
	switch ( event.type ) {
		case 'tile':
			return { ...state, tiles: state.tiles + 1 };
		case 'error':
			return {
				...state,
				phase: event.isTile ? 'loading' : 'failed',
				complaint: event.message,
			};
		case 'load':
			return {
				...state,
				phase:
					state.complaint && state.tiles === 0 ? 'failed' : 'drawn',
			};
	}
}

/** A gesture over the map, which can move the map or scroll the page. */
export type Gesture =
	| { type: 'wheel'; hasModifier: boolean }
	| { type: 'touch'; fingers: number };

/**
 * Returns whether a gesture moves the map or scrolls the page. The wheel without a modifier key scrolls the page unless
 * the author allows zooming. One finger always scrolls the page.
 */
export function gestureFor(
	gesture: Gesture,
	{ takesWheel, isAlone }: { takesWheel: boolean; isAlone: boolean }
): 'map' | 'page' {
	if ( isAlone ) {
		// In fullscreen, all gestures move the map.
		return 'map';
	}
	return gesture.type === 'wheel'
		? yes( takesWheel || gesture.hasModifier )
		: yes( gesture.fingers > 1 );
}

const yes = ( isForMap: boolean ) => ( isForMap ? 'map' : 'page' );

type MarkerState = {
	/** Index in the list; null if no marker is open. */
	active: number | null;
	/** Whether the next click on the map adds a marker. */
	isAdding: boolean;
};

export type MarkerEvent =
	| { type: 'marker'; index: number }
	/** The user clicked the map, but not a marker. */
	| { type: 'map' }
	/** The popup of a marker lost the focus, or was closed. */
	| { type: 'close'; index: number }
	/** A marker was added, deleted or moved in the list, possibly the active one. */
	| { type: 'count' }
	| { type: 'add'; isOn: boolean };

export const NO_MARKER: MarkerState = { active: null, isAdding: false };

/** Returns the next state. At most one marker is active. “Add marker” adds a marker at the next click only. */
export function activeMarker(
	state: MarkerState,
	event: MarkerEvent
): MarkerState {
	switch ( event.type ) {
		case 'marker':
			return { active: event.index, isAdding: false };
		case 'add':
			return { active: null, isAdding: event.isOn };
		case 'close':
			// WordPress reports a lost focus late, when another popup may already be open.
			return event.index === state.active ? NO_MARKER : state;
		default:
			return state.active === null && ! state.isAdding
				? state
				: NO_MARKER;
	}
}

/** Returns the effect of a click on the map. */
export function clickMeans( { isAdding }: MarkerState ): 'add' | 'clear' {
	return isAdding ? 'add' : 'clear';
}

/** Zoom level when only one marker is left. */
export const SINGLE_MARKER_ZOOM = 12;

/** Free space around the markers, in pixels. */
export const BOUNDS_PADDING = { top: 80, bottom: 80, left: 40, right: 40 };

/** SVG path of the map pin. The pin is twice as high as the offset, so that its tip marks the place. */
export const PIN =
	'M15 1C7.3 1 1 7.2 1 14.9 1 25 15 37 15 37s14-12 14-22.1C29 7.2 22.7 1 15 1z';
export const PIN_WIDTH = 30;
export const PIN_HEIGHT = 38;

/** Vertical offset of a marker in pixels: half its height, so that its tip touches the place. */
export const MARKER_OFFSET = 19;

/**
 * South-west and north-east corners, in degrees. The eastern longitude may exceed 180 if the area crosses the 180th
 * meridian.
 */
type Bounds = readonly [
	readonly [ number, number ],
	readonly [ number, number ],
];

/** Returns the smallest area that contains all places, even across the 180th meridian; null without places. */
export function boundsOf( places: readonly Coordinates[] ): Bounds | null {
	if ( ! places.length ) {
		return null;
	}
	const latitudes = places.map( ( { latitude } ) => latitude );
	const [ west, east ] = narrowest(
		places.map( ( { longitude } ) => longitude )
	);
	return [
		[ west, Math.min( ...latitudes ) ],
		[ east, Math.max( ...latitudes ) ],
	];
}

/** Returns the center of all places; null without places. */
export function centerOf( places: readonly Coordinates[] ): Coordinates | null {
	const bounds = boundsOf( places );
	if ( ! bounds ) {
		return null;
	}
	const [ [ west, south ], [ east, north ] ] = bounds;
	return toCoordinates( ( west + east ) / 2, ( south + north ) / 2 );
}

/** Minimum width and height, in pixels, that the padding leaves for the places. */
const MIN_CONTENT_SIZE = 40;

/** Returns the padding around the markers. Reduces it only in frames that are smaller than authors can make them. */
export function paddingFor(
	width: number,
	height: number
): typeof BOUNDS_PADDING {
	const limit = ( side: number, size: number ) =>
		Math.max( 0, Math.min( side, ( size - MIN_CONTENT_SIZE ) / 2 ) );
	return {
		top: limit( BOUNDS_PADDING.top, height ),
		bottom: limit( BOUNDS_PADDING.bottom, height ),
		left: limit( BOUNDS_PADDING.left, width ),
		right: limit( BOUNDS_PADDING.right, width ),
	};
}

/**
 * Returns the zoom level after markers were added or deleted. If several markers were reduced to one, returns the zoom
 * level for a single marker.
 */
function zoomAfter( before: number, after: number, zoom: number ): number {
	return after === 1 && before > 1 ? SINGLE_MARKER_ZOOM : zoom;
}

/** Returns the western and the eastern longitude of the narrowest range that contains all places. */
function narrowest( longitudes: readonly number[] ): [ number, number ] {
	const sorted = [ ...longitudes ].sort( ( a, b ) => a - b );
	let west = sorted[ 0 ] ?? 0;
	let east = sorted[ sorted.length - 1 ] ?? 0;
	let widest = west + 360 - east;
	for ( const [ index, longitude ] of sorted.entries() ) {
		const next = sorted[ index + 1 ];
		if ( next !== undefined && next - longitude > widest ) {
			widest = next - longitude;
			west = next;
			east = longitude + 360;
		}
	}
	return [ west, east ];
}

type Attributes = AttributesOf< typeof schema >;
type Patch = Partial< Pick< Attributes, 'points' | 'zoom' | 'mapCenter' > >;

/**
 * Returns the attributes to update when the markers change. The center becomes the center of all markers, or stays
 * unchanged if there are none. The zoom level changes only when several markers are reduced to one.
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
