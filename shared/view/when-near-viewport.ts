import { whileInViewport, type ViewportOptions } from './while-in-viewport';

/**
 * Calls back once, when the element comes within `margin` (200px) of the viewport: time to load what it needs.
 * A window that cannot observe calls back at once; an aborted signal never.
 */
export function whenNearViewport(
	element: Element,
	callback: () => void,
	{ signal, margin = '200px' }: ViewportOptions = {}
): void {
	if ( signal?.aborted ) {
		return;
	}
	const waiting = new AbortController();
	signal?.addEventListener( 'abort', () => waiting.abort(), {
		signal: waiting.signal,
	} );
	whileInViewport(
		element,
		( isNear ) => {
			if ( isNear ) {
				waiting.abort();
				callback();
			}
		},
		{ signal: waiting.signal, margin }
	);
}
