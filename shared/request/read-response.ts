import { ApiError, failure } from './api-error';
import { refusal } from './to-api-error';

/** Parses a response, or throws: an endpoint, or the parser that it declares. */
export type Reader< Value > = { read( raw: unknown ): Value };

/**
 * Parses a response. If the response does not match, throws the error in its body (some servers report errors with
 * status 200), or `unexpected_answer` if the body contains no error.
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
