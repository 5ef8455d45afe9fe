import { ApiError } from './api-error';

/**
 * Converts any thrown value to an `ApiError`: our own errors, errors of WordPress and the platform, and unknown values.
 */
export function toApiError( thrown: unknown ): ApiError {
	if ( thrown instanceof ApiError ) {
		return thrown;
	}
	return (
		refusal( thrown ) ??
		new ApiError( {
			code: 'unknown_error',
			// Omit the messages of JavaScript exceptions, because only developers understand them.
			message: thrown instanceof Error ? '' : text( thrown, 'message' ),
			data: thrown,
		} )
	);
}

/**
 * Returns the error in a response body, or `null`. Supports `{ code, message, data }`, `{ error, message }` and the
 * first item of `{ errors: [ { error, message } ] }`.
 */
export function refusal( body: unknown ): ApiError | null {
	const errors = property( body, 'errors' );
	if ( Array.isArray( errors ) && errors.length ) {
		return refusal( errors[ 0 ] );
	}
	const code = text( body, 'code' ) || text( body, 'error' );
	return code
		? new ApiError( {
				code,
				message: text( body, 'message' ),
				data: property( body, 'data' ),
			} )
		: null;
}

function property( value: unknown, name: string ): unknown {
	return typeof value === 'object' &&
		value !== null &&
		Object.hasOwn( value, name )
		? Reflect.get( value, name )
		: undefined;
}

function text( value: unknown, name: string ): string {
	const found = property( value, name );
	return typeof found === 'string' ? found : '';
}
