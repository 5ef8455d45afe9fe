import {
	readResponse,
	withTimeout,
	fetchJson,
	failure,
	fillPath,
	REQUEST_TIMEOUT_MS,
	toApiError,
	type Endpoint,
} from '#shared/request';
import { readInitialState } from '#shared/initial-state';
import apiFetch from '@wordpress/api-fetch';

/** Arguments of a call. `call`, `useEndpoint` and `useAction` derive their exact types from the endpoint. */
export type Sent = {
	params?: Record< string, string | number >;
	query?: Record< string, unknown >;
	data?: Record< string, unknown >;
};

export type SendOptions = {
	signal?: AbortSignal;
	/** Timeout in milliseconds. */
	timeout?: number;
};

type Request = {
	method: string;
	/** The complete, encoded path. */
	path: string;
	data?: unknown;
};

/** Sends a call and reads its response. Any failure rejects with an `ApiError`. */
export async function send(
	endpoint: Endpoint,
	sent: Sent,
	{ signal, timeout = REQUEST_TIMEOUT_MS }: SendOptions
): Promise< unknown > {
	try {
		const request = {
			method: endpoint.method,
			path: address( endpoint.path, sent ),
			data: sent.data,
		};
		const raw = await withTimeout(
			( stop ) =>
				endpoint.servedBy.includes( 'service' )
					? askService( endpoint.service, request, stop )
					: apiFetch< unknown >( { ...request, signal: stop } ),
			{ signal, timeout, fail: failure }
		);
		return readResponse< unknown >( endpoint, raw );
	} catch ( error ) {
		throw signal?.aborted ? failure( 'aborted' ) : toApiError( error );
	}
}

/** Returns the path with its query string, without empty parameters. */
function address( path: string, { params = {}, query = {} }: Sent ): string {
	const search = new URLSearchParams(
		Object.entries( query ).flatMap( ( [ name, value ] ) =>
			value === undefined || value === null
				? []
				: [ [ name, String( value ) ] ]
		)
	).toString();
	return fillPath( path, params ) + ( search === '' ? '' : `?${ search }` );
}

/**
 * Sends a request to a public service without cookies or referrer. WordPress's API client would disclose the author's
 * nonce to a third party.
 */
async function askService(
	service: string,
	{ method, path, data }: Request,
	signal: AbortSignal
): Promise< unknown > {
	const { services } = readInitialState();
	const base = Object.hasOwn( services, service ) ? services[ service ] : '';
	if ( ! base ) {
		throw failure( 'missing_service', { service } );
	}
	let status: number | undefined;
	const win: Pick< typeof globalThis, 'fetch' > = {
		async fetch( ...args ) {
			// eslint-disable-next-line no-restricted-properties -- The request goes through `fetchJson()`; this only notes its status.
			const response = await globalThis.fetch( ...args );
			status = response.status;
			return response;
		},
	};
	return fetchJson(
		base + path,
		{
			method,
			signal,
			credentials: 'omit',
			referrerPolicy: 'no-referrer',
			...( data === undefined
				? {}
				: {
						headers: { 'Content-Type': 'application/json' },
						body: JSON.stringify( data ),
					} ),
		},
		win
	).catch( ( error: unknown ) => {
		throw Object.assign( toApiError( error ), { status } );
	} );
}
