import type { Realm } from './window-of';

/** How long to wait, and for whom. */
export type Deadline = {
	/** Whose clock counts. */
	win: Pick< Realm, 'setTimeout' | 'clearTimeout' >;
	/** Milliseconds. */
	timeout: number;
	signal?: AbortSignal;
	/** The error when time has run out. */
	late: () => Error;
};

/**
 * Settles as the promise does, unless the time runs out (rejects with `late()`) or the signal aborts (rejects with its reason) before.
 * What the promise stands for is not stopped by either.
 */
export function withDeadline< Value >(
	promise: Promise< Value >,
	{ win, timeout, signal, late }: Deadline
): Promise< Value > {
	const settled = new AbortController();
	return new Promise< Value >( ( resolve, reject ) => {
		if ( signal?.aborted ) {
			reject( signal.reason );
		}
		const timer = win.setTimeout( () => reject( late() ), timeout );
		settled.signal.addEventListener( 'abort', () =>
			win.clearTimeout( timer )
		);
		signal?.addEventListener( 'abort', () => reject( signal.reason ), {
			signal: settled.signal,
		} );
		promise.then( resolve, reject );
	} ).finally( () => settled.abort() );
}
