import type { RequestWindow } from './request-json';

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
	try {
		const { href, origin } = new URL( url, win.document.baseURI );
		if ( origin !== win.origin ) {
			return null;
		}
		const response = await win.fetch( href, {
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
