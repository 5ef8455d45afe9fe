import { failure } from './api-error';
import { toApiError } from './to-api-error';

/**
 * Sends a request and returns the JSON of the response; `undefined` for an empty response (204).
 *
 * @throws ApiError If there is no response, if it is not JSON, or if its status is an error; with the server's code and message if it contains them.
 */
export async function fetchJson(
	address: string,
	{ headers, ...init }: RequestInit,
	win: Pick< typeof globalThis, 'fetch' >
): Promise< unknown > {
	let text;
	let isYes;
	try {
		const response = await win.fetch( address, {
			...init,
			headers: { Accept: 'application/json', ...headers },
		} );
		isYes = response.ok;
		text = await response.text();
	} catch ( reason ) {
		throw failure( 'fetch_error', { reason } );
	}
	if ( isYes && ! text ) {
		return undefined;
	}
	let answer: unknown;
	try {
		answer = JSON.parse( text );
	} catch {
		throw failure( 'invalid_json' );
	}
	if ( isYes ) {
		return answer;
	}
	throw toApiError( answer );
}
