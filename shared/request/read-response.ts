import { ApiError, failure } from './api-error';
import { refusal } from './to-api-error';

/** What makes a value of an answer, or throws: an endpoint, or the parser that it declares. */
export type Reader< Value > = { read( raw: unknown ): Value };

/**
 * The value of an answer.
 * One that does not fit is the server's own error when it says one (some servers say no with status 200), and `unexpected_answer` otherwise.
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
