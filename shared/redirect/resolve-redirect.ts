import { call } from '#shared/api';
import { ApiError, toApiError } from '#shared/request';
import { lookUpRedirect } from './api';

/**
 * Resolves to the final URL of an address. Any failure, including status 400 and above, rejects with an `ApiError`
 * without a message, because each block has its own message. `data.url` is the last URL reached.
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
		const { code, data } = toApiError( error );
		throw new ApiError( { code, data } );
	}
}
