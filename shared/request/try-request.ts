import type { Reader } from './read-response';
import type { RequestWindow } from './request-own-site';

/**
 * Requests JSON from this site (by GET, or by POST if there is a body) and returns `undefined` on any failure. It is
 * for optional data: it has no timeout and no error details, which saves half a kilobyte. It has its own file so that
 * small scripts do not load the rest of this module.
 */
export async function tryRequest< Value >(
	reader: Reader< Value >,
	url: string,
	signal: AbortSignal,
	win: Pick< RequestWindow, 'fetch' | 'document' >,
	body?: FormData
): Promise< Value | undefined > {
	try {
		const response = await win.fetch(
			new URL( url, win.document.baseURI ).href,
			{
				// The browser blocks other origins before anything is sent.
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
