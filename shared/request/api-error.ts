/** Failure of a request without an error code from a server. */
export type RequestFailure =
	/** The browser says that there is no connection. */
	| 'offline_error'
	/** No answer came: the name, the network, the certificate, the other server. */
	| 'fetch_error'
	| 'timeout'
	| 'aborted'
	| 'invalid_json'
	/** JSON of another shape than the endpoint declares. */
	| 'unexpected_answer'
	/** A value that is not allowed in the path. */
	| 'invalid_path'
	/** The site names no address for the service. */
	| 'missing_service'
	/** An address on another origin, where only the site itself may be asked. */
	| 'foreign_address'
	/** A refusal without a code. */
	| 'unknown_error';

type Facts = { code: string; message?: string; data?: unknown };

/**
 * Error of every failed request. `message` is the server's message or empty; `errorMessage` of #shared/api returns a
 * message for authors, and view scripts have their own.
 */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	/** The server's code (`rest_forbidden`, `authorization_required`, …) or a `RequestFailure`. */
	readonly code: string;
	/** Unparsed error data from the server. */
	readonly data: unknown;

	constructor( { code, message = '', data }: Facts ) {
		super( message );
		this.code = code;
		this.data = data;
	}
}

/** An error without a server's sentence. */
export function failure( code: RequestFailure, data?: unknown ): ApiError {
	return new ApiError( { code, data } );
}
