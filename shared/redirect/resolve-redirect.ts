import { call } from '#shared/api';
import { ApiError, toApiError } from '#shared/request';
import { lookUpRedirect } from './api';

/**
 * Follows the redirects of a URL and resolves to the final URL. Any failure, including a status of 400 or above,
 * rejects with an `ApiError`. The error has no message, because each block shows its own, unless the author sent too many
 * requests. `data.url` is the last URL that was reached.
 */
export async function resolveRedirect(
	url: string,
	{ signal }: { signal?: AbortSignal } = {}
): Promise< string > {
	try {
		return (
			( await call( lookUpRedirect, { params: { url }, signal } ) ) ?? url
		);
	} catch ( error ) {
		const { code, message, data } = toApiError( error );
		throw new ApiError( {
			code,
			message: code === 'rest_busy' ? message : '',
			data,
		} );
	}
}
