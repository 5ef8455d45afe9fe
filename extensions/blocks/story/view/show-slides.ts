import { lendAttributes } from '#shared/view';
import type { PlayerEvent, PlayerState } from '../rules/player';
import { BLUR_DEVIATION, type StorySettings } from '../rules/settings';
import { isVideo, part } from './parts';
import type { RenderedSlide } from './rendered-story';

type Shown = {
	show( state: PlayerState, isNewVisit: boolean ): void;
	/** Returns the event for elapsed time: `tick` for an image, `position` for a video. */
	progress( state: PlayerState, ms: number ): PlayerEvent;
};

/**
 * Shows one slide at a time. Loads the images of the current and the next slide. A video loads when it plays, except
 * for its first frame.
 */
export function showSlides(
	stage: HTMLElement,
	slides: readonly RenderedSlide[],
	settings: StorySettings,
	dispatch: ( event: PlayerEvent ) => void,
	signal: AbortSignal
): Shown {
	const doc = stage.ownerDocument;
	const background = part( doc, 'div', 'background', {
		'aria-hidden': 'true',
	} );
	const failed = new Set< Element >();
	let current = 0;
	let isPlaying = false;

	if ( settings.blurredBackground ) {
		background.style.filter = `blur(${ BLUR_DEVIATION }px)`;
		stage.prepend( background );
		signal.addEventListener( 'abort', () => background.remove() );
	}
	lendAttributes(
		stage,
		{
			style: `--dovetail-story-crop:${ settings.cropUpTo }`,
		},
		signal
	);
	slides.forEach( ( { item, media, type, ratio }, index ) => {
		lendAttributes( item, { hidden: '' }, signal );
		const side = crop(
			ratio,
			settings.defaultAspectRatio,
			settings.cropUpTo
		);
		if ( side ) {
			item.classList.add( side );
			signal.addEventListener( 'abort', () =>
				item.classList.remove( side )
			);
		}
		if ( ! media ) {
			return;
		}
		const on = ( name: string, event: PlayerEvent ) =>
			media.addEventListener(
				name,
				() => index === current && dispatch( event ),
				{ signal }
			);
		if ( type === 'video' ) {
			lendAttributes( media, { controls: null }, signal );
			on( 'ended', { type: 'video-ended' } );
			on( 'waiting', { type: 'media', media: 'loading' } );
			on( 'loadeddata', { type: 'media', media: 'ready' } );
			on( 'playing', { type: 'media', media: 'ready' } );
		} else {
			lendAttributes( media, { loading: 'lazy' }, signal );
			on( 'load', { type: 'media', media: 'ready' } );
		}
		media.addEventListener( 'error', () => failed.add( media ), {
			signal,
		} );
		on( 'error', { type: 'media', media: 'failed' } );
	} );
	signal.addEventListener( 'abort', () =>
		slides.forEach( ( { media } ) => isVideo( media ) && media.pause() )
	);

	/** Returns the current loading state of the media, because the load event may already have fired. */
	function knownState(
		media: RenderedSlide[ 'media' ] | undefined
	): 'ready' | 'failed' | null {
		if ( ! media ) {
			return 'ready';
		}
		if ( failed.has( media ) ) {
			return 'failed';
		}
		if ( isVideo( media ) || ! media.complete ) {
			return null;
		}
		return media.naturalWidth ? 'ready' : 'failed';
	}

	function begin(): void {
		slides.forEach( ( { item, media }, index ) => {
			item.hidden = index !== current;
			if ( isVideo( media ) ) {
				media.pause();
				if ( media.readyState ) {
					media.currentTime = 0;
				}
			}
		} );
	}

	function want( index: number ): void {
		const media = slides[ index ]?.media;
		if ( isVideo( media ) ) {
			// Without a poster, the video shows its first frame.
			if (
				index === current &&
				! media.poster &&
				media.preload === 'none'
			) {
				lendAttributes( media, { preload: 'metadata' }, signal );
			}
		} else if ( media && media.loading !== 'eager' ) {
			media.loading = 'eager';
		}
	}

	/** Starts a video. Ignores a rejected promise if the video was paused, or if the error is shown elsewhere. */
	function start( video: HTMLVideoElement ): void {
		video.play().catch( ( error: unknown ) => {
			if (
				Object( error ).name === 'NotAllowedError' &&
				isPlaying &&
				! signal.aborted &&
				slides[ current ]?.media === video
			) {
				dispatch( { type: 'refused' } );
			}
		} );
	}

	/**
	 * Draws the background from the loaded image or the poster. Keeps the old background until the new image has
	 * loaded.
	 */
	function drawBackground(
		media: RenderedSlide[ 'media' ] | undefined,
		state: PlayerState
	): void {
		if ( isVideo( media ) || state.media !== 'loading' ) {
			const picture = isVideo( media ) ? media.poster : media?.currentSrc;
			background.style.backgroundImage = picture
				? `url(${ JSON.stringify( picture ) })`
				: '';
		}
	}

	return {
		progress( { media }, ms ) {
			const video = slides[ current ]?.media;
			return isVideo( video ) && media !== 'failed'
				? {
						type: 'position',
						progress:
							( video.currentTime / video.duration ) * 100 || 0,
					}
				: { type: 'tick', ms };
		},
		show( state, isNewVisit ) {
			isPlaying = state.playing;
			current = state.slide;
			if ( isNewVisit ) {
				begin();
			}
			want( current + 1 );
			want( current );
			const media = slides[ current ]?.media;
			const known = knownState( media );
			if ( isVideo( media ) ) {
				media.volume = settings.volume;
				media.muted = state.muted;
				if ( ! isPlaying ) {
					media.pause();
				} else if ( media.paused && known !== 'failed' ) {
					start( media );
				}
			}
			drawBackground( media, state );
			if ( state.media === 'loading' && known ) {
				dispatch( { type: 'media', media: known } );
			}
		},
	};
}

/**
 * Decides how media fits the frame. Media with nearly the frame's aspect ratio is shown whole. Otherwise, the
 * stylesheet crops at most the share `cropUpTo`.
 *
 * @param ratio    Aspect ratio of the media: width divided by height. If NaN (unknown), the media is shown whole.
 * @param target   Aspect ratio of the frame.
 * @param cropUpTo Maximum difference of the ratios for which the media is shown whole.
 */
export function crop(
	ratio: number,
	target: number,
	cropUpTo: number
): 'wide-crop' | 'narrow-crop' | null {
	// Ratios have four digits, and floating-point subtraction is imprecise: 0.7625 - 0.5625 is slightly more than 0.2.
	const difference = Math.round( ( ratio - target ) * 10_000 ) / 10_000;
	if ( difference > cropUpTo ) {
		return 'wide-crop';
	}
	return difference < -cropUpTo ? 'narrow-crop' : null;
}
