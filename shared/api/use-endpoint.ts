import {
	toApiError,
	type ApiError,
	type DomainOf,
	type Endpoint,
} from '#shared/request';
import { useCallback, useEffect, useState } from '@wordpress/element';
import type { CallArgs, CallRest } from './call';
import { send, type Sent } from './send';

/** State of a call. `idle` as long as the arguments are `null`. */
type Called< Domain > = (
	| { status: 'idle' | 'loading'; data?: undefined; error?: undefined }
	| { status: 'done'; data: Domain; error?: undefined }
	| { status: 'failed'; data?: undefined; error: ApiError }
) & {
	retry(): void;
};

/** Arguments of the call, or `null` to send no request yet. */
export type HookRest< E extends Endpoint > =
	CallRest< E > | [ args: CallArgs< E > | null ];

type Settled = { request: string } & (
	{ status: 'done'; data: unknown } | { status: 'failed'; error: ApiError }
);

/** A running request, and the number of components waiting for its response. */
type Asked = { answer: Promise< unknown >; leave(): void; waiting: number };

/** Requests sent in the current tick, keyed by endpoint and arguments. */
const current = new Map< Endpoint, Map< string, Asked > >();

/**
 * Sends a request, or joins an identical one from a component rendered in the same tick, so a page with 40 identical
 * blocks sends one request. A later request is always sent, because the response may have changed.
 */
function ask( endpoint: Endpoint, wanted: string ): Asked {
	const asked =
		current.get( endpoint )?.get( wanted ) ?? start( endpoint, wanted );
	asked.waiting++;
	return asked;
}

function start( endpoint: Endpoint, wanted: string ): Asked {
	const stop = new AbortController();
	const asked: Asked = {
		answer: send( endpoint, JSON.parse( wanted ) as Sent, {
			signal: stop.signal,
		} ),
		leave() {
			if ( --asked.waiting === 0 ) {
				stop.abort();
				current.delete( endpoint );
			}
		},
		waiting: 0,
	};
	if ( endpoint.method === 'GET' ) {
		const same = current.get( endpoint ) ?? new Map< string, Asked >();
		current.set( endpoint, same.set( wanted, asked ) );
		queueMicrotask( () => current.delete( endpoint ) );
	}
	return asked;
}

/**
 * Calls the endpoint when a component mounts, and again when the values of the arguments change. Aborts the call when
 * the last component waiting for the response unmounts.
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
		let isWaiting = true;
		const settle = ( outcome: Settled ) =>
			isWaiting && setSettled( outcome );
		const asked = ask( endpoint, wanted );
		asked.answer.then(
			( data ) => settle( { request, status: 'done', data } ),
			( error: unknown ) =>
				settle( {
					request,
					status: 'failed',
					error: toApiError( error ),
				} )
		);
		return () => {
			isWaiting = false;
			asked.leave();
		};
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
