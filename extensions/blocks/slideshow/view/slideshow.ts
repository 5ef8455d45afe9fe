import { loadLibrary, whenNearViewport, windowOf } from '#shared/view';
import { FAILED_EVENT, LIST_CLASS } from '../markup';

/**
 * Turns the list of figures into a slideshow when it is near the viewport, and only then loads the library. If loading
 * fails, visitors can still scroll the list, and the editor shows an error.
 */
export function slideshow( stage: HTMLElement, signal: AbortSignal ): void {
	const list = stage.querySelector< HTMLElement >( `.${ LIST_CLASS }` );
	if ( ! list || list.children.length < 2 ) {
		return;
	}
	// Makes the scrollable list focusable by keyboard in every browser.
	list.tabIndex = 0;
	signal.addEventListener( 'abort', () =>
		list.removeAttribute( 'tabindex' )
	);
	whenNearViewport( stage, () => void start( stage, list, signal ), {
		signal,
	} );
}

async function start(
	stage: HTMLElement,
	list: HTMLElement,
	signal: AbortSignal
): Promise< void > {
	const running = new AbortController();
	signal.addEventListener( 'abort', () => running.abort() );
	const { CustomEvent } = windowOf( stage );
	try {
		const { play } = await loadLibrary(
			() =>
				import(
					/* webpackChunkName: "blocks/slideshow/player" */ './player'
				),
			{ doc: stage.ownerDocument, signal }
		);
		play( stage, list, running.signal );
		list.removeAttribute( 'tabindex' );
	} catch ( error ) {
		if ( ! signal.aborted ) {
			running.abort();
			console.error( error );
			stage.dispatchEvent( new CustomEvent( FAILED_EVENT ) );
		}
	}
}
