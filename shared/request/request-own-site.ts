import { readResponse, type Reader } from './read-response';
import { failure } from './api-error';
import { withTimeout } from './with-timeout';
import { fetchJson } from './fetch-json';

/** Timeout in milliseconds: twice the site's timeout for requests to the platform. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** The part of `window` that requests need. */
export type RequestWindow = Pick<
	Window & typeof globalThis,
	'fetch' | 'setTimeout' | 'clearTimeout' | 'origin'
> & { readonly document: { readonly baseURI: string } };

/**
 * Requests JSON from this site without a nonce: with GET, or with POST if there is a body. Rejects URLs on other
 * origins before sending the request, because authors can edit URLs in the markup.
 *
 * @param reader Parser of the response. Pass only the parser of an endpoint, so that the script does not load the whole endpoint.
 * @throws ApiError For every failure.
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
 * Requests a file from this site with GET. Returns null on any failure and for URLs on other origins. Has no timeout,
 * because a video can take minutes; abort the signal to cancel.
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

/** Returns the absolute URL if it is on the site's own origin; otherwise null. */
function ownAddress( url: string, win: RequestWindow ): string | null {
	try {
		const { href, origin } = new URL( url, win.document.baseURI );
		return origin === win.origin ? href : null;
	} catch {
		return null;
	}
}
