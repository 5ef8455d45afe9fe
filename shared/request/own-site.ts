import { answerOf, type Reader } from './answer-of';
import { failure } from './api-error';
import { beforeDeadline } from './deadline';
import { exchange } from './exchange';

/** Milliseconds for an answer: twice what the site itself waits for the platform. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** What is needed of a window; every window has it. */
export type RequestWindow = Pick<
	Window & typeof globalThis,
	'fetch' | 'setTimeout' | 'clearTimeout' | 'origin'
> & { readonly document: { readonly baseURI: string } };

/**
 * Asks the site itself, as a visitor's script does: at an address that the site printed, by GET or with something to send by POST, without a nonce.
 * An address on another origin is refused before anything is sent: it may come from markup that an author edited by hand.
 *
 * @param reader The parser that the endpoint declares: a script need not load all of the declaration.
 * @throws ApiError, whatever goes wrong.
 */
export async function ask< Value >(
	reader: Reader< Value >,
	url: string,
	{ signal, body }: { signal?: AbortSignal; body?: FormData },
	win: RequestWindow
): Promise< Value > {
	const raw = await beforeDeadline(
		async ( stop ) => {
			const address = ownAddress( url, win );
			if ( ! address ) {
				throw failure( 'foreign_address' );
			}
			return exchange(
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
	return answerOf( reader, raw );
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
