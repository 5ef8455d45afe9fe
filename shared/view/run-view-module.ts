import { readInitialState } from '#shared/initial-state';
import { ChunkLoadError } from './load-library';
import { loadElement } from './load-element';

/**
 * Returns the URL of a block's view script, with the folder and version in the initial state. Undefined if the initial
 * state contains no folder, or if the folder is on another origin.
 *
 * @param slug Block slug without the namespace.
 * @param page The editor's document, not the canvas.
 */
export function viewModuleAddress(
	slug: string,
	page: Document
): string | undefined {
	const { address, version } = readInitialState().plugin;
	const start = `${ address }/blocks/${ slug }/view.js`;
	const url = URL.canParse( start ) ? new URL( start ) : undefined;
	url?.searchParams.set( 'ver', version );
	return url?.origin === page.defaultView?.origin ? url?.href : undefined;
}

/**
 * Runs a block's view script in the realm of a canvas, once per document. The preview then matches the page, and
 * libraries that use the global document or `instanceof` work.
 *
 * @throws ChunkLoadError If the script cannot be loaded; calling again retries.
 */
export async function runViewModule(
	slug: string,
	canvas: Document
): Promise< void > {
	const address = viewModuleAddress( slug, document );
	if ( ! address ) {
		throw new ChunkLoadError( 'missing' );
	}
	await loadElement(
		() => {
			const script = canvas.createElement( 'script' );
			script.type = 'module';
			script.src = address;
			return script;
		},
		{ url: address, doc: canvas }
	);
}
