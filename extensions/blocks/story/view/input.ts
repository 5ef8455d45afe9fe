import { windowOf } from '#shared/view';
import { LIST_CLASS } from '../markup';
import type { PlayerEvent } from '../rules/player';
import { isControl } from './parts';

/** Text direction. */
export type Way = 'ltr' | 'rtl';

type Gesture = 'next' | 'previous' | 'close' | 'nothing';

/** Minimum length of a swipe in pixels. Shorter movements are taps. */
const MIN_SWIPE_DISTANCE = 40;

/** Returns the gesture for a movement; null for a tap. Horizontal swipes change the slide. */
export function gestureOf( x: number, y: number, way: Way ): Gesture | null {
	if ( Math.max( Math.abs( x ), Math.abs( y ) ) < MIN_SWIPE_DISTANCE ) {
		return null;
	}
	if ( Math.abs( x ) >= Math.abs( y ) ) {
		return x < 0 === ( way === 'ltr' ) ? 'next' : 'previous';
	}
	return y > 0 ? 'close' : 'nothing';
}

/** Returns the action for a tap, given its horizontal position from 0 (left) to 1 (right). */
export function sideOf(
	place: number,
	way: Way
): 'next' | 'previous' | 'middle' {
	if ( place > 1 / 3 && place < 2 / 3 ) {
		return 'middle';
	}
	return place < 1 / 2 === ( way === 'ltr' ) ? 'previous' : 'next';
}

/** Milliseconds after which a touch counts as holding. */
const HOLD_MS = 300;

const EVENTS: Readonly<
	Record< Exclude< Gesture, 'nothing' > | 'middle', PlayerEvent >
> = {
	next: { type: 'next' },
	previous: { type: 'previous' },
	close: { type: 'fullscreen', isOn: false },
	middle: { type: 'press' },
};

/**
 * Handles touch in fullscreen. A tap at a side changes the slide, and a tap in the center pauses. Holding pauses until
 * release. Swiping sideways changes the slide, and swiping down closes the story. Buttons and links handle their own
 * taps.
 */
export function followGestures(
	stage: HTMLElement,
	dispatch: ( event: PlayerEvent ) => void,
	signal: AbortSignal
): void {
	const win = windowOf( stage );
	const way: Way =
		win.getComputedStyle( stage ).direction === 'rtl' ? 'rtl' : 'ltr';
	let from: { x: number; y: number } | null = null;
	let timer = 0;
	let isHeld = false;
	/** Ignore the click that follows a gesture. */
	let isOver = false;

	const hold = () => {
		isOver = true;
		isHeld = stage.classList.contains( 'is-playing' );
		dispatch( { type: 'pause' } );
	};
	const end = () => {
		win.clearTimeout( timer );
		from = null;
		if ( isHeld ) {
			isHeld = false;
			dispatch( { type: 'play' } );
		}
	};
	const listen = < Name extends keyof HTMLElementEventMap >(
		type: Name,
		listener: ( event: HTMLElementEventMap[ Name ] ) => void
	) => stage.addEventListener( type, listener, { signal, capture: true } );

	listen( 'pointerdown', ( event ) => {
		// A second finger zooms the page, so end the gesture.
		end();
		isOver = ! event.isPrimary;
		if (
			event.isPrimary &&
			! event.button &&
			! isControl( event.target )
		) {
			from = { x: event.clientX, y: event.clientY };
			timer = win.setTimeout( hold, HOLD_MS );
		}
	} );
	listen( 'pointermove', ( { clientX, clientY } ) => {
		if ( from && gestureOf( clientX - from.x, clientY - from.y, way ) ) {
			win.clearTimeout( timer );
		}
	} );
	listen( 'pointerup', ( { clientX, clientY } ) => {
		const gesture =
			from && ! isOver
				? gestureOf( clientX - from.x, clientY - from.y, way )
				: null;
		end();
		if ( gesture ) {
			isOver = true;
			if ( gesture !== 'nothing' ) {
				// Wait for the click that follows a mouse gesture: if the gesture closed the story first, the click
				// would reopen it.
				win.setTimeout( () => dispatch( EVENTS[ gesture ] ) );
			}
		}
	} );
	listen( 'pointercancel', end );
	listen( 'click', ( event ) => {
		const target = event.target as Element;
		if ( isControl( target ) || ! target.closest( `.${ LIST_CLASS }` ) ) {
			return;
		}
		event.stopPropagation();
		if ( ! isOver ) {
			dispatch( EVENTS[ sideOf( event.clientX / win.innerWidth, way ) ] );
		}
		isOver = false;
	} );
	// Holding an image must not drag the image or open its menu.
	listen( 'dragstart', ( event ) => event.preventDefault() );
	listen( 'contextmenu', ( event ) => {
		if ( from ) {
			event.preventDefault();
		}
	} );
	signal.addEventListener( 'abort', () => win.clearTimeout( timer ) );
}

/** Handles keys while the focus is in the story. */
export function followKeys(
	stage: HTMLElement,
	dispatch: ( event: PlayerEvent ) => void,
	signal: AbortSignal
): void {
	stage.addEventListener(
		'keydown',
		( event ) => {
			const action = isForStory( event )
				? actionOfKey( event.key, {
						isRtl:
							windowOf( stage ).getComputedStyle( stage )
								.direction === 'rtl',
						isOnControl: isControl( event.target ),
						isFullscreen:
							stage.classList.contains( 'is-fullscreen' ),
					} )
				: null;
			if ( action ) {
				event.preventDefault();
				dispatch( action );
			}
		},
		{ signal }
	);
}

/** Returns the action of a key; null if it has none. Page Down and similar keys scroll the page. */
export function actionOfKey(
	key: string,
	{
		isRtl,
		isOnControl,
		isFullscreen,
	}: { isRtl: boolean; isOnControl: boolean; isFullscreen: boolean }
): PlayerEvent | null {
	switch ( key ) {
		case 'ArrowRight':
			return { type: isRtl ? 'previous' : 'next' };
		case 'ArrowLeft':
			return { type: isRtl ? 'next' : 'previous' };
		case ' ':
			// If a control has the focus, the key activates that control.
			return isOnControl ? null : { type: 'toggle' };
		case 'Escape':
			// Outside of fullscreen, the page handles Escape. In the editor, Escape leaves the block.
			return isFullscreen ? { type: 'fullscreen', isOn: false } : null;
		default:
			return null;
	}
}

/** Whether the story handles a key press. Ignores keys with a modifier and keys typed into a field. */
function isForStory( event: KeyboardEvent ): boolean {
	return (
		! event.defaultPrevented &&
		! event.altKey &&
		! event.ctrlKey &&
		! event.metaKey &&
		! event.shiftKey &&
		! ( event.target as Element ).closest( '[contenteditable]' )
	);
}
