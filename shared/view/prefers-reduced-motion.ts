const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion; false if the browser does not support the query. */
export function prefersReducedMotion( win: Window ): boolean {
	return (
		typeof win.matchMedia === 'function' && win.matchMedia( QUERY ).matches
	);
}

/**
 * Calls the listener on every change of the reduced-motion preference until the signal aborts. For the current value
 * use `prefersReducedMotion`.
 */
export function onReducedMotionChange(
	win: Window,
	listener: ( isReduced: boolean ) => void,
	signal: AbortSignal
): void {
	if ( typeof win.matchMedia === 'function' ) {
		win.matchMedia( QUERY ).addEventListener(
			'change',
			( { matches } ) => listener( matches ),
			{ signal }
		);
	}
}
