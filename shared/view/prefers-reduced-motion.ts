const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less motion; false where a window cannot tell. */
export function prefersReducedMotion( win: Window ): boolean {
	return (
		typeof win.matchMedia === 'function' && win.matchMedia( QUERY ).matches
	);
}

/** Tells every change of the visitor's wish until the signal aborts; what holds now is for `prefersReducedMotion` to say. */
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
