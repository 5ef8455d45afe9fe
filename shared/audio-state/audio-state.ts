/** What an audio player is doing, as its visitor sees it. */
export const AUDIO_STATES = [ 'playing', 'paused', 'error' ] as const;

export type AudioState = ( typeof AUDIO_STATES )[ number ];

/** The events of a media element that change its state. */
export const AUDIO_EVENTS = [
	'play',
	'playing',
	'pause',
	'ended',
	'error',
	'loadstart',
] as const;

export type AudioEvent = ( typeof AUDIO_EVENTS )[ number ];
