/** How far a map is. A map that has loaded is not drawn yet: its pictures may all have been refused. */
type Drawing = {
	phase: 'loading' | 'drawn' | 'failed';
	/** Pictures of the map that have arrived. */
	tiles: number;
	/** The library's last error about a missing tile. */
	complaint: string;
};

export type DrawingEvent =
	| { type: 'tile' }
	/** The library says that something went wrong; with one of its pictures, or with all of the map. */
	| { type: 'error'; message: string; isTile: boolean }
	/** The library says that everything has been asked for and answered. */
	| { type: 'load' };

export const LOADING: Drawing = { phase: 'loading', tiles: 0, complaint: '' };

/** A map is drawn when it has loaded and not every picture was refused; an error of the whole before that is the end. */
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

/** A movement over the map that could be meant for the map or for the page. */
export type Gesture =
	| { type: 'wheel'; hasModifier: boolean }
	/** Fingers on the screen. */
	| { type: 'touch'; fingers: number };

/** Whose a movement is. A wheel alone scrolls the page unless the author lets it zoom, and one finger always does. */
export function gestureFor(
	gesture: Gesture,
	{ takesWheel, isAlone }: { takesWheel: boolean; isAlone: boolean }
): 'map' | 'page' {
	if ( isAlone ) {
		// It fills the screen: there is no page.
		return 'map';
	}
	return gesture.type === 'wheel'
		? yes( takesWheel || gesture.hasModifier )
		: yes( gesture.fingers > 1 );
}

const yes = ( isForMap: boolean ) => ( isForMap ? 'map' : 'page' );

/** The marker state of the editor. */
type MarkerState = {
	/** Place in the list; null while none is open. */
	active: number | null;
	/** The next click on the map adds a marker. */
	isAdding: boolean;
};

export type MarkerEvent =
	/** A marker, or its entry in the list, was clicked. */
	| { type: 'marker'; index: number }
	/** The map was clicked beside all markers. */
	| { type: 'map' }
	/** Escape, or the close button of the popup. */
	| { type: 'close' }
	/** A marker came or went, the active one included. */
	| { type: 'count' }
	/** The button "Add marker". */
	| { type: 'add'; isOn: boolean };

export const NO_MARKER: MarkerState = { active: null, isAdding: false };

/** One marker at most is active; the mode "Add marker" lasts one click. */
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
