import {
	element,
	format,
	onReducedMotionChange,
	prefersReducedMotion,
	viewStrings,
	whileInViewport,
	windowOf,
	type Behavior,
} from '#shared/view';
import { DEFAULT_TITLE, ROOT_CLASS } from './markup';
import {
	AT_REST,
	isPlaying,
	playback,
	type PlaybackEvent,
} from './rules/playback';
import { viewMessages } from './view-messages';

/**
 * Plays the site's own GIF automatically, unless the visitor prefers reduced motion. A button pauses the GIF. A video
 * plays while it is visible. An animated image cannot be paused, so its first frame is drawn over it.
 */
export const ownPlayer: Behavior = ( root, signal ) => {
	const video = root.querySelector( 'video' );
	const picture = root.querySelector( 'img' );
	if ( ! video && ! picture ) {
		return;
	}
	const doc = root.ownerDocument;
	const win = windowOf( root );
	const strings = viewStrings( 'gif', viewMessages, doc );
	const name = picture?.alt || video?.ariaLabel || DEFAULT_TITLE;
	const button = element( doc, 'button', {
		type: 'button',
		class: `${ ROOT_CLASS }__button`,
	} );
	const still = element( doc, 'canvas', { 'aria-hidden': 'true' } );
	let state = playback( AT_REST, { isAgreed: true } );
	let isInSight = false;

	const draw = async () => {
		await picture?.decode();
		if ( picture && ! isPlaying( state ) && ! signal.aborted ) {
			still.width = picture.naturalWidth;
			still.height = picture.naturalHeight;
			still.getContext( '2d' )?.drawImage( picture, 0, 0 );
			root.append( still );
		}
	};
	const dispatch = ( event: PlaybackEvent ) => {
		state = playback( state, event );
		const isOn = isPlaying( state );
		button.classList.toggle( 'is-paused', ! isOn );
		button.ariaLabel = format( isOn ? strings.pause : strings.play, name );
		if ( ! video ) {
			still.remove();
			// Ignore an image that failed to load.
			draw().catch( () => {} );
		} else if ( isOn && isInSight ) {
			// Power-saving browsers may reject the request to play. The first frame then stays visible.
			video.play().catch( () => {} );
		} else {
			video.pause();
		}
	};
	root.append( button );
	if ( video ) {
		video.controls = false;
		video.muted = true;
		whileInViewport(
			video,
			( isVisible ) => {
				isInSight = isVisible;
				dispatch( {} );
			},
			{ signal }
		);
	}
	button.addEventListener( 'click', () => dispatch( 'toggle' ), { signal } );
	const handleMotion = ( isReduced: boolean ) => dispatch( { isReduced } );
	handleMotion( prefersReducedMotion( win ) );
	onReducedMotionChange( win, handleMotion, signal );
	signal.addEventListener( 'abort', () => {
		button.remove();
		still.remove();
		if ( video ) {
			video.pause();
			video.controls = true;
		}
	} );
};
