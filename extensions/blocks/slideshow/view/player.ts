import {
	announce,
	format,
	lendAttributes,
	onReducedMotionChange,
	prefersReducedMotion,
	viewStrings,
	windowOf,
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
} from '../markup';
import { turnOfKey } from '../rules/playback';
import { viewMessages } from '../view-messages';
import { addControls } from './controls';
import { startPlayback } from './start-playback';

/** Milliseconds of a transition; 0 for visitors who prefer reduced motion. */
const TRANSITION_MS = 400;

/**
 * The slideshow itself, in the chunk with the library. Plain buttons and lists replace the library's modules for
 * buttons, dots, keyboard, autoplay and screen readers: those add roles that break lists, override Page Down, and
 * announce slides during autoplay.
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
		// Otherwise the previous image would be visible beside a narrower one.
		fadeEffect: { crossFade: true },
		loop: true,
		// Two quick clicks move by two slides.
		loopPreventsSliding: false,
		speed: transition(),
		initialSlide: firstIndex( stage, list ),
		lazyPreloadPrevNext: 1,
		// Otherwise the library would leave its class in the document.
		maxBackfaceHiddenSlides: 0,
		wrapperClass: LIST_CLASS,
		slideClass: SLIDE_CLASS,
		slideActiveClass: 'is-active',
		containerModifierClass: 'is-',
		// A press on a caption selects its text, or sets the cursor in the editor, instead of swiping.
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
	// The browser's own drag of a picture or link would end the swipe.
	list.addEventListener( 'dragstart', ( event ) => event.preventDefault(), {
		signal,
	} );
}

/**
 * Returns the index of the first slide to show: the one that the editor showed before, or to which the visitor has
 * scrolled.
 */
function firstIndex( stage: HTMLElement, list: HTMLElement ): number {
	const given = Number( stage.getAttribute( START_ATTRIBUTE ) );
	const scrolled = Math.abs( list.scrollLeft ) / list.clientWidth;
	const index = given || Math.round( scrolled ) || 0;
	return Math.max( 0, Math.min( index, list.children.length - 1 ) );
}

/**
 * Whether the slideshow handles a key press. Keys with a modifier belong to the browser, and keys in a field belong to
 * the field.
 */
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
 * Describes the slides to assistive technology, and makes hidden slides inert, so that links in their captions get no
 * focus. All of it is reverted when the signal aborts.
 *
 * @return Brings one slide into reach and gives the sentence that says which it is.
 */
function describeSlides(
	list: HTMLElement,
	slides: readonly HTMLElement[],
	strings: Readonly< Record< keyof typeof viewMessages, string > >,
	signal: AbortSignal
): ( index: number ) => string {
	// Screen readers would count a list with one reachable item incorrectly, and the figures already announce their
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

/** Returns the image's alternative text, or else its caption. */
function textOf( slide: HTMLElement | undefined ): string {
	const alt = slide
		?.querySelector( `.${ IMAGE_CLASS }` )
		?.getAttribute( 'alt' );
	const caption = slide?.querySelector( CAPTION_SELECTOR )?.textContent;
	return ( alt || caption || '' ).trim();
}
