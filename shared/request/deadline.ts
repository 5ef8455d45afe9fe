/** How long to wait, and for whom. */
type Deadline = {
	/** Milliseconds. */
	timeout: number;
	/** Of a caller who may give up. */
	signal?: AbortSignal;
	/** Whose clock counts. */
	clock?: Pick< typeof globalThis, 'setTimeout' | 'clearTimeout' >;
	/** The error when the time is up or the caller has given up. */
	fail: ( code: 'timeout' | 'aborted' ) => unknown;
};

/**
 * What `work` resolves to, unless the time is up or the caller gives up first: then it rejects at once, and the signal that `work` was given aborts.
 * It does not wait for `work` to notice. With a signal that has aborted already `work` does not begin.
 */
export function beforeDeadline< Value >(
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
