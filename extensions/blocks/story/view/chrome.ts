import { format, lendAttributes } from '#shared/view';
import { canPlay, type PlayerEvent, type PlayerState } from '../rules/player';
import type { viewMessages } from '../view-messages';
import { button, part, showButton } from './parts';
import type { RenderedSlide } from './rendered-story';

type Chrome = {
	show( state: PlayerState ): void;
	announce( state: PlayerState ): void;
};

/**
 * The player's controls. In fullscreen, the close button and the bars are at the top; the other buttons are at the
 * bottom. The status line is inside the player, because screen readers ignore live regions outside a modal element.
 */
export function addChrome(
	stage: HTMLElement,
	slides: readonly RenderedSlide[],
	strings: Readonly< Record< keyof typeof viewMessages, string > >,
	dispatch: ( event: PlayerEvent ) => void,
	{ signal, isPreview }: { signal: AbortSignal; isPreview: boolean }
): Chrome {
	const doc = stage.ownerDocument;
	const act = ( name: string, event: PlayerEvent ) =>
		button( doc, name, () => dispatch( event ), signal );

	const exit = act( 'button', { type: 'fullscreen', isOn: false } );
	const header = part( doc, 'div', 'header', {}, exit );
	const bars = addBars( doc, slides.length, strings, dispatch, signal );
	const count = part( doc, 'p', 'count', { 'aria-hidden': 'true' } );
	const top = part( doc, 'div', 'top', {}, header, bars.element, count );

	const previous = act( 'button', { type: 'previous' } );
	const play = act( 'play', { type: 'toggle' } );
	const next = act( 'button', { type: 'next' } );
	const mute = act( 'button', { type: 'mute' } );
	const enter = act( 'button', { type: 'fullscreen', isOn: true } );
	const note = part( doc, 'p', 'note', {}, strings.reducedMotion );
	const status = part( doc, 'p', 'status', { role: 'status' } );
	const failure = part( doc, 'p', 'failure', {}, strings.failed );
	const controls = part(
		doc,
		'div',
		'controls',
		{},
		mute,
		previous,
		play,
		next,
		enter
	);
	const bottom = part( doc, 'div', 'bottom', {}, note, controls );

	showButton( exit, strings.exitFullscreen, 'exit' );
	showButton( enter, strings.enterFullscreen, 'enter' );
	showButton( previous, strings.previous, 'previous' );
	showButton( next, strings.next, 'next' );
	lendAttributes(
		stage,
		{ role: 'group', 'aria-label': strings.story, tabindex: '-1' },
		signal
	);
	stage.prepend( top );
	stage.append( failure, bottom, status );
	signal.addEventListener( 'abort', () => {
		[ top, failure, bottom, status ].forEach( ( each ) => each.remove() );
		stage.classList.remove( 'is-playing', 'is-loading', 'is-fullscreen' );
	} );

	const nameOf = ( { slide, types }: PlayerState ) => {
		const alt = slides[ slide ]?.alt ?? '';
		return format(
			alt ? strings.slideOfWithText : strings.slideOf,
			slide + 1,
			types.length,
			alt
		);
	};
	return {
		show( state ) {
			const { playing, muted, fullscreen, reduced, media, settings } =
				state;
			const isLoading = playing && media === 'loading';
			if ( isLoading && ! stage.classList.contains( 'is-loading' ) ) {
				status.textContent = format( strings.loading, nameOf( state ) );
			}
			stage.classList.toggle( 'is-playing', playing );
			stage.classList.toggle( 'is-loading', isLoading );
			stage.classList.toggle( 'is-fullscreen', fullscreen );
			bars.show( state );
			count.textContent = `${ state.slide + 1 } / ${ slides.length }`;
			count.hidden = ! settings.showSlideCount;
			header.hidden = ! fullscreen;
			enter.hidden = fullscreen || isPreview;
			play.hidden = ! canPlay( state );
			mute.hidden = ! state.types.includes( 'video' );
			note.hidden = ! reduced || slides.length < 2;
			failure.hidden = media !== 'failed';
			const action = playing ? 'pause' : 'play';
			showButton( play, strings[ action ], action );
			showButton(
				mute,
				muted ? strings.unmute : strings.mute,
				muted ? 'muted' : 'loud'
			);
		},
		announce( state ) {
			status.textContent = nameOf( state );
		},
	};
}

/**
 * Adds the progress bars: one button per slide. Bars of earlier slides are full, and the current one shows the
 * progress.
 */
function addBars(
	doc: Document,
	length: number,
	strings: Readonly< Record< keyof typeof viewMessages, string > >,
	dispatch: ( event: PlayerEvent ) => void,
	signal: AbortSignal
): { element: HTMLElement; show( state: PlayerState ): void } {
	const bars = Array.from( { length }, ( _, slide ) => {
		const fill = part( doc, 'span', 'fill' );
		const bar = button(
			doc,
			'bar',
			() => dispatch( { type: 'go', slide } ),
			signal
		);
		bar.append( part( doc, 'span', 'track', {}, fill ) );
		return { bar, fill };
	} );
	const element = part(
		doc,
		'div',
		'bars',
		{ role: 'group', 'aria-label': strings.slides },
		...bars.map( ( { bar } ) => bar )
	);
	return {
		element,
		show( { slide, progress, reduced } ) {
			bars.forEach( ( { bar, fill }, index ) => {
				const isCurrent = index === slide;
				const done =
					index < slide || ( isCurrent && reduced )
						? 100
						: isCurrent && progress;
				fill.style.inlineSize = `${ Number( done ) }%`;
				bar.setAttribute(
					'aria-label',
					format(
						isCurrent ? strings.slideSelected : strings.slide,
						index + 1
					)
				);
				bar.setAttribute( 'aria-current', String( isCurrent ) );
			} );
		},
	};
}
