import { drawing, element, format, lendAttributes } from '#shared/view';
import { ROOT_CLASS, TOGGLE_CLASS } from '../markup';
import type { playbackControl } from '../rules/playback';
import type { viewMessages } from '../view-messages';

/** Maximum number of dots. With more slides, a counter replaces the dots, because dots need space to be tapped. */
const MOST_DOTS = 12;

const ICONS = {
	previous: 'M14.6 6 13.5 5l-6.6 7 6.6 7 1.1-1L9 12z',
	next: 'M9.4 6l1.1-1 6.6 7-6.6 7-1.1-1L15 12z',
	playing: 'M8 6h2.5v12H8zm5.5 0H16v12h-2.5z',
	paused: 'M8.5 6v12l9-6z',
} as const;

type Actions = {
	next(): void;
	previous(): void;
	/** The first slide has index 0. */
	goTo( index: number ): void;
	toggle(): void;
};

type Controls = {
	showIndex( index: number ): void;
	showPlayback( control: ReturnType< typeof playbackControl > ): void;
};

/**
 * Adds the buttons below the images. In the document they come first, so that the pause button is reached before the
 * slides. When the signal aborts, they and the stage's name are removed.
 */
export function addControls(
	stage: HTMLElement,
	count: number,
	strings: Readonly< Record< keyof typeof viewMessages, string > >,
	signal: AbortSignal,
	actions: Actions
): Controls {
	const doc = stage.ownerDocument;
	const part = ( name: string ) => `${ ROOT_CLASS }__${ name }`;
	const button = (
		name: string,
		label: string,
		onClick: () => void,
		...children: Node[]
	) => {
		const made = element(
			doc,
			'button',
			{ type: 'button', class: part( name ), 'aria-label': label },
			...children
		);
		made.addEventListener( 'click', onClick, { signal } );
		return made;
	};

	const toggle = button( 'button', strings.pauseSlideshow, actions.toggle );
	toggle.classList.add( TOGGLE_CLASS );
	const dots =
		count > MOST_DOTS
			? []
			: Array.from( { length: count }, ( _, index ) =>
					button( 'dot', format( strings.goToSlide, index + 1 ), () =>
						actions.goTo( index )
					)
				);
	const position = element( doc, 'div', { class: part( 'dots' ) }, ...dots );
	const note = element( doc, 'p', { class: part( 'note' ) } );
	note.textContent = strings.reducedMotion;
	const controls = element(
		doc,
		'div',
		{ class: part( 'controls' ) },
		toggle,
		button(
			'button',
			strings.previousSlide,
			actions.previous,
			drawing( doc, ICONS.previous )
		),
		position,
		button(
			'button',
			strings.nextSlide,
			actions.next,
			drawing( doc, ICONS.next )
		),
		note
	);
	stage.prepend( controls );
	signal.addEventListener( 'abort', () => controls.remove() );
	lendAttributes(
		stage,
		{
			role: 'group',
			'aria-roledescription': strings.carousel,
			'aria-label': strings.slideshow,
		},
		signal
	);

	return {
		showIndex( index ) {
			if ( ! dots.length ) {
				position.textContent = `${ index + 1 } / ${ count }`;
			}
			dots.forEach( ( dot, at ) =>
				at === index
					? dot.setAttribute( 'aria-current', 'true' )
					: dot.removeAttribute( 'aria-current' )
			);
		},
		showPlayback( control ) {
			const isPlaying = control === 'playing';
			toggle.hidden = ! isPlaying && control !== 'paused';
			toggle.setAttribute(
				'aria-label',
				isPlaying ? strings.pauseSlideshow : strings.playSlideshow
			);
			toggle.replaceChildren(
				drawing( doc, isPlaying ? ICONS.playing : ICONS.paused )
			);
			note.hidden = control !== 'reduced';
		},
	};
}
