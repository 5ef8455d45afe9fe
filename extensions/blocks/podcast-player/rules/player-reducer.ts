import type {
	AudioEvent,
	AudioState,
	Player,
	PlayerEvent,
	Track,
} from './player-state';

/** Returns the next state of the player. */
export function playerReducer( state: Player, event: PlayerEvent ): Player {
	switch ( event.type ) {
		case 'press':
			return event.track.id === state.current.id
				? playerReducer( state, {
						type: state.wantsToPlay ? 'pause' : 'play',
					} )
				: {
						...withTrack( state, event.track, event.at ),
						wantsToPlay: true,
						isLoading: true,
					};
		case 'play':
			return {
				...( state.status === 'error'
					? withTrack( state, state.current, state.time )
					: state ),
				wantsToPlay: true,
				isLoading: state.status !== 'playing',
				isStarted: true,
			};
		case 'pause':
			return { ...state, wantsToPlay: false, isLoading: false };
		case 'media':
			return withMedia( state, event.event, event.isPaused );
		case 'time':
			return {
				...state,
				time: event.time,
				duration: event.duration || state.duration,
			};
		case 'seek':
			return {
				...state,
				time: within(
					state,
					'by' in event ? state.time + event.by : event.time
				),
				isStarted: true,
			};
		case 'moment':
			return event.track.id === state.current.id
				? playerReducer( state, { type: 'seek', time: event.time } )
				: withTrack( state, event.track, event.time );
		case 'rate':
			return { ...state, rate: possibleRate( event.rate ) };
		case 'volume':
			return {
				...state,
				volume: Math.min( 1, Math.max( 0, event.volume || 0 ) ),
			};
		case 'tracks':
			return withTracks( state, event.tracks );
	}
}

/** Switches to a track or restarts the current one. Resets all data of the previous track. */
function withTrack( state: Player, current: Track, time: number ): Player {
	return {
		...state,
		current,
		status: 'paused',
		isStarted: true,
		load: state.load + 1,
		time,
		duration: current.duration,
	};
}

function withMedia(
	state: Player,
	event: AudioEvent | 'waiting',
	isPaused: boolean
): Player {
	if ( event === 'waiting' ) {
		return { ...state, isLoading: state.wantsToPlay };
	}
	const next = {
		...state,
		status: nextAudioState( state.status, event, isPaused ),
	};
	switch ( event ) {
		case 'playing':
			return { ...next, isLoading: false, wantsToPlay: true };
		case 'play':
			return { ...next, wantsToPlay: true, isStarted: true };
		case 'pause':
			// Ignore a late pause event of the previous track while the next one plays.
			return isPaused
				? { ...next, wantsToPlay: false, isLoading: false }
				: state;
		case 'ended':
		case 'error':
			return { ...next, wantsToPlay: false, isLoading: false };
		case 'loadstart':
			return state.status === 'error' ? next : state;
	}
}

/**
 * Handles a new list. Before playback starts, its first track becomes the current one. Later, the current track stays
 * and gets its new data.
 */
function withTracks( state: Player, tracks: readonly Track[] ): Player {
	const [ first ] = tracks;
	if ( ! first ) {
		return state;
	}
	if ( state.isStarted ) {
		const same = tracks.find( ( { id } ) => id === state.current.id );
		return same
			? {
					...state,
					tracks,
					current: { ...same, src: state.current.src },
				}
			: { ...state, tracks };
	}
	return first.id === state.current.id && first.src === state.current.src
		? { ...state, tracks, current: first }
		: {
				...state,
				tracks,
				current: first,
				load: state.load + 1,
				time: 0,
				duration: first.duration,
			};
}

function within( { duration }: Player, time: number ): number {
	return Math.min( Math.max( 0, time || 0 ), duration || Infinity );
}

/** Returns the speed if it is between 0.5 and 2, otherwise 1. */
function possibleRate( wanted: number ): number {
	return wanted >= 0.5 && wanted <= 2 ? wanted : 1;
}

/**
 * Returns the audio state after an event. Errors persist until another source loads or audio really plays: browsers may
 * report play and pause for a file that cannot be played.
 *
 * @param state    State before the event.
 * @param event    Type of the event.
 * @param isPaused Whether the media element is paused.
 */
export function nextAudioState(
	state: AudioState,
	event: AudioEvent,
	isPaused: boolean
): AudioState {
	switch ( event ) {
		case 'error':
			return 'error';
		case 'playing':
			return 'playing';
		case 'loadstart':
			return isPaused ? 'paused' : 'playing';
		case 'play':
			return state === 'error' ? 'error' : 'playing';
		case 'pause':
		case 'ended':
			return state === 'error' ? 'error' : 'paused';
	}
}

/** Returns the state to show to the listener: the audio's state, or loading. */
export function phaseOf( {
	status,
	isLoading,
}: Player ): AudioState | 'loading' {
	return isLoading && status !== 'error' ? 'loading' : status;
}
