import { call } from '#shared/api';
import { ApiError, toApiError } from '#shared/request';
import { lookUpRedirect } from './api';

/**
 * Where an address leads in the end, or the address itself when it leads nowhere else.
 * Every failure, an answer of 400 or more among them, rejects with an ApiError without a message: the block has its own sentence for an address that does not work.
 * Its `data.url` is where the way ended, for who knows more of that address than what its server answers.
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
