import type { SlideType } from '../markup';
import type { StorySettings } from './settings';

/** All that is true of a player at one moment. */
export type PlayerState = {
	/** Types of the slides, which never change. */
	types: readonly SlideType[];
	settings: StorySettings;
	playing: boolean;
	/** The last slide has been played through. */
	ended: boolean;
	muted: boolean;
	fullscreen: boolean;
	/** Index of the current slide. */
	slide: number;
	/** Progress of the slide, 0 to 100. */
	progress: number;
	/** Nothing plays: the author does something else. */
	disabled: boolean;
	/** The visitor's device asks for less motion: slides move on only when asked. */
	reduced: boolean;
	/** State of the slide's file. */
	media: 'loading' | 'ready' | 'failed';
	/** Counts how often a slide has begun, also the same one anew. */
	visit: number;
};

export type PlayerEvent =
	/** A press on the picture. */
	| { type: 'press' }
	/** The play button or the space bar: what plays is paused where it stands, what does not starts as by a press. */
	| { type: 'toggle' }
	| { type: 'play' }
	| { type: 'pause' }
	| { type: 'mute' }
	| { type: 'next' }
	| { type: 'previous' }
	| { type: 'go'; slide: number }
	/** Milliseconds have passed. */
	| { type: 'tick'; ms: number }
	/** A video has come so far, in percent. */
	| { type: 'position'; progress: number }
	| { type: 'media'; media: PlayerState[ 'media' ] }
	| { type: 'video-ended' }
	/** The browser let no sound start by itself. */
	| { type: 'refused' }
	/** Fullscreen starts or ends; both pause. */
	| { type: 'fullscreen'; isOn: boolean }
	| { type: 'disable'; isOn: boolean }
	| { type: 'motion'; isReduced: boolean };

/** A player before anything has happened. */
export function newPlayer(
	types: readonly SlideType[],
	settings: StorySettings,
	slide = 0
): PlayerState {
	return {
		types,
		settings,
		playing: false,
		ended: false,
		muted: settings.startMuted,
		fullscreen: false,
		slide,
		progress: 0,
		disabled: false,
		reduced: false,
		media: 'loading',
		visit: 0,
	};
}

/** The state after an event; the same object when nothing changes. */
export function player( state: PlayerState, event: PlayerEvent ): PlayerState {
	switch ( event.type ) {
		case 'press':
			return press( state );
		case 'toggle':
			return state.playing
				? change( state, { playing: false } )
				: press( state );
		case 'play':
			return play( state );
		case 'pause':
			return change( state, { playing: false } );
		case 'mute':
			return { ...state, muted: ! state.muted };
		case 'next':
			return turn( state, state.slide + 1 );
		case 'previous':
			return turn( state, state.slide - 1 );
		case 'go':
			return turn( state, event.slide );
		case 'tick':
			return hasClock( state )
				? advance(
						state,
						state.progress +
							( event.ms / state.settings.imageTime ) * 100
					)
				: state;
		case 'position':
			return change( state, {
				progress: Math.min( 100, Math.max( 0, event.progress ) ),
			} );
		case 'media':
			return change( state, { media: event.media } );
		case 'video-ended':
			return advance( state, 100 );
		case 'refused':
			// Silenced already, and still refused: the visitor has to start it.
			return change(
				state,
				state.muted ? { playing: false } : { muted: true }
			);
		case 'fullscreen':
			return change( state, {
				fullscreen: event.isOn,
				playing: state.playing && ( event.isOn || ! state.fullscreen ),
			} );
		case 'disable':
			return change( state, {
				disabled: event.isOn,
				playing: state.playing && ! event.isOn,
			} );
		case 'motion':
			return change( state, { reduced: event.isReduced } );
	}
}

/**
 * Whether the slide changes by itself after a time. Pictures do not for people who prefer reduced motion, and not
 * before they are seen.
 */
export function hasClock( state: PlayerState ): boolean {
	const { playing, reduced, media, types, slide } = state;
	return (
		playing &&
		! reduced &&
		( media === 'failed' ||
			( media === 'ready' && types[ slide ] === 'image' ) )
	);
}

/** Whether a play button means anything now: without motion a picture only stands. */
export function canPlay( { reduced, types, slide }: PlayerState ): boolean {
	return ! reduced || types[ slide ] === 'video';
}

function press( state: PlayerState ): PlayerState {
	const { playing, fullscreen, settings, disabled } = state;
	if ( disabled ) {
		return state;
	}
	const enters = settings.playInFullscreen && ! fullscreen;
	return playing && ! enters
		? { ...state, playing: false }
		: { ...play( state ), fullscreen: fullscreen || enters };
}

function play( state: PlayerState ): PlayerState {
	if ( state.disabled ) {
		return state;
	}
	return state.ended
		? { ...show( state, 0 ), playing: true }
		: change( state, { playing: true } );
}

/** Moves to a slide. Before the first means restarting the first; after the last is the end. */
function turn( state: PlayerState, slide: number ): PlayerState {
	if ( slide >= state.types.length ) {
		return end( state );
	}
	const shown = show( state, Math.max( 0, slide ) );
	return state.settings.playOnNextSlide ? play( shown ) : shown;
}

/** A slide has been played so far; with all of it played the next one comes. */
function advance( state: PlayerState, progress: number ): PlayerState {
	if ( progress < 100 ) {
		return { ...state, progress };
	}
	if ( state.slide + 1 >= state.types.length ) {
		return end( state );
	}
	return state.reduced
		? { ...state, progress: 100, playing: false }
		: show( state, state.slide + 1 );
}

function show( state: PlayerState, slide: number ): PlayerState {
	return {
		...state,
		slide,
		progress: 0,
		ended: false,
		media: slide === state.slide ? state.media : 'loading',
		visit: state.visit + 1,
	};
}

function end( state: PlayerState ): PlayerState {
	return change( state, {
		playing: false,
		ended: true,
		progress: 100,
		fullscreen: state.fullscreen && ! state.settings.exitFullscreenOnEnd,
	} );
}

function change(
	state: PlayerState,
	changes: Partial< PlayerState >
): PlayerState {
	const isSame = Object.entries( changes ).every(
		( [ key, value ] ) => Reflect.get( state, key ) === value
	);
	return isSame ? state : { ...state, ...changes };
}
