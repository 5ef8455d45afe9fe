import type { Reader } from './answer-of';
import type { RequestWindow } from './own-site';

/**
 * Asks the site itself by GET, or with something to send by POST, and gives `undefined` whatever goes wrong, another origin included. For what a page
 * can do without: no time-out, no word of what went wrong, and half a kilobyte less: it stands
 * alone so that a script which later fetches the rest of the requests need not share a file with it.
 */
export async function tryAsk< Value >(
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
				// The browser refuses every other origin before anything is sent.
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
