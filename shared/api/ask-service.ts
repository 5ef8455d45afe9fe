import { readInitialState } from '#shared/initial-state';
import type { Request } from './ask-site';
import { callFailure } from './call-failure';

/**
 * Asks a public service at the address that the site gives for it.
 * Not through WordPress's own client: that would hand the nonce of the person who writes to a stranger.
 * Without cookies and without the address of the page.
 *
 * @throws The JSON of an answer that says no, or an ApiError.
 */
export async function askService(
	service: string,
	{ method, path, data }: Request,
	signal: AbortSignal
): Promise< unknown > {
	const { services } = readInitialState();
	const base = Object.hasOwn( services, service ) ? services[ service ] : '';
	if ( ! base ) {
		throw callFailure( 'missing_service', { service } );
	}
	const response = await fetch( base + path, {
		method,
		signal,
		credentials: 'omit',
		referrerPolicy: 'no-referrer',
		headers: {
			Accept: 'application/json',
			...( data === undefined
				? {}
				: { 'Content-Type': 'application/json' } ),
		},
		body: data === undefined ? undefined : JSON.stringify( data ),
	} ).catch( ( reason: unknown ) => {
		throw callFailure( 'fetch_error', { reason } );
	} );
	const answer = parsed( await response.text() );
	if ( ! response.ok ) {
		throw answer;
	}
	return answer;
}

function parsed( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		throw callFailure( 'invalid_json' );
	}
}
