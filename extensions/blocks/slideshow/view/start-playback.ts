import {
	onReducedMotionChange,
	prefersReducedMotion,
	whileInViewport,
	windowOf,
} from '#shared/view';
import { HOLD_ATTRIBUTE, TOGGLE_CLASS, fromStage } from '../markup';
import {
	isRunning,
	playback,
	playbackControl,
	type Hold,
	type Playback,
	type PlaybackEvent,
} from '../rules/playback';

type Listeners = {
	/** Called when the time of a slide is over. */
	onTick(): void;
	/** Called once at the start and after every change. */
	onChange( control: ReturnType< typeof playbackControl > ): void;
};

type Clock = {
	toggle(): void;
	/** Restarts the timer for a new slide. */
	restart(): void;
	isRunning(): boolean;
};

/**
 * The timer of autoplay. It pauses while a mouse is over the slideshow, the focus is in it (except on its button), it
 * is out of sight, or its author edits it. It never runs for visitors who prefer reduced motion. The settings on the
 * stage may change at any time.
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

	const readStage = () => {
		dispatch( { type: 'seconds', seconds: fromStage( stage ).seconds } );
		hold( 'editing', stage.hasAttribute( HOLD_ATTRIBUTE ) );
	};
	const settings = new win.MutationObserver( readStage );
	settings.observe( stage, {
		attributeFilter: [ 'data-autoplay', HOLD_ATTRIBUTE ],
	} );
	signal.addEventListener( 'abort', () => {
		settings.disconnect();
		win.clearTimeout( timer );
	} );

	onChange( playbackControl( state ) );
	readStage();
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
