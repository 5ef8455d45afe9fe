/** What an audio player is doing, as its visitor sees it. */
export const AUDIO_STATES = [ 'playing', 'paused', 'error' ] as const;

export type AudioState = ( typeof AUDIO_STATES )[ number ];

/** The events of a media element that change its state. */
export type AudioEvent =
	'play' | 'playing' | 'pause' | 'ended' | 'error' | 'loadstart';

/**
 * The state after an event. An error stays until something new is loaded or sound is really heard: a browser may
 * still report play and pause on a file that cannot be played.
 *
 * @param state    the state before
 * @param event    the event's type
 * @param isPaused whether the media element says that it is paused
 */
export function nextAudioState(
	state: AudioState,
	event: AudioEvent,
	isPaused: boolean
): AudioState {
	switch ( event ) {
		case 'error':
			return 'error';
		case 'playing':
			return 'playing';
		case 'loadstart':
			return isPaused ? 'paused' : 'playing';
		case 'play':
			return state === 'error' ? 'error' : 'playing';
		case 'pause':
		case 'ended':
			return state === 'error' ? 'error' : 'paused';
	}
}
