import { loadLibrary, windowOf } from '#shared/view';
import { FAILED_EVENT, LIBRARY_EVENT } from '../class-names';

/** The map library, its stylesheet and all that only a drawn map needs, in the realm of the document that this script runs in. */
export function loadMapLibrary( doc: Document, signal: AbortSignal ) {
	return loadLibrary(
		async () => {
			const library = await import(
				/* webpackChunkName: "blocks/map/library" */ './library'
			);
			await library.loadLibraryStyles( doc );
			return library;
		},
		{ doc, signal }
	);
}

/** The part of the library that the editor gets. */
export type LentLibrary = Pick<
	Awaited< ReturnType< typeof loadMapLibrary > >,
	'drawMap' | 'shareGestures'
>;

/**
 * Passes the library to the editor, which draws on the stage itself: it runs in another realm, and the library checks
 * elements against its own window.
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
