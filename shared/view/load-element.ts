import { ChunkLoadError, LOAD_TIMEOUT_MS } from './load-library';
import { windowOf } from './window-of';

/** What is loaded, into which document, and how long it may take (milliseconds). */
type ElementLoad = {
	url: string;
	doc: Document;
	timeout?: number;
	/** The error's code. */
	code?: string;
};

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
		{ url, doc, timeout, code: 'CSS_CHUNK_LOAD_FAILED' }
	);
}

/**
 * Resolves when the script or link that loads this address has loaded. The document is the memory: an element that is
 * there already, loaded or on its way, is waited for and not added again, whichever bundle added it. (WordPress lets no author write such an
 * element.) One that fails
 * or is late is removed, so that the next call tries again; everybody who waits for it is told.
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
 * Its listeners come before those of the callers: the browser lets a caller go on between two listeners of one event,
 * and a caller who asks again at once has to find the new state.
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
	// In front of the plugin's own stylesheets, which have the last word.
	doc.head.prepend( element );
	return element;
}
