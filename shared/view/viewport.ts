/**
 * Calls back once when the element comes within `margin` (200px by default) of the viewport. Calls back immediately
 * without IntersectionObserver. Never calls back after the signal aborts.
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
		{ rootMargin: margin, root: rootOf( win ) }
	);
	observer.observe( element );
	signal?.addEventListener( 'abort', () => observer.disconnect() );
}

/**
 * Returns the `root` for an IntersectionObserver: in a same-origin iframe, such as the editor's canvas, the iframe's
 * document. Without it, the margin would have no effect there. Null in other windows.
 */
const rootOf = ( { frameElement, document }: Window ): Document | null =>
	frameElement && document;

type ViewportOptions = {
	signal?: AbortSignal;
	/** CSS margin in px or percent that enlarges the viewport. */
	margin?: string;
};

/**
 * Reports whether any part of the element is in the viewport: soon after the call, and on every change until the signal
 * aborts. Without IntersectionObserver, reports once that the element is visible.
 */
export function whileInViewport(
	element: Element,
	onChange: ( isVisible: boolean ) => void,
	{ signal, margin = '0px' }: ViewportOptions = {}
): void {
	if ( signal?.aborted ) {
		return;
	}
	const win = element.ownerDocument.defaultView;
	if ( typeof win?.IntersectionObserver !== 'function' ) {
		onChange( true );
		return;
	}
	let wasVisible: boolean | undefined;
	const observer = new win.IntersectionObserver(
		( entries ) => {
			for ( const { isIntersecting } of entries ) {
				if ( ! signal?.aborted && isIntersecting !== wasVisible ) {
					wasVisible = isIntersecting;
					onChange( isIntersecting );
				}
			}
		},
		{ rootMargin: margin, root: rootOf( win ) }
	);
	observer.observe( element );
	signal?.addEventListener( 'abort', () => observer.disconnect() );
}
