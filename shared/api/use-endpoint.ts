import {
	toApiError,
	type ApiError,
	type DomainOf,
	type Endpoint,
} from '#shared/request';
import { useCallback, useEffect, useState } from '@wordpress/element';
import type { CallArgs, CallRest } from './call';
import { send, type Sent } from './send';

/** State of a call; `idle` while there are no arguments. */
type Called< Domain > = (
	| { status: 'idle' | 'loading'; data?: undefined; error?: undefined }
	| { status: 'done'; data: Domain; error?: undefined }
	| { status: 'failed'; data?: undefined; error: ApiError }
) & {
	/** Asks again. */
	retry(): void;
};

/** `null` instead of arguments: do not ask yet. */
type HookRest< E extends Endpoint > =
	CallRest< E > | [ args: CallArgs< E > | null ];

type Settled = { request: string } & (
	{ status: 'done'; data: unknown } | { status: 'failed'; error: ApiError }
);

/**
 * Calls an endpoint when a component appears and whenever its arguments change in content.
 * A call that nobody waits for any more is aborted, and its answer is never shown.
 */
export function useEndpoint< E extends Endpoint >(
	endpoint: E,
	...rest: HookRest< E >
): Called< DomainOf< E > > {
	const args = rest.length === 0 ? {} : rest[ 0 ];
	const wanted = args === null ? null : JSON.stringify( args ?? {} );
	const [ attempt, setAttempt ] = useState( 0 );
	const [ settled, setSettled ] = useState< Settled | null >( null );
	const retry = useCallback( () => setAttempt( ( n ) => n + 1 ), [] );
	const request = `${ attempt } ${ endpoint.method } ${ endpoint.path } ${ wanted }`;

	useEffect( () => {
		if ( wanted === null ) {
			return;
		}
		const stop = new AbortController();
		const { signal } = stop;
		const settle = ( outcome: Settled ) =>
			signal.aborted || setSettled( outcome );
		send( endpoint, JSON.parse( wanted ) as Sent, { signal } ).then(
			( data ) => settle( { request, status: 'done', data } ),
			( error: unknown ) =>
				settle( {
					request,
					status: 'failed',
					error: toApiError( error ),
				} )
		);
		return () => stop.abort();
	}, [ endpoint, wanted, request ] );

	if ( wanted === null ) {
		return { status: 'idle', retry };
	}
	if ( settled?.request !== request ) {
		return { status: 'loading', retry };
	}
	return settled.status === 'done'
		? { status: 'done', data: settled.data as DomainOf< E >, retry }
		: { status: 'failed', error: settled.error, retry };
}
