import {
	nextAudioState,
	type AudioEvent,
	type AudioState,
} from '#shared/audio-state';
import type { Track } from './podcast';

/** The events of the sound that the player listens to, its time aside. */
export const AUDIO_EVENTS_OF_PLAYER = [
	'play',
	'playing',
	'pause',
	'ended',
	'error',
	'loadstart',
	'waiting',
] as const satisfies readonly ( AudioEvent | 'waiting' )[];

/** What can be chosen as speed. */
export const RATES = [ 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2 ] as const;

/** The player as its listener sees it. */
export type Player = {
	tracks: readonly Track[];
	/** The one that plays, or that would. It may have left the list since. */
	current: Track;
	status: AudioState;
	/** What the listener wants; the sound follows as soon as it can. */
	wantsToPlay: boolean;
	isLoading: boolean;
	/** The listener has done something: a list that arrives changes nothing under her hands. */
	isStarted: boolean;
	/** Counts the times that the sound is loaded anew: another track, or another try. */
	load: number;
	/** Seconds. */
	time: number;
	/** Seconds; 0 while nobody knows. */
	duration: number;
	rate: number;
	/** 0 to 1. */
	volume: number;
};

export type PlayerEvent =
	/** A track was pressed; `at` is where the listener stopped last time. */
	| { type: 'press'; track: Track; at: number }
	| { type: 'play' | 'pause' }
	| { type: 'media'; event: AudioEvent | 'waiting'; isPaused: boolean }
	| { type: 'time'; time: number; duration: number }
	| { type: 'seek'; time: number }
	/** A link leads to a moment; it waits there, or goes on from there when it plays. */
	| { type: 'moment'; track: Track; time: number }
	| { type: 'rate'; rate: number }
	| { type: 'volume'; volume: number }
	| { type: 'tracks'; tracks: readonly Track[] };

/** A player that waits at a place in the first track. */
export function playerOf(
	tracks: readonly [ Track, ...Track[] ],
	at = 0
): Player {
	return {
		tracks,
		current: tracks[ 0 ],
		status: 'paused',
		wantsToPlay: false,
		isLoading: false,
		isStarted: false,
		load: 0,
		time: at,
		duration: tracks[ 0 ].duration,
		rate: 1,
		volume: 1,
	};
}

/** The next state. */
export function player( state: Player, event: PlayerEvent ): Player {
	switch ( event.type ) {
		case 'press':
			return event.track.id === state.current.id
				? player( state, {
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
				time: within( state, event.time ),
				isStarted: true,
			};
		case 'moment':
			return event.track.id === state.current.id
				? player( state, { type: 'seek', time: event.time } )
				: withTrack( state, event.track, event.time );
		case 'rate':
			return { ...state, rate: nearestRate( event.rate ) };
		case 'volume':
			return {
				...state,
				volume: Math.min( 1, Math.max( 0, event.volume || 0 ) ),
			};
		case 'tracks':
			return withTracks( state, event.tracks );
	}
}

/** What a listener is told: the audio's state, or that it is on its way. */
export function phaseOf( {
	status,
	isLoading,
}: Player ): AudioState | 'loading' {
	return isLoading && status !== 'error' ? 'loading' : status;
}

/** Another track, or the same once more: nothing of the one before counts any longer. */
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
			// The track before was paused to make room, and the next one plays already.
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

/** A new list. Who has not begun gets its first track; who has keeps what she hears, under its newest name. */
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

function nearestRate( wanted: number ): number {
	return RATES.find( ( rate ) => rate === wanted ) ?? 1;
}
