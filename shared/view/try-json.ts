import type { RequestWindow } from './request-json';

/**
 * The JSON of an address of the site itself; `undefined` whatever goes wrong, another origin included: the browser
 * refuses that before anything is sent. For what a page can do without, and nobody waits for: no time-out, no error.
 * Where a person waits, `requestJson` says what went wrong.
 */
export async function tryJson(
	url: string,
	signal: AbortSignal,
	win: Pick< RequestWindow, 'fetch' | 'document' >
): Promise< unknown > {
	try {
		const response = await win.fetch(
			new URL( url, win.document.baseURI ).href,
			{
				mode: 'same-origin',
				headers: { Accept: 'application/json' },
				signal,
			}
		);
		return response.ok ? JSON.parse( await response.text() ) : undefined;
	} catch {
		return undefined;
	}
}
