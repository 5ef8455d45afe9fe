import {
	announce,
	format,
	lendAttributes,
	onReducedMotionChange,
	prefersReducedMotion,
	viewStrings,
	windowOf,
	drawing,
	element,
} from '#shared/view';
import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import {
	CAPTION_SELECTOR,
	fromStage,
	IMAGE_CLASS,
	LIST_CLASS,
	SHOW_EVENT,
	SLIDE_CLASS,
	START_ATTRIBUTE,
	ROOT_CLASS,
	TOGGLE_CLASS,
} from '../markup';
import { viewMessages } from '../view-messages';
import { turnOfKey, startPlayback, type playbackControl } from './autoplay';

/** Duration of a transition, unless the visitor prefers reduced motion. */
const TRANSITION_MS = 400;

/**
 * Creates the slideshow. This code is in the same chunk as the library. Plain buttons and lists replace the library's
 * modules for buttons, dots, keyboard, autoplay and screen readers, because those modules add roles that break lists,
 * override Page Down, and announce slides during autoplay.
 */
export function play(
	stage: HTMLElement,
	list: HTMLElement,
	signal: AbortSignal
): void {
	const doc = stage.ownerDocument;
	const win = windowOf( stage );
	const strings = viewStrings( 'slideshow', viewMessages, doc );
	const slides = Array.from( list.children ) as HTMLElement[];
	const transition = () =>
		prefersReducedMotion( win ) ? 0 : TRANSITION_MS;

	const swiper = new Swiper( stage, {
		modules: [ EffectFade ],
		effect: fromStage( stage ).effect,
		// Fade out the previous image, which would otherwise be visible beside a narrower image.
		fadeEffect: { crossFade: true },
		loop: true,
		// Let two quick clicks move by two slides.
		loopPreventsSliding: false,
		speed: transition(),
		initialSlide: firstIndex( stage, list ),
		lazyPreloadPrevNext: 1,
		// Turn this off: otherwise, the library leaves a class in the document.
		maxBackfaceHiddenSlides: 0,
		wrapperClass: LIST_CLASS,
		slideClass: SLIDE_CLASS,
		slideActiveClass: 'is-active',
		containerModifierClass: 'is-',
		// Let a press on a caption select its text, or set the cursor in the editor, instead of swiping.
		noSwipingSelector: CAPTION_SELECTOR,
		touchStartPreventDefault: false,
	} );
	signal.addEventListener( 'abort', () => {
		if ( ! swiper.destroyed ) {
			swiper.destroy();
		}
	} );
	const reveal = describeSlides( list, slides, strings, signal );

	const turn = {
		next: () => void swiper.slideNext(),
		previous: () => void swiper.slidePrev(),
	};
	const controls = addControls( stage, slides.length, strings, signal, {
		...turn,
		goTo: ( index ) => void swiper.slideToLoop( index ),
		toggle: () => autoplay.toggle(),
	} );
	const autoplay = startPlayback( stage, signal, {
		onTick: turn.next,
		onChange: controls.showPlayback,
	} );

	const tell = ( detail: number ) =>
		stage.dispatchEvent( new win.CustomEvent( SHOW_EVENT, { detail } ) );
	const show = () => {
		const index = swiper.realIndex;
		controls.showIndex( index );
		const sentence = reveal( index );
		keepFocus( stage, slides[ index ], signal );
		if ( ! autoplay.isRunning() ) {
			announce( doc, sentence );
		}
		autoplay.restart();
		tell( index );
	};
	controls.showIndex( swiper.realIndex );
	reveal( swiper.realIndex );
	tell( swiper.realIndex );
	swiper.on( 'realIndexChange', show );

	onReducedMotionChange(
		win,
		() => {
			swiper.params.speed = transition();
		},
		signal
	);
	stage.addEventListener(
		'keydown',
		( event ) => {
			const direction = isForSlides( event )
				? turnOfKey( event.key, swiper.rtl )
				: null;
			if ( direction ) {
				event.preventDefault();
				turn[ direction ]();
			}
		},
		{ signal }
	);
	// Prevent the browser from dragging an image or link, which would end the swipe.
	list.addEventListener( 'dragstart', ( event ) => event.preventDefault(), {
		signal,
	} );
}

