import { withTimeout } from '#shared/request';
import { windowOf } from './window-of';

/** `missing`: it could not be fetched or did not run. `timeout`: it did not arrive in time. */
type ChunkLoadFailure = 'missing' | 'timeout';

type Circumstances = {
	/** Requested URL, when known. */
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
 * Converts any loading error to a ChunkLoadError. Errors of the bundler's loader keep their URL, code and timeout;
 * others, including a library that throws at startup, are kept as `cause`.
 */
function asChunkLoadError( error: unknown, request?: string ): ChunkLoadError {
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

/** Milliseconds that a lazy part of the program has to arrive: the 120 seconds of the specification. */
export const LOAD_TIMEOUT_MS = 120_000;

type Options = {
	/** Document whose timers are used; in the editor, the root's own. */
	doc?: Document;
	signal?: AbortSignal;
	/** In milliseconds. */
	timeout?: number;
	/** URL for the error message, when the importer has it. */
	request?: string;
};

/**
 * The one way to load a heavy library when it is needed: `loadLibrary( () => import( './player' ) )`.
 * Every call asks the importer anew; what was loaded once is kept by the importer's own loader, what failed is kept
 * nowhere here. (Some browsers keep a failed `import()` of the same address themselves: see the README.)
 *
 * @throws ChunkLoadError when it cannot be loaded or is late; the signal's reason when the signal aborts.
 */
export async function loadLibrary< Library >(
	importer: () => Promise< Library >,
	{ doc = document, signal, timeout = LOAD_TIMEOUT_MS, request }: Options = {}
): Promise< Library > {
	signal?.throwIfAborted();
	try {
		return await withTimeout( importer, {
			clock: windowOf( doc ),
			timeout,
			signal,
			fail: () => new ChunkLoadError( 'timeout', { request } ),
		} );
	} catch ( error ) {
		signal?.throwIfAborted();
		throw asChunkLoadError( error, request );
	}
}
