import type { Realm } from './window-of';

/**
 * Hands an error to the browser as if nobody had caught it: the console shows it, error monitors hear of it, the caller goes on.
 * Browsers older than 2022 have no `reportError`; there a timer throws it.
 */
export function reportFailure( error: unknown, win: Realm ): void {
	if ( typeof win.reportError === 'function' ) {
		win.reportError( error );
	} else {
		win.setTimeout( () => {
			throw error;
		} );
	}
}