/**
 * Returns the index of the first slide to show: the one that the editor showed before, or the one that the visitor has
 * scrolled to.
 */
function firstIndex( stage: HTMLElement, list: HTMLElement ): number {
	const given = Number( stage.getAttribute( START_ATTRIBUTE ) );
	const scrolled = Math.abs( list.scrollLeft ) / list.clientWidth;
	const index = given || Math.round( scrolled ) || 0;
	return Math.max( 0, Math.min( index, list.children.length - 1 ) );
}

/** Whether the slideshow handles a key press. It ignores keys with a modifier and keys typed in a field. */
function isForSlides( event: KeyboardEvent ): boolean {
	return (
		! event.defaultPrevented &&
		! event.altKey &&
		! event.ctrlKey &&
		! event.metaKey &&
		! event.shiftKey &&
		! ( event.target as Element ).closest(
			'input, select, textarea, [contenteditable="true"]'
		)
	);
}

/**
 * Describes the slides to assistive technology. Makes hidden slides inert, so that links in their captions get no
 * focus. Reverts both when the signal aborts.
 *
 * @return Makes one slide accessible and returns the text that describes its position.
 */
function describeSlides(
	list: HTMLElement,
	slides: readonly HTMLElement[],
	strings: Readonly< Record< keyof typeof viewMessages, string > >,
	signal: AbortSignal
): ( index: number ) => string {
	// Remove the list roles, because screen readers would count only one item, and the figures already announce their
	// position.
	[ list, ...slides ].forEach( ( item ) =>
		lendAttributes( item, { role: 'none' }, signal )
	);
	slides.forEach( ( slide, index ) =>
		slide.querySelectorAll( 'figure' ).forEach( ( figure ) =>
			lendAttributes(
				figure,
				{
					'aria-roledescription': strings.slide,
					'aria-label': format(
						strings.slideOf,
						index + 1,
						slides.length
					),
				},
				signal
			)
		)
	);
	signal.addEventListener( 'abort', () =>
		slides.forEach( ( slide ) => slide.removeAttribute( 'inert' ) )
	);

	return ( index ) => {
		slides.forEach( ( slide, at ) =>
			slide.toggleAttribute( 'inert', at !== index )
		);
		const text = textOf( slides[ index ] );
		return format(
			text ? strings.slideOfWithText : strings.slideOf,
			index + 1,
			slides.length,
			text
		);
	};
}

/**
 * Moves the focus out of a slide that has become inert: to the first control of the current slide, or else to the
 * stage. Otherwise, the browser moves it to the page, where arrow keys do not change slides.
 */
function keepFocus(
	stage: HTMLElement,
	slide: HTMLElement | undefined,
	signal: AbortSignal
): void {
	if ( ! stage.querySelector( '[inert] :focus' ) ) {
		return;
	}
	const control = slide?.querySelector< HTMLElement >( 'a, button' );
	if ( ! control ) {
		stage.tabIndex = -1;
		signal.addEventListener( 'abort', () =>
			stage.removeAttribute( 'tabindex' )
		);
	}
	( control ?? stage ).focus( { preventScroll: true } );
}

function textOf( slide: HTMLElement | undefined ): string {
	const alt = slide
		?.querySelector( `.${ IMAGE_CLASS }` )
		?.getAttribute( 'alt' );
	const caption = slide?.querySelector( CAPTION_SELECTOR )?.textContent;
	return ( alt || caption || '' ).trim();
}

/** Maximum number of dots. With more slides, a counter replaces the dots, because dots need space to be tapped. */
const MAX_DOTS = 12;

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
 * Adds the buttons below the images. In the document, the buttons come first, so that the keyboard reaches the pause
 * button before the slides. When the signal aborts, removes the buttons and the stage's name.
 */
function addControls(
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
		count > MAX_DOTS
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
