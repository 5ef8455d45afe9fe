/** Why a request gave nothing, when the server gave no code of its own. */
export type RequestFailure =
	| 'foreign_address'
	| 'network_error'
	| 'timeout'
	| 'aborted'
	| 'invalid_json'
	| 'http_error';

/** The one error of `requestJson`. */
export class RequestError extends Error {
	override readonly name = 'RequestError';
	/** The server's code (`rest_forbidden`, …) or a `RequestFailure`. */
	readonly code: string;
	/** HTTP status; 0 when there was no answer. */
	readonly status: number;

	/**
	 * @param code
	 * @param status
	 * @param message The server's sentence, in the visitor's language; empty when it gave none: the caller has its own.
	 */
	constructor( code: string, status = 0, message = '' ) {
		super( message );
		this.code = code;
		this.status = status;
	}
}
