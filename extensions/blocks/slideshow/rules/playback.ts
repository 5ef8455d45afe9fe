/** Why autoplay is paused although the visitor has not paused it. */
export type Hold = 'pointer' | 'focus' | 'hidden' | 'out-of-sight' | 'editing';

/** State of autoplay. */
export type Playback = {
	/** Number of seconds per slide; 0 without autoplay. */
	seconds: number;
	/** Whether the visitor's last choice was to play. */
	isPlaying: boolean;
	/** Whether the visitor prefers reduced motion, which turns autoplay off. */
	isReduced: boolean;
	holds: ReadonlySet< Hold >;
};

export type PlaybackEvent =
	| { type: 'toggle' }
	| { type: 'seconds'; seconds: number }
	| { type: 'motion'; isReduced: boolean }
	| { type: 'hold'; hold: Hold; isOn: boolean };

/** Returns the next state, or the same object if nothing changes. */
export function playback( state: Playback, event: PlaybackEvent ): Playback {
	switch ( event.type ) {
		case 'toggle':
			return { ...state, isPlaying: ! state.isPlaying };
		case 'seconds':
			return state.seconds === event.seconds
				? state
				: { ...state, seconds: event.seconds };
		case 'motion':
			return state.isReduced === event.isReduced
				? state
				: { ...state, isReduced: event.isReduced };
		case 'hold': {
			if ( state.holds.has( event.hold ) === event.isOn ) {
				return state;
			}
			const others = [ ...state.holds ].filter(
				( hold ) => hold !== event.hold
			);
			return {
				...state,
				holds: new Set(
					event.isOn ? [ ...others, event.hold ] : others
				),
			};
		}
	}
}

/** Whether the timer of autoplay is running. */
export function isRunning( state: Playback ): boolean {
	return (
		state.seconds > 0 &&
		state.isPlaying &&
		! state.isReduced &&
		state.holds.size === 0
	);
}

/** State of the pause button: none, one of its two states, or the reason why there is none. */
export function playbackControl(
	state: Playback
): 'none' | 'playing' | 'paused' | 'reduced' {
	if ( state.seconds === 0 ) {
		return 'none';
	}
	if ( state.isReduced ) {
		return 'reduced';
	}
	return state.isPlaying ? 'playing' : 'paused';
}

/**
 * Returns the slide to which a key moves, or null if the key has no effect. Page Up and Page Down keep scrolling the
 * page.
 */
export function turnOfKey(
	key: string,
	isRtl: boolean
): 'next' | 'previous' | null {
	switch ( key ) {
		case 'ArrowRight':
			return isRtl ? 'previous' : 'next';
		case 'ArrowLeft':
			return isRtl ? 'next' : 'previous';
		default:
			return null;
	}
}
