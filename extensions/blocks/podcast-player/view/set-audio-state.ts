import { AUDIO_STATES, type AudioState } from '../rules/audio-state';

/** Shows a state as a class, `is-playing`, `is-paused` or `is-error`: always exactly one of them; null takes all away. */
export function setAudioState( root: Element, state: AudioState | null ): void {
	for ( const name of AUDIO_STATES ) {
		root.classList.toggle( `is-${ name }`, name === state );
	}
}
