import type { AudioEvent, AudioState } from './audio-state';

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
