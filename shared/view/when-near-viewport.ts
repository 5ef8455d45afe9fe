import type { ViewportOptions } from './while-in-viewport';

/**
 * Calls back once, when the element comes within `margin` (200px) of the viewport: time to load what it needs.
 * A window that cannot observe calls back at once; an aborted signal never.
 */
export function whenNearViewport(
	element: Element,
	callback: () => void,
	{ signal, margin = '200px' }: ViewportOptions = {}
): void {
	const win = element.ownerDocument.defaultView;
	if ( signal?.aborted ) {
		return;
	}
	if ( typeof win?.IntersectionObserver !== 'function' ) {
		callback();
		return;
	}
	let isNear = false;
	const observer = new win.IntersectionObserver(
		( entries ) => {
			if (
				! isNear &&
				! signal?.aborted &&
				entries.some( ( { isIntersecting } ) => isIntersecting )
			) {
				isNear = true;
				observer.disconnect();
				callback();
			}
		},
		{ rootMargin: margin }
	);
	observer.observe( element );
	signal?.addEventListener( 'abort', () => observer.disconnect() );
}
