import { fillPath, type Endpoint } from '#shared/endpoint';
import { askService } from './ask-service';
import { askSite } from './ask-site';
import { beforeDeadline } from './before-deadline';
import { callFailure } from './call-failure';
import { readAnswer } from './read-answer';
import { toApiError } from './to-api-error';

/** Milliseconds for an answer: twice what the site itself waits for the platform. */
export const CALL_TIMEOUT_MS = 30_000;

/** What goes out with a call; `call` and `useEndpoint` type it from the endpoint. */
export type Sent = {
	params?: Record< string, string | number >;
	query?: Record< string, unknown >;
	data?: Record< string, unknown >;
};

export type SendOptions = {
	signal?: AbortSignal;
	/** Milliseconds. */
	timeout?: number;
};

/** Sends a call and reads its answer. Rejects with an `ApiError`, whatever has failed. */
export async function send(
	endpoint: Endpoint,
	sent: Sent,
	{ signal, timeout = CALL_TIMEOUT_MS }: SendOptions
): Promise< unknown > {
	try {
		const request = {
			method: endpoint.method,
			path: address( endpoint.path, sent ),
			data: sent.data,
		};
		const raw = await beforeDeadline(
			( stop ) =>
				endpoint.servedBy === 'service'
					? askService( endpoint.service, request, stop )
					: askSite( request, stop ),
			{ signal, timeout }
		);
		return readAnswer( endpoint, raw );
	} catch ( error ) {
		throw signal?.aborted ? callFailure( 'aborted' ) : toApiError( error );
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
