import {
	onReducedMotionChange,
	prefersReducedMotion,
	whileInViewport,
	windowOf,
} from '#shared/view';
import { HOLD_ATTRIBUTE, TOGGLE_CLASS, fromStage } from '../markup';

/** Reasons to pause autoplay, other than the visitor's choice. */
type Hold =
	'pointer' | 'focus' | 'hidden' | 'out-of-sight' | 'editing' | 'lightbox';

/** State of autoplay. */
export type Playback = {
	/** Number of seconds per slide; 0 without autoplay. */
	seconds: number;
	/** Whether the visitor's last choice was to play. */
	isPlaying: boolean;
	/** Whether the visitor prefers reduced motion, which turns autoplay off. */
	isReduced: boolean;
	holds: ReadonlySet< Hold >;
};

export type PlaybackEvent =
	| { type: 'toggle' }
	| { type: 'seconds'; seconds: number }
	| { type: 'motion'; isReduced: boolean }
	| { type: 'hold'; hold: Hold; isOn: boolean };

/** Returns the next state, or the same object if nothing changes. */
export function playback( state: Playback, event: PlaybackEvent ): Playback {
	switch ( event.type ) {
		case 'toggle':
			return { ...state, isPlaying: ! state.isPlaying };
		case 'seconds':
			return state.seconds === event.seconds
				? state
				: { ...state, seconds: event.seconds };
		case 'motion':
			return state.isReduced === event.isReduced
				? state
				: { ...state, isReduced: event.isReduced };
		case 'hold': {
			if ( state.holds.has( event.hold ) === event.isOn ) {
				return state;
			}
			const others = [ ...state.holds ].filter(
				( hold ) => hold !== event.hold
			);
			return {
				...state,
				holds: new Set(
					event.isOn ? [ ...others, event.hold ] : others
				),
			};
		}
	}
}

/** Whether the autoplay timer is running. */
export function isRunning( state: Playback ): boolean {
	return (
		state.seconds > 0 &&
		state.isPlaying &&
		! state.isReduced &&
		state.holds.size === 0
	);
}

/**
 * Returns the state of the pause button: `none`, `playing`, `paused`, or `reduced` if there is no button because of
 * reduced motion.
 */
export function playbackControl(
	state: Playback
): 'none' | 'playing' | 'paused' | 'reduced' {
	if ( state.seconds === 0 ) {
		return 'none';
	}
	if ( state.isReduced ) {
		return 'reduced';
	}
	return state.isPlaying ? 'playing' : 'paused';
}

/**
 * Returns the slide that a key moves to; null if the key has no effect. Page Up and Page Down still scroll the page.
 */
export function turnOfKey(
	key: string,
	isRtl: boolean
): 'next' | 'previous' | null {
	switch ( key ) {
		case 'ArrowRight':
			return isRtl ? 'previous' : 'next';
		case 'ArrowLeft':
			return isRtl ? 'next' : 'previous';
		default:
			return null;
	}
}

type Listeners = {
	/** Called when it is time for the next slide. */
	onTick(): void;
	/** Called once at the start and after every change. */
	onChange( control: ReturnType< typeof playbackControl > ): void;
};

type Clock = {
	toggle(): void;
	restart(): void;
	isRunning(): boolean;
};

/**
 * The autoplay timer. Pauses while the mouse is over the slideshow, while the focus is in it (except on the pause
 * button), while it is out of view, while WordPress's lightbox is open, and while the author edits it. Never runs for
 * visitors who prefer reduced motion. The settings on the stage can change at any time.
 */
export function startPlayback(
	stage: HTMLElement,
	signal: AbortSignal,
	{ onTick, onChange }: Listeners
): Clock {
	const doc = stage.ownerDocument;
	const win = windowOf( stage );
	let timer = 0;
	let state: Playback = {
		seconds: fromStage( stage ).seconds,
		isPlaying: true,
		isReduced: prefersReducedMotion( win ),
		holds: new Set(),
	};

	const restart = () => {
		win.clearTimeout( timer );
		if ( isRunning( state ) ) {
			timer = win.setTimeout( () => {
				onTick();
				restart();
			}, state.seconds * 1000 );
		}
	};
	const dispatch = ( event: PlaybackEvent ) => {
		const before = state;
		state = playback( before, event );
		if ( playbackControl( state ) !== playbackControl( before ) ) {
			onChange( playbackControl( state ) );
		}
		if ( state !== before ) {
			restart();
		}
	};
	const hold = ( name: Hold, isOn: boolean ) =>
		dispatch( { type: 'hold', hold: name, isOn } );
	const listen = (
		target: EventTarget,
		type: string,
		listener: ( event: Event ) => void
	) => target.addEventListener( type, listener, { signal } );

	const isMouse = ( event: Event ) =>
		Reflect.get( event, 'pointerType' ) === 'mouse';
	listen( stage, 'pointerenter', ( event ) => {
		hold( 'pointer', isMouse( event ) );
	} );
	listen( stage, 'pointerleave', () => hold( 'pointer', false ) );
	listen( stage, 'focusin', ( { target } ) =>
		hold( 'focus', holdsFocus( target ) )
	);
	listen( stage, 'focusout', () => hold( 'focus', false ) );
	listen( doc, 'visibilitychange', () => hold( 'hidden', doc.hidden ) );
	whileInViewport(
		stage,
		( isVisible ) => hold( 'out-of-sight', ! isVisible ),
		{ signal }
	);
	onReducedMotionChange(
		win,
		( isReduced ) => dispatch( { type: 'motion', isReduced } ),
		signal
	);

	const lightbox = doc.querySelector( '.wp-lightbox-overlay' );
	const readPage = () => {
		dispatch( { type: 'seconds', seconds: fromStage( stage ).seconds } );
		hold( 'editing', stage.hasAttribute( HOLD_ATTRIBUTE ) );
		// When it closes, WordPress returns the focus to the image, whose slide must not be hidden then.
		hold( 'lightbox', lightbox?.matches( '.active' ) === true );
	};
	const watch = new win.MutationObserver( readPage );
	watch.observe( stage, {
		attributeFilter: [ 'data-autoplay', HOLD_ATTRIBUTE ],
	} );
	if ( lightbox ) {
		watch.observe( lightbox, { attributeFilter: [ 'class' ] } );
	}
	signal.addEventListener( 'abort', () => {
		watch.disconnect();
		win.clearTimeout( timer );
	} );

	onChange( playbackControl( state ) );
	readPage();
	restart();
	return {
		toggle: () => dispatch( { type: 'toggle' } ),
		restart,
		isRunning: () => isRunning( state ),
	};
}

/** Whether the keyboard focus pauses autoplay. Focus on the pause button does not. */
function holdsFocus( target: EventTarget | null ): boolean {
	const at = target as Element;
	return (
		at.matches( ':focus-visible' ) && ! at.matches( `.${ TOGGLE_CLASS }` )
	);
}
