import { drawing } from '#shared/view';
import { CAPTION_CLASS, ROOT_CLASS } from '../markup';
import type { PlayerState } from '../rules/player';
import type { viewMessages } from '../view-messages';
import { button, isVideo, part } from './parts';
import type { RenderedSlide } from './rendered-story';

/** Icon for captions: a frame with two letters C. A diagonal line through it means that captions are hidden. */
const SHOWN =
	'M3 6h18v12H3zM10.5 10.5q-4-1-4 1.5t4 1.5M17.5 10.5q-4-1-4 1.5t4 1.5';
const HIDDEN = `${ SHOWN }M3 21 21 3`;

/**
 * Shows the captions of videos in a box above the buttons, until the visitor turns captions off.
 *
 * @return Updates the captions for a new state.
 */
export function addCaptions(
	stage: HTMLElement,
	slides: readonly RenderedSlide[],
	strings: Readonly< Record< keyof typeof viewMessages, string > >,
	signal: AbortSignal
): ( state: PlayerState ) => void {
	const doc = stage.ownerDocument;
	let areShown = true;
	const captions = slides.map( ( { media } ) =>
		isVideo( media ) && media.querySelector( 'track' )
			? captionsOf( media )
			: null
	);
	if ( ! captions.some( Boolean ) ) {
		return () => {};
	}
	const toggle = button(
		doc,
		'button',
		() => {
			areShown = ! areShown;
			draw();
		},
		signal
	);
	stage.querySelector( `.${ ROOT_CLASS }__controls` )?.prepend( toggle );

	function draw(): void {
		toggle.setAttribute(
			'aria-label',
			areShown ? strings.hideCaptions : strings.showCaptions
		);
		toggle.replaceChildren( drawing( doc, areShown ? SHOWN : HIDDEN ) );
		captions.forEach( ( draw_ ) => draw_?.() );
	}

	function captionsOf( video: HTMLVideoElement ): () => void {
		const [ track ] = video.textTracks;
		const box = part( doc, 'p', 'cues' );
		const figure = video.parentElement as HTMLElement;
		const written = figure.querySelector< HTMLElement >(
			`.${ CAPTION_CLASS }`
		);
		const holder = written ?? part( doc, 'div', 'caption' );
		holder.prepend( box );
		if ( ! written ) {
			figure.append( holder );
		}
		const show = () => {
			const words = Array.from( track?.activeCues ?? [], wordsOf );
			box.textContent = words.join( '\n' );
			box.hidden = ! areShown || ! words.length;
			if ( ! written ) {
				holder.hidden = box.hidden;
			}
		};
		if ( track ) {
			const before = track.mode;
			track.mode = 'hidden';
			track.addEventListener( 'cuechange', show, { signal } );
			signal.addEventListener( 'abort', () => {
				track.mode = before;
			} );
		}
		signal.addEventListener( 'abort', () => {
			( written ? box : holder ).remove();
		} );
		return show;
	}

	draw();
	return ( { slide } ) => {
		toggle.hidden = ! captions[ slide ];
	};
}

function wordsOf( cue: TextTrackCue ): string | null {
	return ( cue as VTTCue ).getCueAsHTML().textContent;
}
