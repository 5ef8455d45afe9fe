import { element, format, windowOf, type Realm } from '#shared/view';
import { ROOT_CLASS } from '../class-names';
import { gestureFor } from '../rules/pointing';
import type { Gesture } from '../rules/pointing';

/** Milliseconds that the hint stays. */
const HINT_MS = 1500;

/** Milliseconds without the wheel after which it is turned anew, and those for which it is turned before a hint comes. */
const PAUSE_MS = 300;
const PATIENCE_MS = 200;

/**
 * Shares wheel and fingers between map and page: what is the page's never reaches the map, and a hint says how to
 * reach it. The hint is for the eyes: whoever uses neither wheel nor finger never meets it, and neither does who only
 * scrolls past.
 */
export function shareGestures(
	frame: HTMLElement,
	{
		takesWheel,
		hints,
	}: {
		takesWheel(): boolean;
		/** Hints; that of the wheel with `%s` for the key to hold. */
		hints: Readonly< Record< Gesture[ 'type' ], string > >;
	},
	signal: AbortSignal
): void {
	const doc = frame.ownerDocument;
	const win = windowOf( frame );
	const hint = element( doc, 'div', {
		class: `${ ROOT_CLASS }__hint`,
		'aria-hidden': 'true',
	} );
	let timer = 0;
	const isMeant = turnsHere( frame, win, signal );
	frame.append( hint );
	const share = ( event: Event, gesture: Gesture, isHinted: boolean ) => {
		const whose = gestureFor( gesture, {
			takesWheel: takesWheel(),
			isAlone: doc.fullscreenElement?.contains( frame ) ?? false,
		} );
		if ( whose === 'page' ) {
			event.stopPropagation();
		}
		if ( isHinted && whose === 'page' ) {
			hint.textContent = format( hints[ gesture.type ], keyOf( win ) );
			hint.classList.add( 'is-shown' );
			win.clearTimeout( timer );
			timer = win.setTimeout(
				() => hint.classList.remove( 'is-shown' ),
				HINT_MS
			);
		}
	};
	const onTouch = ( isHinted: boolean ) => ( event: TouchEvent ) => {
		// A finger on a button is the button's.
		if ( ( event.target as Element ).localName === 'canvas' ) {
			share(
				event,
				{ type: 'touch', fingers: event.touches.length },
				isHinted
			);
		}
	};
	const options = { capture: true, passive: true, signal };
	frame.addEventListener(
		'wheel',
		( event ) =>
			share(
				event,
				{ type: 'wheel', hasModifier: event.ctrlKey || event.metaKey },
				isMeant( event )
			),
		options
	);
	frame.addEventListener( 'touchstart', onTouch( false ), options );
	frame.addEventListener( 'touchmove', onTouch( true ), options );
	signal.addEventListener( 'abort', () => {
		win.clearTimeout( timer );
		hint.remove();
	} );
}

/** Whether a wheel event is meant for a frame: the gesture started there. Scrolling past starts elsewhere. */
function turnsHere(
	frame: HTMLElement,
	win: Realm,
	signal: AbortSignal
): ( event: WheelEvent ) => boolean {
	let last = -Infinity;
	let began = 0;
	let isHere = false;
	win.addEventListener(
		'wheel',
		( { timeStamp, target } ) => {
			if ( timeStamp - last > PAUSE_MS ) {
				began = timeStamp;
				isHere = frame.contains( target as Node );
			}
			last = timeStamp;
		},
		{ capture: true, passive: true, signal }
	);
	return ( { timeStamp } ) => isHere && timeStamp - began >= PATIENCE_MS;
}

/** The key that zooms with the wheel: on a Mac Ctrl and the wheel are the system's own. */
const keyOf = ( { navigator }: Realm ): string =>
	/^(Mac|iP)/.test( navigator.platform ) ? '⌘' : 'Ctrl';
