type Deadline = {
	/** Timeout in milliseconds. */
	timeout: number;
	signal?: AbortSignal;
	/** The timers to use. Tests pass a fake clock. */
	clock?: Pick< typeof globalThis, 'setTimeout' | 'clearTimeout' >;
	fail: ( code: 'timeout' | 'aborted' ) => unknown;
};

/**
 * Runs `work` with a timeout. If the timeout expires or the caller aborts, rejects and aborts the signal that was
 * passed to `work`. If the caller's signal is already aborted, does not start `work`.
 */
export function withTimeout< Value >(
	work: ( stop: AbortSignal ) => Promise< Value >,
	{ timeout, signal, clock = globalThis, fail }: Deadline
): Promise< Value > {
	return new Promise( ( resolve, reject ) => {
		const stop = new AbortController();
		const giveUp = ( code: 'timeout' | 'aborted' ) => {
			reject( fail( code ) );
			stop.abort();
		};
		const onAbort = () => giveUp( 'aborted' );
		if ( signal?.aborted ) {
			onAbort();
			return;
		}
		signal?.addEventListener( 'abort', onAbort, { signal: stop.signal } );
		const done = work( stop.signal );
		const timer = clock.setTimeout( () => giveUp( 'timeout' ), timeout );
		stop.signal.addEventListener( 'abort', () =>
			clock.clearTimeout( timer )
		);
		done.then( resolve, reject ).finally( () => stop.abort() );
	} );
}
