import { windowOf } from './window-of';

/**
 * Parses HTML in a document that runs and loads nothing, and returns its body with the whole content.
 *
 * As the content of a body, and not of a document as `DOMParser` takes them: comments before and after the elements of a
 * document become its children, and browsers go through all of them to add another. The body is not part of its document:
 * Chromium keeps a document with an `audio` or `video` for as long as the page lives.
 */
export function parseHtml( html: string, doc: Document ): HTMLElement {
	const body = new ( windowOf( doc ).DOMParser )()
		.parseFromString( '', 'text/html' )
		.createElement( 'body' );
	body.innerHTML = html;
	return body;
}
