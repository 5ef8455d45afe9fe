import { windowOf } from '#shared/view';
import type { PlayerEvent } from '../rules/player';
import { isControl } from './parts';

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
			// On a control, the key activates it.
			return isOnControl ? null : { type: 'toggle' };
		case 'Escape':
			// Outside of fullscreen, Escape belongs to the page; in the editor it leaves the block.
			return isFullscreen ? { type: 'fullscreen', isOn: false } : null;
		default:
			return null;
	}
}

/** Whether a key is for the story: no modifier key, and not typing. */
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
