import {
	AUDIO_EVENTS_OF_PLAYER,
	type Player,
	type PlayerEvent,
} from '../rules/player';
import { ROOT_CLASS } from '../markup';
import { element } from './element';

/** What is heard. */
export type Sound = {
	element: HTMLAudioElement;
	/** Does what a change of the state asks for. */
	follow( before: Player, now: Player, event: PlayerEvent ): void;
};

/** The one audio element of a player: it follows the state, and what happens to it becomes events. */
export function soundOf(
	stage: HTMLElement,
	first: Player,
	signal: AbortSignal,
	dispatch: ( event: PlayerEvent ) => void
): Sound {
	const doc = stage.ownerDocument;
	const audio = element( doc, 'audio', {
		preload: 'none',
		src: first.current.src,
	} );
	let state = first;
	signal.addEventListener( 'abort', () => {
		audio.pause();
		audio.removeAttribute( 'src' );
		audio.load();
	} );

	for ( const event of AUDIO_EVENTS_OF_PLAYER ) {
		audio.addEventListener(
			event,
			() => dispatch( { type: 'media', event, isPaused: audio.paused } ),
			{ signal }
		);
	}
	const tell = () => {
		if ( audio.readyState > 0 ) {
			dispatch( {
				type: 'time',
				time: audio.currentTime,
				duration: Number.isFinite( audio.duration )
					? audio.duration
					: 0,
			} );
		}
	};
	audio.addEventListener(
		'loadedmetadata',
		() => {
			if ( state.time > 0 ) {
				audio.currentTime = state.time;
			}
			tell();
		},
		{ signal }
	);
	audio.addEventListener( 'timeupdate', tell, { signal } );

	// One player at a time; what is played by the browser's own controls counts too.
	doc.addEventListener(
		'play',
		( { target } ) => {
			if (
				target !== audio &&
				( target as Element ).closest( `.${ ROOT_CLASS }` )
			) {
				dispatch( { type: 'pause' } );
			}
		},
		{ signal, capture: true }
	);

	const play = () =>
		audio.play()?.catch( ( { name } ) => {
			if ( name === 'NotAllowedError' ) {
				dispatch( { type: 'pause' } );
			}
		} );
	return {
		element: audio,
		follow( before, now, { type } ) {
			state = now;
			const isAnother = now.load !== before.load;
			if ( isAnother ) {
				audio.pause();
				audio.src = now.current.src;
			}
			audio.defaultPlaybackRate = audio.playbackRate = now.rate;
			audio.volume = now.volume;
			if (
				! isAnother &&
				( type === 'seek' || type === 'moment' ) &&
				audio.readyState > 0
			) {
				audio.currentTime = now.time;
			}
			if ( now.wantsToPlay && ( isAnother || ! before.wantsToPlay ) ) {
				// The event of a sound that plays already is no wish.
				if ( audio.paused ) {
					void play();
				}
			} else if ( ! now.wantsToPlay && ! audio.paused ) {
				audio.pause();
			}
		},
	};
}
