import { STYLESHEET_FAILED } from './chunk-load-error';
import { loadElement } from './load-element';
import { LOAD_TIMEOUT_MS } from './load-library';

/**
 * Adds a stylesheet to a document, at most once per document and address.
 *
 * @param url     An address of ours, never one that came from a post.
 * @param doc     The document it styles.
 * @param timeout Milliseconds.
 * @throws ChunkLoadError with the code `CSS_CHUNK_LOAD_FAILED`.
 */
export function loadStylesheet(
	url: string,
	doc: Document,
	timeout = LOAD_TIMEOUT_MS
): Promise< void > {
	return loadElement(
		() => {
			const link = doc.createElement( 'link' );
			link.rel = 'stylesheet';
			link.href = url;
			return link;
		},
		{ url, doc, timeout, code: STYLESHEET_FAILED }
	);
}
