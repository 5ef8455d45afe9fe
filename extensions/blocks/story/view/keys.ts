import { windowOf } from '#shared/view';
import type { PlayerEvent } from '../rules/player';
import { isControl } from './parts';

/** The keys of a story, while the focus is in it. */
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

/** What a key asks of a story, or null when it means nothing here. Page Down and its like stay the page's own. */
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
			// A button is pressed by it.
			return isOnControl ? null : { type: 'toggle' };
		case 'Escape':
			// Outside of fullscreen it is the page's own, and in the editor it leaves the block.
			return isFullscreen ? { type: 'fullscreen', isOn: false } : null;
		default:
			return null;
	}
}

/** Keys with a modifier belong to the browser, and all keys to who writes. */
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
