import { ROOT_CLASS } from '../markup';
import {
	AUDIO_EVENTS_OF_PLAYER,
	type PlayerEvent,
	type Track,
} from '../rules/player-state';
import { element } from './controls';

/** The audio. */
export type Sound = {
	element: HTMLAudioElement;
	/** Stops what is heard, and makes a place in a track ready to be played; nothing is fetched before it is. */
	aim( track: Track, time: number ): void;
	/** Whether it is this track that would be heard. */
	isAimedAt( track: Track ): boolean;
	play(): void;
};

/** The one audio element of a player: what happens to it becomes events. */
export function soundOf(
	doc: Document,
	signal: AbortSignal,
	dispatch: ( event: PlayerEvent ) => void
): Sound {
	const audio = element( doc, 'audio', '', { preload: 'none' } );
	AUDIO_EVENTS_OF_PLAYER.forEach( ( event ) =>
		audio.addEventListener(
			event,
			() => dispatch( { type: 'media', event, isPaused: audio.paused } ),
			{ signal }
		)
	);

	// One player at a time; what is played by the browser's own controls counts too.
	doc.addEventListener(
		'play',
		( { target } ) => {
			if (
				target !== audio &&
				! audio.paused &&
				( target as Element ).closest( `.${ ROOT_CLASS }` )
			) {
				audio.pause();
			}
		},
		{ signal, capture: true }
	);
	signal.addEventListener( 'abort', () => {
		audio.pause();
		audio.removeAttribute( 'src' );
		audio.load();
	} );

	return {
		element: audio,
		aim( { src }, time ) {
			if ( ! audio.paused ) {
				audio.pause();
			}
			audio.src = src;
			// Before anything is fetched this is where it will begin.
			audio.currentTime = time;
		},
		isAimedAt: ( { src } ) => audio.getAttribute( 'src' ) === src,
		play() {
			audio.play()?.catch( ( { name } ) => {
				if ( name === 'NotAllowedError' ) {
					dispatch( { type: 'pause' } );
				}
			} );
		},
	};
}
