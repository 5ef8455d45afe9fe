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

/** What goes out with a call; `call`, `useEndpoint` and `useAction` type it from the endpoint. */
export type Sent = {
	params?: Record< string, string | number >;
	query?: Record< string, unknown >;
	data?: Record< string, unknown >;
};

export type SendOptions = {
	signal?: AbortSignal;
	/** In milliseconds. */
	timeout?: number;
};

/** A request, ready to be sent. */
type Request = {
	method: string;
	/** With everything in its place and encoded. */
	path: string;
	data?: unknown;
};

/** Sends a call and reads its answer. Rejects with an `ApiError`, whatever has failed. */
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

/** Path and query; names without a value are left out. */
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
 * Asks a public service at the address that the site gives for it.
 * Not through WordPress's own client: that would hand the nonce of the person who writes to a stranger.
 * Without cookies and without the address of the page.
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
		globalThis
	);
}
