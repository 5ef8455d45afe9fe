import { loadElement } from './load-element';
import { LOAD_TIMEOUT_MS } from './load-library';

/**
 * Runs a classic script in the realm of a document, at most once per document and address. For a library that asks
 * `instanceof HTMLElement` or keeps globals: in the canvas iframe it then meets the iframe's own constructors.
 * What it defines is found on `doc.defaultView`. A script that was late and arrives after all still runs.
 *
 * @param url     An address of ours, never one that came from a post.
 * @param doc     The document whose realm it runs in.
 * @param timeout Milliseconds.
 * @throws ChunkLoadError
 */
export function loadScript(
	url: string,
	doc: Document,
	timeout = LOAD_TIMEOUT_MS
): Promise< void > {
	return loadElement(
		() => {
			const script = doc.createElement( 'script' );
			script.src = url;
			return script;
		},
		{ url, doc, timeout }
	);
}
