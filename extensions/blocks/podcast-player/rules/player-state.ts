/** An episode, as plain text. All URLs are http or https. */
export type Track = {
	/** The same for as long as the episode is in the feed. */
	id: string;
	title: string;
	/** The episode's own page; empty without one. */
	link: string;
	/** URL of the audio. */
	src: string;
	/** Seconds; 0 when the feed does not say. */
	duration: number;
	/** When it came out and how long it is, in words. */
	about: string;
	/** What the server has drawn of it: show notes, chapters and the like are taken from here and come back. */
	item: Element;
};

export type Podcast = {
	title: string;
	/** HTML: cover and title, as the page draws them. */
	header: string;
	/** HTML: the first ten episodes in the podcast's own order, as the page draws them. */
	list: string;
	/** HTML: the first ten from the other end. */
	reverse: string;
};

/** States of the audio for listeners. */
export const AUDIO_STATES = [ 'playing', 'paused', 'error' ] as const;

export type AudioState = ( typeof AUDIO_STATES )[ number ];

/** The events of a media element that change its state. */
export type AudioEvent =
	'play' | 'playing' | 'pause' | 'ended' | 'error' | 'loadstart';

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

/** Available speeds. */
export const RATES = [ 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2 ] as const;

/** The player as its listener sees it. */
export type Player = {
	tracks: readonly Track[];
	/** The one that plays, or that would. It may have left the list since. */
	current: Track;
	status: AudioState;
	/** Whether the listener wants audio; it follows as soon as it can. */
	wantsToPlay: boolean;
	isLoading: boolean;
	/** Whether the listener has done something: then a new list does not change the current episode. */
	isStarted: boolean;
	/** Counts the times that the sound is loaded anew: another track, or another try. */
	load: number;
	/** In seconds. */
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
	/** To a place, or by so many seconds. */
	| { type: 'seek'; time: number }
	| { type: 'seek'; by: number }
	/** A link to a moment: waits there, or continues from there during playback. */
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
