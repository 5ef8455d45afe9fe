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

/** A request, and how many components wait for its answer. */
type Asked = { answer: Promise< unknown >; leave(): void; waiting: number };

/** Requests that components have just sent, by endpoint and arguments. */
const current = new Map< Endpoint, Map< string, Asked > >();

/**
 * Sends a request, or joins the same one of a component that is drawn in the same moment: a page with 40 equal blocks
 * asks once. A later request is always sent, because the answer may have changed.
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
