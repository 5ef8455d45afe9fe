import type { Reader } from './read-response';
import type { RequestWindow } from './request-own-site';

/**
 * Requests JSON from this site: with GET, or with POST if there is a body. Returns `undefined` on any failure. For
 * optional data: without the timeout and error details of `requestJson`, scripts are half a kilobyte smaller. In a
 * separate file, so that small scripts do not load the rest of this module.
 */
export async function tryRequest< Value >(
	reader: Reader< Value >,
	url: string,
	signal: AbortSignal,
	win: Pick< RequestWindow, 'fetch' | 'document' >,
	body?: FormData | URLSearchParams
): Promise< Value | undefined > {
	try {
		const response = await win.fetch(
			new URL( url, win.document.baseURI ).href,
			{
				// In this mode, the browser blocks URLs on other origins without sending a request.
				mode: 'same-origin',
				headers: { Accept: 'application/json' },
				signal,
				...( body && { method: 'POST', body } ),
			}
		);
		return response.ok
			? reader.read( JSON.parse( await response.text() ) )
			: undefined;
	} catch {
		return undefined;
	}
}
