/** Error codes of failed requests for which no server sent a code. */
export type RequestFailure =
	| 'offline_error'
	/** No response arrived, because of DNS, the network, the certificate or the server. */
	| 'fetch_error'
	| 'timeout'
	| 'aborted'
	| 'invalid_json'
	/** The JSON in the response does not match the endpoint's declaration. */
	| 'unexpected_answer'
	/** A path parameter has an invalid value. */
	| 'invalid_path'
	/** The site provides no URL for the service. */
	| 'missing_service'
	/** The URL is not on the site's own origin. */
	| 'foreign_address'
	/** An error response without a code. */
	| 'unknown_error';

type Facts = { code: string; message?: string; data?: unknown };

/**
 * The error of a failed request. `message` is the server's message, or empty. `errorMessage` of `#shared/api` returns a
 * message for authors. View scripts show their own messages.
 */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	/** The server's code (`rest_forbidden`, `authorization_required`, …) or a `RequestFailure`. */
	readonly code: string;
	/** Unparsed error data from the server. */
	readonly data: unknown;
	/** HTTP status of a service's error response. Unknown for requests that WordPress's API client sends. */
	status?: number;

	constructor( { code, message = '', data }: Facts ) {
		super( message );
		this.code = code;
		this.data = data;
	}
}

/** Returns an error that has no message from a server. */
export function failure( code: RequestFailure, data?: unknown ): ApiError {
	return new ApiError( { code, data } );
}
