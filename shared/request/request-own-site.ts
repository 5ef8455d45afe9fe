import { readResponse, type Reader } from './read-response';
import { failure } from './api-error';
import { withTimeout } from './with-timeout';
import { fetchJson } from './fetch-json';

/** Milliseconds for an answer: twice what the site itself waits for the platform. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** The parts of a window that a request uses. */
export type RequestWindow = Pick<
	Window & typeof globalThis,
	'fetch' | 'setTimeout' | 'clearTimeout' | 'origin'
> & { readonly document: { readonly baseURI: string } };

/**
 * Requests JSON from this site without a nonce: GET, or POST when there is a body. URLs on another origin are rejected
 * before anything is sent, because an author may have edited the markup by hand.
 *
 * @param reader Parser of the response. Pass the endpoint's parser so that the script need not load the whole endpoint.
 * @throws ApiError for every failure.
 */
export async function requestJson< Value >(
	reader: Reader< Value >,
	url: string,
	{ signal, body }: { signal?: AbortSignal; body?: FormData },
	win: RequestWindow
): Promise< Value > {
	const raw = await withTimeout(
		async ( stop ) => {
			const address = ownAddress( url, win );
			if ( ! address ) {
				throw failure( 'foreign_address' );
			}
			return fetchJson(
				address,
				{
					method: body ? 'POST' : 'GET',
					mode: 'same-origin',
					signal: stop,
					body,
				},
				win
			);
		},
		{ signal, timeout: REQUEST_TIMEOUT_MS, clock: win, fail: failure }
	);
	return readResponse( reader, raw );
}

/**
 * Asks the site itself for a whole file, by GET and without asking for leave across origins. Null when it cannot be
 * had that way, whatever the reason: an address on another origin is not asked at all. There is no time limit: a film
 * may take minutes, and the signal ends it.
 */
export async function requestBlob(
	url: string,
	{ signal }: { signal: AbortSignal },
	win: RequestWindow
): Promise< Blob | null > {
	const address = ownAddress( url, win );
	if ( ! address ) {
		return null;
	}
	try {
		const response = await win.fetch( address, {
			method: 'GET',
			mode: 'no-cors',
			signal,
		} );
		const blob = await response.blob();
		return response.ok && blob.size ? blob : null;
	} catch {
		return null;
	}
}

/** The whole address where it is one of the site's origin; null for every other, and for what is no address. */
function ownAddress( url: string, win: RequestWindow ): string | null {
	try {
		const { href, origin } = new URL( url, win.document.baseURI );
		return origin === win.origin ? href : null;
	} catch {
		return null;
	}
}
