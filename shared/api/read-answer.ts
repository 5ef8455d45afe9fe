import { ApiError, type Endpoint } from '#shared/endpoint';
import { callFailure } from './call-failure';
import { refusal } from './to-api-error';

/**
 * The domain value of an answer.
 * One that does not fit is the server's own error when it says one (some servers say no with status 200), and `unexpected_answer` otherwise.
 */
export function readAnswer( endpoint: Endpoint, raw: unknown ): unknown {
	try {
		return endpoint.read( raw );
	} catch ( error ) {
		if ( error instanceof ApiError ) {
			throw error;
		}
		throw (
			refusal( raw ) ??
			callFailure( 'unexpected_answer', {
				reason: error instanceof Error ? error.message : '',
			} )
		);
	}
}
