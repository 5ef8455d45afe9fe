import { getScrollContainer } from '@wordpress/dom';
import { flushSync, useEffect, useState } from '@wordpress/element';

/** How long a press usually lasts at most, in milliseconds. */
const PRESS_MS = 300;

/**
 * Returns whether a block shows its controls: while it is selected, and for a moment afterward. A press on something
 * below the block deselects it. If its controls disappeared at once, the target would move away before the release, and
 * the click would be lost. When they do disappear, the focused element stays where it is on the screen.
 */
export function useHeldSelection( isSelected: boolean ): boolean {
	const [ isHeld, setIsHeld ] = useState( isSelected );
	if ( isSelected && ! isHeld ) {
		setIsHeld( true );
	}
	useEffect( () => {
		if ( ! isSelected ) {
			const timer = setTimeout(
				() => keepInPlace( focusedElement(), () => setIsHeld( false ) ),
				PRESS_MS
			);
			return () => clearTimeout( timer );
		}
	}, [ isSelected ] );
	return isHeld;
}

/** Returns the focused element, in the editor canvas or outside it. */
export function focusedElement(): Element | null {
	const { activeElement } = document;
	const canvas =
		activeElement instanceof HTMLIFrameElement &&
		activeElement.contentDocument;
	return canvas ? canvas.activeElement : activeElement;
}

/** Updates the screen, then scrolls by the distance that an element has moved. */
function keepInPlace( element: Element | null, update: () => void ): void {
	const before = element?.getBoundingClientRect().top ?? 0;
	flushSync( update );
	const moved = element?.isConnected
		? element.getBoundingClientRect().top - before
		: 0;
	if ( moved ) {
		// Without an iframe, a container around the canvas scrolls instead of the window.
		getScrollContainer( element?.parentElement ?? null )?.scrollBy( {
			top: moved,
			behavior: 'instant',
		} );
	}
}
