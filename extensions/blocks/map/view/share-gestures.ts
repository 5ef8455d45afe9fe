import { element, windowOf } from '#shared/view';
import { ROOT_CLASS } from '../class-names';
import { gestureFor } from '../rules/pointing';
import type { Gesture } from '../rules/pointing';

/** Milliseconds that the hint stays. */
const HINT_MS = 1500;

/**
 * Shares wheel and fingers between map and page: what is the page's never reaches the map, and a hint says how to
 * reach it. The hint is for the eyes: whoever uses neither wheel nor finger never meets it.
 */
export function shareGestures(
	frame: HTMLElement,
	{
		takesWheel,
		hints,
	}: {
		takesWheel(): boolean;
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
			hint.textContent = hints[ gesture.type ];
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
				true
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
