/** Loading state of a map. A map can be loaded but not drawn, because all its tiles may have failed. */
type Drawing = {
	phase: 'loading' | 'drawn' | 'failed';
	/** Number of tiles that were received. */
	tiles: number;
	/** The library's last error about a missing tile. */
	complaint: string;
};

export type DrawingEvent =
	| { type: 'tile' }
	/** The library reports an error with a tile, or with the whole map. */
	| { type: 'error'; message: string; isTile: boolean }
	/** The library reports that all requests are finished. */
	| { type: 'load' };

export const LOADING: Drawing = { phase: 'loading', tiles: 0, complaint: '' };

/**
 * Returns the next loading state. A map is drawn when it has loaded and at least one tile was received; an error of the
 * whole map before that is final.
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

/** A gesture over the map that may be meant for the map or for the page. */
export type Gesture =
	| { type: 'wheel'; hasModifier: boolean }
	/** Number of fingers on the screen. */
	| { type: 'touch'; fingers: number };

/**
 * Decides whether a gesture is for the map or for the page. A wheel without a key scrolls the page unless the author
 * allows zooming, and one finger always scrolls.
 */
export function gestureFor(
	gesture: Gesture,
	{ takesWheel, isAlone }: { takesWheel: boolean; isAlone: boolean }
): 'map' | 'page' {
	if ( isAlone ) {
		// In fullscreen, all gestures are for the map.
		return 'map';
	}
	return gesture.type === 'wheel'
		? yes( takesWheel || gesture.hasModifier )
		: yes( gesture.fingers > 1 );
}

const yes = ( isForMap: boolean ) => ( isForMap ? 'map' : 'page' );

/** The marker state of the editor. */
type MarkerState = {
	/** Index in the list; null if no marker is open. */
	active: number | null;
	/** Whether the next click on the map adds a marker. */
	isAdding: boolean;
};

export type MarkerEvent =
	/** A marker or its list entry was clicked. */
	| { type: 'marker'; index: number }
	/** The map was clicked outside of all markers. */
	| { type: 'map' }
	/** Escape or the popup's close button was pressed. */
	| { type: 'close' }
	/** A marker was added or deleted, possibly the active one. */
	| { type: 'count' }
	/** The “Add marker” button was pressed. */
	| { type: 'add'; isOn: boolean };

export const NO_MARKER: MarkerState = { active: null, isAdding: false };

/** Returns the next state: at most one marker is active, and “Add marker” applies to one click. */
export function activeMarker(
	state: MarkerState,
	event: MarkerEvent
): MarkerState {
	switch ( event.type ) {
		case 'marker':
			return { active: event.index, isAdding: false };
		case 'add':
			return { active: null, isAdding: event.isOn };
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
