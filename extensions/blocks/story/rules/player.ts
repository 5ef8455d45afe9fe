import type { SlideType } from '../markup';
import type { StorySettings } from './settings';

/** The state of a player. */
export type PlayerState = {
	/** Media types of the slides. A slide keeps its type. */
	types: readonly SlideType[];
	settings: StorySettings;
	playing: boolean;
	/** Whether the last slide has ended. */
	ended: boolean;
	muted: boolean;
	fullscreen: boolean;
	slide: number;
	/** Progress of the slide from 0 to 100. */
	progress: number;
	/** Whether the player is disabled because another block is selected. */
	disabled: boolean;
	/** Whether the visitor prefers reduced motion. Slides then change only when the visitor changes them. */
	reduced: boolean;
	media: 'loading' | 'ready' | 'failed';
	/** Number of times that a slide was started, including restarts. */
	visit: number;
};

export type PlayerEvent =
	/** A click on the image. */
	| { type: 'press' }
	/** The play button or the space bar was pressed, which pauses or plays. */
	| { type: 'toggle' }
	| { type: 'play' }
	| { type: 'pause' }
	| { type: 'mute' }
	| { type: 'next' }
	| { type: 'previous' }
	| { type: 'go'; slide: number }
	/** Time has passed, in milliseconds. */
	| { type: 'tick'; ms: number }
	/** Progress of a video, in percent. */
	| { type: 'position'; progress: number }
	| { type: 'media'; media: PlayerState[ 'media' ] }
	| { type: 'video-ended' }
	/** The browser did not allow autoplay with sound. */
	| { type: 'refused' }
	/** Fullscreen was opened or closed. Closing it pauses the story. */
	| { type: 'fullscreen'; isOn: boolean }
	| { type: 'disable'; isOn: boolean }
	| { type: 'motion'; isReduced: boolean };

/** Returns the initial state of a player. */
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

/** Returns the state after an event; the same object if nothing changes. */
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
			// The browser blocks even muted playback, so wait for the visitor to start it.
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
 * Whether the slide advances automatically over time. Images do so only after they have loaded, and never with reduced
 * motion.
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

/** Whether the play button has an effect. With reduced motion, images do not play. */
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

/** Moves to a slide. A negative index restarts the first slide. An index beyond the last slide ends the story. */
function turn( state: PlayerState, slide: number ): PlayerState {
	if ( slide >= state.types.length ) {
		return end( state );
	}
	const shown = show( state, Math.max( 0, slide ) );
	return state.settings.playOnNextSlide ? play( shown ) : shown;
}

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
