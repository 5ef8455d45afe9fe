/** Failure of a request without an error code from a server. */
export type RequestFailure =
	/** The browser reports that it is offline. */
	| 'offline_error'
	/** There was no response, because of DNS, the network, the certificate or the server. */
	| 'fetch_error'
	| 'timeout'
	| 'aborted'
	| 'invalid_json'
	/** The JSON does not match the endpoint's declaration. */
	| 'unexpected_answer'
	/** A value that is not allowed in the path. */
	| 'invalid_path'
	/** The site provides no URL for the service. */
	| 'missing_service'
	/** A URL on another origin, although only the site itself is allowed. */
	| 'foreign_address'
	/** An error response without a code. */
	| 'unknown_error';

type Facts = { code: string; message?: string; data?: unknown };

/**
 * Error of every failed request. `message` is the server's message or empty. `errorMessage` of `#shared/api` returns a
 * message for authors; view scripts have their own messages.
 */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	/** The server's code (`rest_forbidden`, `authorization_required`, …) or a `RequestFailure`. */
	readonly code: string;
	/** Error data from the server, not parsed. */
	readonly data: unknown;

	constructor( { code, message = '', data }: Facts ) {
		super( message );
		this.code = code;
		this.data = data;
	}
}

/** Returns an error without a server's message. */
export function failure( code: RequestFailure, data?: unknown ): ApiError {
	return new ApiError( { code, data } );
}
