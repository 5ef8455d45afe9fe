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
export function drawing( state: Drawing, event: DrawingEvent ): Drawing {
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
