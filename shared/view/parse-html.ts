import { windowOf } from './window-of';

/**
 * Parses HTML in an inert document, where no scripts run and nothing loads. Returns the body with the whole content.
 *
 * Parses the HTML as the content of a body and not as a document. In a document, comments around the root element
 * become children of the document, and adding a child takes time proportional to their number. The body is not attached
 * to its document, because Chromium keeps a document with an `audio` or `video` in memory as long as the page exists.
 */
export function parseHtml( html: string, doc: Document ): HTMLElement {
	const body = new ( windowOf( doc ).DOMParser )()
		.parseFromString( '', 'text/html' )
		.createElement( 'body' );
	body.innerHTML = html;
	return body;
}
