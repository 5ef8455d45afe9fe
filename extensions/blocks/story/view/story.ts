import {
	onReducedMotionChange,
	prefersReducedMotion,
	viewStrings,
	whenNearViewport,
	windowOf,
} from '#shared/view';
import {
	DISABLED_ATTRIBUTE,
	LIST_CLASS,
	PREVIEW_ATTRIBUTE,
	SHOW_EVENT,
	START_ATTRIBUTE,
	fromStage,
	slidesOf,
} from '../markup';
import { actionOfKey, startClock } from './clock';
import { newPlayer, player, type PlayerEvent } from '../rules/player';
import { viewMessages } from '../view-messages';
import { addChrome } from './chrome';
import { fillScreen } from './fill-screen';
import { showSlides } from './show-slides';

/**
 * The player: it reads the list of figures, keeps one state, and after every event shows what has changed. Visitors'
 * pages and the editor's preview mount the same; a preview neither starts by itself nor fills the screen.
 */
export function story( stage: HTMLElement, signal: AbortSignal ): void {
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

	// First of all: when everything ends, it gives back what it lent before the others do.
	const setFullscreen = fillScreen( stage, dispatch, signal );
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
		setFullscreen( state.fullscreen );
		media.show( state, isNewVisit );
		chrome.show( state );
		setClock( state.playing );
	};

	const listen = (
		target: EventTarget,
		type: string,
		listener: ( event: Event ) => void
	) => target.addEventListener( type, listener, { signal } );
	listen( list, 'click', ( event ) => {
		// An author chooses the picture by it.
		if ( ! isPreview && ! isControl( event.target ) ) {
			dispatch( { type: 'press' } );
		}
	} );
	listen( stage, 'keydown', ( event ) => {
		const action = isForStory( event as KeyboardEvent )
			? actionOfKey( Reflect.get( event, 'key' ), {
					isRtl: win.getComputedStyle( stage ).direction === 'rtl',
					isOnControl: isControl( event.target ),
				} )
			: null;
		// Outside of fullscreen Escape is the page's own, and in the editor it leaves the block.
		if ( ! action || ( action === 'exit' && ! state.fullscreen ) ) {
			return;
		}
		event.preventDefault();
		dispatch(
			action === 'exit'
				? { type: 'fullscreen', isOn: false }
				: { type: action }
		);
	} );
	listen( doc, 'visibilitychange', () => {
		if ( doc.hidden ) {
			dispatch( { type: 'pause' } );
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
	if ( settings.loadInFullscreen ) {
		dispatch( { type: 'fullscreen', isOn: true } );
	}
	if ( settings.playOnLoad && ! state.reduced ) {
		whenNearViewport( stage, () => dispatch( { type: 'play' } ), {
			signal,
			margin: '0px',
		} );
	}
}

/** Whether a press there means something of its own. */
const isControl = ( target: EventTarget | null ): boolean =>
	Boolean( ( target as Element ).closest( 'button, a' ) );

/** Keys with a modifier belong to the browser. */
function isForStory( event: KeyboardEvent ): boolean {
	return (
		! event.defaultPrevented &&
		! event.altKey &&
		! event.ctrlKey &&
		! event.metaKey &&
		! event.shiftKey
	);
}
