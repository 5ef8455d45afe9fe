/** Whether a GIF plays, and why. */
type Playback = {
	/** The visitor's choice by the button, which overrides everything else. */
	choice: 'play' | 'pause' | null;
	/** The visitor has agreed to content of others. */
	isAgreed: boolean;
	/** The visitor's device asks for less motion. */
	isReduced: boolean;
};

/** A click, or a fact that has come to be known. */
export type PlaybackEvent =
	'toggle' | Partial< Pick< Playback, 'isAgreed' | 'isReduced' > >;

/** Before anything is known nothing plays. */
export const AT_REST: Playback = {
	choice: null,
	isAgreed: false,
	isReduced: false,
};

/** It plays when the visitor says so; by itself only with consent, and never where less motion is wanted. */
export function isPlaying( {
	choice,
	isAgreed,
	isReduced,
}: Playback ): boolean {
	return choice ? choice === 'play' : isAgreed && ! isReduced;
}

/** The next state. */
export function playback( state: Playback, event: PlaybackEvent ): Playback {
	return event === 'toggle'
		? { ...state, choice: isPlaying( state ) ? 'pause' : 'play' }
		: { ...state, ...event };
}
