import { AUDIO_EVENTS, type AudioState } from './audio-state';
import { nextAudioState } from './next-audio-state';
import { setAudioState } from './set-audio-state';

/** `HTMLMediaElement.NETWORK_NO_SOURCE`: every source has been tried and none can be played. */
const NO_SOURCE = 3;

/**
 * Keeps the class of a player's root in step with its media element, from now on until the signal aborts, which
 * takes the class away.
 *
 * @param audio  the element whose events are followed
 * @param root   the element that carries the class
 * @param signal ends it
 */
export function trackAudioState(
	audio: HTMLMediaElement,
	root: Element,
	signal: AbortSignal
): void {
	if ( signal.aborted ) {
		return;
	}
	let state = presentState( audio );
	setAudioState( root, state );

	for ( const name of AUDIO_EVENTS ) {
		audio.addEventListener(
			name,
			( { target } ) => {
				// One of several sources that fails is no error yet, the last one is.
				if ( target === audio || target === lastSource( audio ) ) {
					state = nextAudioState( state, name, audio.paused );
					setAudioState( root, state );
				}
			},
			// A source's error does not bubble: it is met on its way down.
			{ signal, capture: true }
		);
	}
	signal.addEventListener( 'abort', () => setAudioState( root, null ), {
		once: true,
	} );
}

function presentState( audio: HTMLMediaElement ): AudioState {
	if ( audio.error || audio.networkState === NO_SOURCE ) {
		return 'error';
	}
	return audio.paused ? 'paused' : 'playing';
}

function lastSource( audio: HTMLMediaElement ): Element | undefined {
	return [ ...audio.querySelectorAll( 'source' ) ].at( -1 );
}
