import { callFailure } from './call-failure';

type Limits = { signal?: AbortSignal; timeout: number };

/**
 * What `work` resolves to, unless the time is up or the caller gives up first: then it rejects at once, and the signal that `work` was given aborts.
 * It does not wait for `work` to notice.
 */
export function beforeDeadline< Value >(
	work: ( stop: AbortSignal ) => Promise< Value >,
	{ signal, timeout }: Limits
): Promise< Value > {
	return new Promise( ( resolve, reject ) => {
		const stop = new AbortController();
		const giveUp = ( code: 'timeout' | 'aborted' ) => {
			settle();
			reject( callFailure( code ) );
			stop.abort();
		};
		const onAbort = () => giveUp( 'aborted' );
		const timer = setTimeout( () => giveUp( 'timeout' ), timeout );
		const settle = () => {
			clearTimeout( timer );
			signal?.removeEventListener( 'abort', onAbort );
		};
		if ( signal?.aborted ) {
			onAbort();
			return;
		}
		signal?.addEventListener( 'abort', onAbort );
		work( stop.signal ).then( resolve, reject ).finally( settle );
	} );
}
