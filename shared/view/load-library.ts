import { withTimeout } from '#shared/request';
import { windowOf } from './window-of';

/** `missing`: the code could not be loaded or did not run. `timeout`: the code did not load in time. */
type ChunkLoadFailure = 'missing' | 'timeout';

type Circumstances = {
	request?: string;
	/** `CSS_CHUNK_LOAD_FAILED` for a stylesheet. */
	code?: string;
	cause?: unknown;
};

/** Error for lazily loaded code that did not load. The message is for logs, not for users. */
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
 * Converts any loading error to a ChunkLoadError with the original error as `cause`. Keeps the URL, code and type of an
 * error from the bundler's loader.
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

/** Maximum time for loading lazy code, in milliseconds. The specification requires 120 seconds. */
export const LOAD_TIMEOUT_MS = 120_000;

type Options = {
	/** Provides the timers. In the editor, pass the root element's document. */
	doc?: Document;
	signal?: AbortSignal;
	/** Timeout in milliseconds. */
	timeout?: number;
	request?: string;
};

/**
 * Loads a large library on demand: `loadLibrary( () => import( './player' ) )`. Every call runs the importer, whose own
 * loader caches successful imports. Failures are not cached. (Some browsers cache a failed `import()` of the same URL:
 * see the README.)
 *
 * @throws ChunkLoadError If the library cannot be loaded in time. If the signal aborts, its reason is thrown instead.
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
