import { beforeDeadline } from '#shared/request';
import { asChunkLoadError, ChunkLoadError } from './chunk-load-error';
import { windowOf } from './window-of';

/** Milliseconds that a lazy part of the program has to arrive: the 120 seconds of the specification. */
export const LOAD_TIMEOUT_MS = 120_000;

type Options = {
	/** Whose clock counts; the root's own document in the editor. */
	doc?: Document;
	signal?: AbortSignal;
	/** Milliseconds. */
	timeout?: number;
	/** The address, for the error, where the importer knows it. */
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
		return await beforeDeadline( importer, {
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
