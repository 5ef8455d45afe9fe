import { windowOf } from './window-of';

/**
 * Parses HTML in an inert document, and returns its body with the whole content.
 *
 * The HTML is parsed as the content of a body. `DOMParser` parses a document: comments around its elements would become
 * its children, and browsers search through all of them to add another. The body is detached from its document, because
 * Chromium keeps a document with an `audio` or `video` for the lifetime of the page.
 */
export function parseHtml( html: string, doc: Document ): HTMLElement {
	const body = new ( windowOf( doc ).DOMParser )()
		.parseFromString( '', 'text/html' )
		.createElement( 'body' );
	body.innerHTML = html;
	return body;
}
