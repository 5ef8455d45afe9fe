type Playback = {
	/** What the visitor last chose with the button; overrides all other inputs. */
	choice: 'play' | 'pause' | null;
	/** Whether the visitor has consented to third-party content. */
	isAgreed: boolean;
	isReduced: boolean;
};

/** A click on the button, or a change of the visitor's consent or motion preference. */
export type PlaybackEvent =
	'toggle' | Partial< Pick< Playback, 'isAgreed' | 'isReduced' > >;

/** Initial state, in which nothing plays. */
export const AT_REST: Playback = {
	choice: null,
	isAgreed: false,
	isReduced: false,
};

/** Whether the GIF plays: on request, or automatically with consent unless the visitor prefers reduced motion. */
export function isPlaying( {
	choice,
	isAgreed,
	isReduced,
}: Playback ): boolean {
	return choice ? choice === 'play' : isAgreed && ! isReduced;
}

/** Returns the next state. */
export function playback( state: Playback, event: PlaybackEvent ): Playback {
	return event === 'toggle'
		? { ...state, choice: isPlaying( state ) ? 'pause' : 'play' }
		: { ...state, ...event };
}
