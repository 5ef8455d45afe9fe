import DOMPurify from 'dompurify';
import { createParser, forPosts, sourcePrint } from './parser';
import { escapeText } from '../rules/source';
import {
	SAVED_ATTRIBUTES,
	SAVED_TAGS,
	savedAttribute,
} from '../rules/saved-attribute';

const parser = createParser().use( forPosts );

/** Parser without footnotes, whose syntax stays in the text. */
const parserWithoutNotes = createParser()
	.use( forPosts )
	.disable( [
		'footnote_def',
		'footnote_inline',
		'footnote_ref',
		'footnote_tail',
	] );

/**
 * Maximum number of footnotes. The library copies all preceding text for each footnote, so texts with more footnotes
 * show them as plain text.
 */
const MAX_NOTES = 2000;

/** Renders Markdown as the HTML that is saved and shown. */
export function renderMarkdown( markdown: string ): string {
	const notes = markdown.match( /\^\[|\[\^/g )?.length ?? 0;
	return sanitizeHtml(
		( notes > MAX_NOTES ? parserWithoutNotes : parser ).render( markdown, {
			print: sourcePrint( markdown ),
		} )
	);
}

/**
 * Maximum number of times that the HTML is parsed and sanitized. It is usually stable after two rounds; HTML that still
 * changes after the last round is shown as text.
 */
const MAX_ROUNDS = 5;

const purifier = createPurifier();

/**
 * Returns safe HTML that WordPress saves unchanged for every user and that browsers parse to the same document. Unknown
 * tags are removed; their text stays.
 */
export function sanitizeHtml( html: string ): string {
	let current = html;
	for ( let round = 0; round < MAX_ROUNDS; round++ ) {
		const next = purified( withoutControls( current ) ).trim();
		if ( next === current ) {
			return next;
		}
		current = next;
	}
	return `<p>${ escapeText( withoutControls( html ) ) }</p>`;
}

/** Parses and sanitizes HTML in an inert document, which loads nothing. */
function purified( html: string ): string {
	const body = purifier.sanitize( html, {
		ALLOWED_TAGS: [ ...SAVED_TAGS ],
		ALLOWED_ATTR: [ ...SAVED_ATTRIBUTES ],
		ALLOW_ARIA_ATTR: false,
		ALLOW_DATA_ATTR: false,
		RETURN_DOM: true,
	} );
	return body instanceof Element ? body.innerHTML : '';
}

/** Creates a separate DOMPurify instance, because hooks on the shared one would affect other code. */
function createPurifier() {
	const own = DOMPurify( window );
	own.addHook( 'uponSanitizeAttribute', ( _, data ) => {
		const value = savedAttribute( data.attrName, data.attrValue );
		data.keepAttr = value !== null;
		data.attrValue = value ?? '';
	} );
	own.addHook( 'afterSanitizeElements', ( node ) => {
		// HTML parsers drop the first line break in `pre` each time, so remove all leading line breaks.
		const first = node.nodeName === 'PRE' ? node.firstChild : null;
		if ( first?.nodeType === 3 && first.nodeValue?.startsWith( '\n' ) ) {
			first.nodeValue = first.nodeValue.replace( /^\n+/, '' );
		}
	} );
	return own;
}

/** Removes control characters, which WordPress drops, and replaces lone surrogates, which PHP rejects. */
function withoutControls( html: string ): string {
	return html
		.replace( /(?![\t\n\r])\p{Cc}/gu, '' )
		.replace( /\p{Cs}/gu, '\ufffd' );
}
