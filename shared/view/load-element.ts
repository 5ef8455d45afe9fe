import { ChunkLoadError, LOAD_TIMEOUT_MS } from './load-library';
import { windowOf } from './window-of';

/** The timeout is in milliseconds. */
type ElementLoad = {
	url: string;
	doc: Document;
	timeout?: number;
	code?: string;
};

/**
 * Adds a stylesheet to a document, at most once per document and URL.
 *
 * @param url     URL of the plugin or of a trusted service, never from a post.
 * @param doc     Document to add the stylesheet to.
 * @param timeout Timeout in milliseconds.
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
		{ url, doc, timeout, code: 'CSS_CHUNK_LOAD_FAILED' }
	);
}

/**
 * Loads a script or stylesheet, and resolves when it has loaded. If the document already contains the element, even
 * from another bundle, waits for it instead of adding another. Authors cannot add such elements to a post. After an
 * error or timeout, removes the element, so that the next call retries, and rejects all waiting callers.
 */
export function loadElement(
	create: () => HTMLScriptElement | HTMLLinkElement,
	{ url, doc, timeout = LOAD_TIMEOUT_MS, code }: ElementLoad
): Promise< void > {
	const known = Array.from(
		doc.querySelectorAll< HTMLElement >(
			'script[data-dovetail-load], link[data-dovetail-load]'
		)
	).find( ( { dataset } ) => dataset.dovetailLoad === url );
	if ( known?.dataset.dovetailState === 'loaded' ) {
		return Promise.resolve();
	}
	const element = known ?? addElement( create(), { url, doc, timeout } );
	return new Promise( ( resolve, reject ) => {
		element.addEventListener( 'load', () => resolve() );
		element.addEventListener( 'error', () =>
			reject(
				new ChunkLoadError(
					element.dataset.dovetailState === 'late'
						? 'timeout'
						: 'missing',
					{ request: url, code }
				)
			)
		);
	} );
}

/**
 * Adds the element to the document. The listeners added here run before those of the callers, so that a caller that
 * retries immediately sees the updated state. (Browsers run promise callbacks between two listeners of an event.)
 */
function addElement(
	element: HTMLElement,
	{ url, doc, timeout }: Required< Omit< ElementLoad, 'code' > >
): HTMLElement {
	const win = windowOf( doc );
	const timer = win.setTimeout( () => {
		element.dataset.dovetailState = 'late';
		element.dispatchEvent( new win.Event( 'error' ) );
	}, timeout );
	element.addEventListener( 'load', () => {
		win.clearTimeout( timer );
		element.dataset.dovetailState = 'loaded';
	} );
	element.addEventListener( 'error', () => {
		win.clearTimeout( timer );
		element.remove();
	} );
	element.dataset.dovetailLoad = url;
	// Insert at the start of the head, so that the plugin's own stylesheets override the loaded one.
	doc.head.prepend( element );
	return element;
}
