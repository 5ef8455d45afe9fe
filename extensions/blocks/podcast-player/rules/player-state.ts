import type { Parser } from '#shared/request';

/** An episode. Texts are plain text; all URLs are http or https. */
export type Track = {
	/** Episode ID, which does not change while the episode is in the feed. */
	id: string;
	title: string;
	/** URL of the episode's page; empty if there is none. */
	link: string;
	src: string;
	/** Duration in seconds; 0 if unknown. */
	duration: number;
	/** Date and duration as text. */
	about: string;
	/**
	 * The episode's list item in the rendered HTML. Show notes, chapters and other parts are moved from the item to the
	 * player and back.
	 */
	item: Element;
};

export type Podcast = {
	title: string;
	/** HTML of cover and title as the page renders them. */
	header: string;
	/** HTML of the first ten episodes in the podcast's default order. */
	list: string;
	/** HTML of the first ten episodes in reversed order. */
	reverse: string;
};

/** Audio states that are shown to listeners. */
export const AUDIO_STATES = [ 'playing', 'paused', 'error' ] as const;

export type AudioState = ( typeof AUDIO_STATES )[ number ];

/** The events of a media element that change its state. */
export type AudioEvent =
	'play' | 'playing' | 'pause' | 'ended' | 'error' | 'loadstart';

/** Media events that the player handles, except time updates. */
export const AUDIO_EVENTS_OF_PLAYER = [
	'play',
	'playing',
	'pause',
	'ended',
	'error',
	'loadstart',
	'waiting',
] as const satisfies readonly ( AudioEvent | 'waiting' )[];

/** Available speeds. */
export const RATES = [ 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2 ] as const;

/** The state of the player. */
export type Player = {
	tracks: readonly Track[];
	/** The current track. It may no longer be in the list. */
	current: Track;
	status: AudioState;
	/** Whether the listener wants to play the track. Playback starts as soon as possible. */
	wantsToPlay: boolean;
	isLoading: boolean;
	/** Whether the listener has used the player. A new list then does not change the current track. */
	isStarted: boolean;
	/** Number of times that audio was loaded. Increases for another track and for a retry. */
	load: number;
	/** Current time in seconds. */
	time: number;
	/** Duration in seconds; 0 if unknown. */
	duration: number;
	rate: number;
	/** Volume from 0 to 1. */
	volume: number;
};

export type PlayerEvent =
	/** The listener clicked a track. `at` is the saved position in this track, in seconds. */
	| { type: 'press'; track: Track; at: number }
	| { type: 'play' | 'pause' }
	| { type: 'media'; event: AudioEvent | 'waiting'; isPaused: boolean }
	| { type: 'time'; time: number; duration: number }
	/** Seeks to a time (`time`) or by a number of seconds (`by`). */
	| { type: 'seek'; time: number }
	| { type: 'seek'; by: number }
	/** A link to a time in an episode was opened. Seeks to this time; the player stays playing or paused. */
	| { type: 'moment'; track: Track; time: number }
	| { type: 'rate'; rate: number }
	| { type: 'volume'; volume: number }
	| { type: 'tracks'; tracks: readonly Track[] };

/** Creates a paused player at a position in the first track. */
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

/** Lifetime of a page's list in seconds. Equal to the lifetime of the server's copy of the feed. */
export const LIST_LIFETIME_SECONDS = 1800;

/**
 * Whether a page's list may be outdated because the page was cached. Both times are in seconds; `checked` is 0 if the
 * feed was never checked.
 */
export function isStale( checked: number, now: number ): boolean {
	return ! ( checked > 0 ) || now - checked > LIST_LIFETIME_SECONDS;
}

/**
 * Parses the response with a list's version, in the endpoint and in the view script. Does not use `wire`, which would
 * make the script too large.
 */
export const refreshResponse: Parser< {
	/** Whether the site will fetch the feed soon, so that a newer list may follow. */
	pending: boolean;
	/** Version of the newest list; empty if the feed was never fetched. */
	version: string;
} > = {
	read( raw ) {
		const { pending, version } = Object( raw );
		if ( typeof version !== 'string' ) {
			throw new TypeError( 'the answer: expected version' );
		}
		return { pending: pending === true, version };
	},
};
