import { failure } from './api-error';
import { toApiError } from './to-api-error';

/**
 * Sends a request and returns the JSON of the response; `undefined` for an empty one (204).
 *
 * @throws ApiError for no answer, one that is no JSON, and one that says no (with its code and sentence where it has them).
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
