/** `missing`: it could not be fetched or did not run. `timeout`: it did not arrive in time. */
type ChunkLoadFailure = 'missing' | 'timeout';

type Circumstances = {
	/** The address that was asked for, when it is known. */
	request?: string;
	/** `CSS_CHUNK_LOAD_FAILED` for a stylesheet. */
	code?: string;
	cause?: unknown;
};

/** A part of the program that is loaded when it is needed did not load. For scripts and logs: no sentence of it is for people. */
export class ChunkLoadError extends Error {
	override readonly name = 'ChunkLoadError';
	readonly type: ChunkLoadFailure;
	readonly request?: string;
	readonly code?: string;

	constructor( type: ChunkLoadFailure, circumstances: Circumstances = {} ) {
		const { request, code, cause } = circumstances;
		super( `Loading ${ request ?? 'a library' } failed (${ type }).`, {
			cause,
		} );
		this.type = type;
		this.request = request;
		this.code = code;
	}
}

/**
 * Any error of loading as a ChunkLoadError. Those of the bundler's own loader keep their address, code and time-out;
 * whatever else went wrong, a library that throws while it starts included, counts as missing and is kept as `cause`.
 */
export function asChunkLoadError(
	error: unknown,
	request?: string
): ChunkLoadError {
	if ( error instanceof ChunkLoadError ) {
		return error;
	}
	const read = ( key: string ): unknown =>
		error instanceof Error && error.name === 'ChunkLoadError'
			? Reflect.get( error, key )
			: undefined;
	const text = ( key: string ) => {
		const value = read( key );
		return typeof value === 'string' ? value : undefined;
	};
	return new ChunkLoadError(
		read( 'type' ) === 'timeout' ? 'timeout' : 'missing',
		{
			request: text( 'request' ) ?? request,
			code: text( 'code' ),
			cause: error,
		}
	);
}
