import { ApiError } from '#shared/endpoint';

/** Why a call gave nothing, when no server gave a code of its own. */
export type CallFailure =
	/** The browser says that there is no connection. */
	| 'offline_error'
	/** No answer came: the name, the network, the certificate, the other server. */
	| 'fetch_error'
	| 'timeout'
	| 'aborted'
	| 'invalid_json'
	/** JSON of another shape than the endpoint declares. */
	| 'unexpected_answer'
	/** A value that cannot stand in the path. */
	| 'invalid_path'
	/** The site names no address for the service. */
	| 'missing_service'
	/** A refusal without a code. */
	| 'unknown_error';

/** An error without a server's sentence. */
export function callFailure( code: CallFailure, data?: unknown ): ApiError {
	return new ApiError( { code, data } );
}
