/** Why the slides rest for a while although the visitor lets them play. */
export type Hold = 'pointer' | 'focus' | 'hidden' | 'out-of-sight' | 'editing';

/** Autoplay as it stands. */
export type Playback = {
	/** Seconds that a slide stays; 0 without autoplay. */
	seconds: number;
	/** The visitor's last choice. */
	isPlaying: boolean;
	/** The visitor's device asks for less motion: autoplay is off. */
	isReduced: boolean;
	holds: ReadonlySet< Hold >;
};

export type PlaybackEvent =
	| { type: 'toggle' }
	| { type: 'seconds'; seconds: number }
	| { type: 'motion'; isReduced: boolean }
	| { type: 'hold'; hold: Hold; isOn: boolean };

/** The next state; the same object when nothing changes. */
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

/** Whether the clock ticks now. */
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

/** Where a key leads, or null when it means nothing here. Page Down and its like stay the page's own. */
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
