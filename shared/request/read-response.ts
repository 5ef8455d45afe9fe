import { ApiError, failure } from './api-error';
import { refusal } from './to-api-error';

/** Parses a response or throws. Either an endpoint or the parser that an endpoint declares. */
export type Reader< Value > = { read( raw: unknown ): Value };

/**
 * Reads a response. If the response does not match, throws the server's error in it (some servers report errors with
 * status 200), otherwise `unexpected_answer`.
 *
 * @throws ApiError
 */
export function readResponse< Value >(
	reader: Reader< Value >,
	raw: unknown
): Value {
	try {
		return reader.read( raw );
	} catch ( error ) {
		throw error instanceof ApiError
			? error
			: ( refusal( raw ) ??
					failure( 'unexpected_answer', {
						reason: ( error as Error ).message,
					} ) );
	}
}
