import { readAnswer } from './read-answer';
import { RequestError } from './request-error';
import type { Realm } from './window-of';
import { withDeadline } from './with-deadline';

/** Milliseconds for an answer. A visitor has given up long before; a server that forwards to a service may need ten or twenty. */
export const REQUEST_TIMEOUT_MS = 30_000;

type Options = {
	signal?: AbortSignal;
	/** `GET`, or `POST` when there is a body. */
	method?: string;
	/** Sent as JSON; a FormData as it is. */
	body?: unknown;
	/** Milliseconds. */
	timeout?: number;
};

/** What is needed of a window; every window has it. */
export type RequestWindow = Pick<
	Realm,
	'fetch' | 'setTimeout' | 'clearTimeout' | 'origin'
> & { readonly document: { readonly baseURI: string } };

/**
 * Asks the site itself and returns the JSON of the answer, for the caller to parse; `undefined` for an empty one (204).
 * An address on another origin is refused before anything is sent: it may come from markup that an author edited by hand.
 *
 * @throws RequestError, whatever goes wrong.
 */
export async function requestJson(
	url: string,
	{ signal, method, body, timeout = REQUEST_TIMEOUT_MS }: Options,
	win: RequestWindow
): Promise< unknown > {
	const address = ownAddress( url, win );
	if ( signal?.aborted ) {
		throw new RequestError( 'aborted' );
	}
	const stop = new AbortController();
	try {
		return await withDeadline(
			exchange( address, { method, body, signal: stop.signal }, win ),
			{
				win,
				timeout,
				signal,
				late: () => new RequestError( 'timeout' ),
			}
		);
	} catch ( error ) {
		stop.abort();
		if ( error instanceof RequestError ) {
			throw error;
		}
		throw new RequestError( signal?.aborted ? 'aborted' : 'network_error' );
	}
}

function ownAddress( url: string, win: RequestWindow ): string {
	try {
		const { href, origin } = new URL( url, win.document.baseURI );
		if ( origin === win.origin ) {
			return href;
		}
	} catch {
		// No address at all: refused like a foreign one.
	}
	throw new RequestError( 'foreign_address' );
}

async function exchange(
	address: string,
	{ method, body, signal }: Pick< Options, 'method' | 'body' | 'signal' >,
	win: RequestWindow
): Promise< unknown > {
	const isJson = body !== undefined && ! isFormData( body );
	const response = await win.fetch( address, {
		method: method ?? ( body === undefined ? 'GET' : 'POST' ),
		mode: 'same-origin',
		signal,
		headers: {
			Accept: 'application/json',
			...( isJson ? { 'Content-Type': 'application/json' } : {} ),
		},
		body: isFormData( body ) ? body : JSON.stringify( body ),
	} );
	return readAnswer( response );
}

/** By its tag, not by its class: it may come from another realm. */
function isFormData( body: unknown ): body is FormData {
	return Object.prototype.toString.call( body ) === '[object FormData]';
}
