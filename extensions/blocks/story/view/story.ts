import {
	onReducedMotionChange,
	prefersReducedMotion,
	type Realm,
	viewStrings,
	whenNearViewport,
	windowOf,
} from '#shared/view';
import {
	DISABLED_ATTRIBUTE,
	LIST_CLASS,
	PREVIEW_ATTRIBUTE,
	SHOW_EVENT,
	STAGE_CLASS,
	START_ATTRIBUTE,
} from '../markup';
import { newPlayer, player, type PlayerEvent } from '../rules/player';
import { viewMessages } from '../view-messages';
import { addChrome } from './chrome';
import { isControl } from './parts';
import { fromStage, slidesOf } from './rendered-story';
import { showSlides } from './show-slides';
import type { touched } from './touched';

type LoadTouched = () => Promise< { touched: typeof touched } >;

/**
 * The player: parses the list of figures, manages the state, and updates the display after every event. Visitors and
 * the editor's preview use the same code. A preview never plays or opens fullscreen automatically.
 *
 * @param stage
 * @param signal
 * @param load   Called once, at the first interaction or when the story plays. While the code loads, or if loading
 *               fails, the story still plays and covers the page.
 */
export function story(
	stage: HTMLElement,
	signal: AbortSignal,
	load: LoadTouched
): void {
	const list = stage.querySelector( `.${ LIST_CLASS }` );
	const slides = list ? slidesOf( list ) : [];
	if ( ! list || ! slides.length ) {
		return;
	}
	const doc = stage.ownerDocument;
	const win = windowOf( stage );
	const strings = viewStrings( 'story', viewMessages, doc );
	const isPreview = stage.hasAttribute( PREVIEW_ATTRIBUTE );
	const settings = {
		...fromStage( stage ),
		...( isPreview && {
			playInFullscreen: false,
			playOnLoad: false,
			playOnNextSlide: false,
			loadInFullscreen: false,
		} ),
	};
	const start = Number( stage.getAttribute( START_ATTRIBUTE ) ) || 0;

	let state = {
		...newPlayer(
			slides.map( ( { type } ) => type ),
			settings,
			Math.min( Math.max( 0, start ), slides.length - 1 )
		),
		reduced: prefersReducedMotion( win ),
	};
	const dispatch = ( event: PlayerEvent ): void => {
		const before = state;
		state = player( before, event );
		if ( state !== before && ! signal.aborted ) {
			draw( before.visit !== state.visit );
			if ( state.slide !== before.slide ) {
				tell();
				chrome.announce( state );
			}
		}
	};
	const tell = () =>
		stage.dispatchEvent(
			new win.CustomEvent( SHOW_EVENT, { detail: state.slide } )
		);

	// Register this listener first: when the signal aborts, the code that was loaded last must restore its attributes
	// first.
	const touching = new AbortController();
	signal.addEventListener( 'abort', () => touching.abort() );
	let rest: ReturnType< typeof touched > | undefined;
	let loading: Promise< void > | undefined;
	const touch = () => {
		loading ??= load().then(
			( module ) => {
				if ( ! signal.aborted ) {
					rest = module.touched( stage, slides, strings, {
						dispatch,
						signal: touching.signal,
					} );
					rest( state );
				}
			},
			() => {}
		);
	};

	const chrome = addChrome( stage, slides, strings, dispatch, {
		signal,
		isPreview,
	} );
	const media = showSlides( stage, slides, settings, dispatch, signal );
	const setClock = startClock(
		win,
		settings.renderInterval,
		( ms ) => dispatch( media.progress( state, ms ) ),
		signal
	);
	const draw = ( isNewVisit: boolean ) => {
		media.show( state, isNewVisit );
		chrome.show( state );
		setClock( state.playing );
		if ( state.playing || state.fullscreen ) {
			touch();
		}
		rest?.( state );
	};

	const listen = (
		target: EventTarget,
		type: string,
		listener: ( event: Event ) => void
	) => target.addEventListener( type, listener, { signal } );
	listen( stage, 'pointerenter', touch );
	listen( stage, 'focusin', touch );
	listen( list, 'click', ( event ) => {
		// In the editor, a click selects the slide instead.
		if ( ! isPreview && ! isControl( event.target ) ) {
			dispatch( { type: 'press' } );
		}
	} );
	onReducedMotionChange(
		win,
		( isReduced ) => dispatch( { type: 'motion', isReduced } ),
		signal
	);
	const readDisabled = () =>
		dispatch( {
			type: 'disable',
			isOn: stage.hasAttribute( DISABLED_ATTRIBUTE ),
		} );
	const watch = new win.MutationObserver( readDisabled );
	watch.observe( stage, { attributeFilter: [ DISABLED_ATTRIBUTE ] } );
	signal.addEventListener( 'abort', () => watch.disconnect() );

	draw( true );
	tell();
	readDisabled();
	// Two stories in fullscreen would make each other inert.
	if (
		settings.loadInFullscreen &&
		! doc.querySelector( `.${ STAGE_CLASS }.is-fullscreen` )
	) {
		dispatch( { type: 'fullscreen', isOn: true } );
	}
	if ( settings.playOnLoad && ! state.reduced ) {
		whenNearViewport( stage, () => dispatch( { type: 'play' } ), {
			signal,
			margin: '0px',
		} );
	}
}

/**
 * Reports elapsed milliseconds. A busy page gets fewer updates, but the speed stays the same.
 *
 * @param win
 * @param interval Milliseconds between two calls of `onTick`.
 * @param onTick
 * @param signal   Stops the clock when aborted.
 * @return Starts or stops the clock.
 */
function startClock(
	win: Realm,
	interval: number,
	onTick: ( ms: number ) => void,
	signal: AbortSignal
): ( isRunning: boolean ) => void {
	let timer = 0;
	let last = 0;
	const set = ( isRunning: boolean ) => {
		if ( ! isRunning ) {
			win.clearInterval( timer );
			timer = 0;
		} else if ( ! timer ) {
			last = win.performance.now();
			timer = win.setInterval( () => {
				const before = last;
				last = win.performance.now();
				onTick( last - before );
			}, interval );
		}
	};
	signal.addEventListener( 'abort', () => set( false ) );
	return set;
}
