import apiFetch from '@wordpress/api-fetch';

/** A request, ready to be sent. */
export type Request = {
	method: string;
	/** With everything in its place and encoded. */
	path: string;
	data?: unknown;
};

/** Asks the REST API of the site; the nonce and the language are WordPress's to add. Throws what the server throws. */
export function askSite(
	{ method, path, data }: Request,
	signal: AbortSignal
): Promise< unknown > {
	return apiFetch< unknown >( { method, path, data, signal } );
}
