import { ROOT_CLASS } from '../markup';
import {
	AUDIO_EVENTS_OF_PLAYER,
	type PlayerEvent,
	type Track,
} from '../rules/player-state';
import { element } from './controls';

/** The audio element of the player, and its actions. */
export type Sound = {
	element: HTMLAudioElement;
	/** Stops the audio and prepares a track at a position. Loads nothing before playback. */
	aim( track: Track, time: number ): void;
	isAimedAt( track: Track ): boolean;
	play(): void;
};

/** Creates the player's only audio element, and turns its events into player events. */
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

	// Pause when other audio of a podcast player starts, including audio with the browser's native controls.
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
			// Set the start position before anything loads.
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
