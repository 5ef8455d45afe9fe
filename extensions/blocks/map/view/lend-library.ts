import { windowOf } from '#shared/view';
import { FAILED_EVENT, LIBRARY_EVENT } from '../class-names';
import { loadMapLibrary } from './load-map-library';

/** What the editor gets of the library. */
export type LentLibrary = Pick<
	Awaited< ReturnType< typeof loadMapLibrary > >,
	'drawMap' | 'shareGestures'
>;

/**
 * Hands the library to the editor, which draws on the stage itself: it runs in another realm, and the library asks
 * its own window what an element is.
 */
export function lendLibrary( stage: HTMLElement, signal: AbortSignal ): void {
	const { CustomEvent } = windowOf( stage );
	loadMapLibrary( stage.ownerDocument, signal ).then(
		( detail: LentLibrary ) =>
			stage.dispatchEvent( new CustomEvent( LIBRARY_EVENT, { detail } ) ),
		( error: unknown ) =>
			signal.aborted ||
			stage.dispatchEvent(
				new CustomEvent( FAILED_EVENT, { detail: String( error ) } )
			)
	);
}
