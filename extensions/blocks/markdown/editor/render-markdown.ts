import DOMPurify from 'dompurify';
import { createParser, forPosts, sourcePrint } from './parser';
import { escapeText } from '../rules/source';
import {
	SAVED_ATTRIBUTES,
	SAVED_TAGS,
	savedAttribute,
} from '../rules/saved-attribute';

const parser = createParser().use( forPosts );

/** Without footnotes, which are shown as written. */
const parserWithoutNotes = createParser()
	.use( forPosts )
	.disable( [
		'footnote_def',
		'footnote_inline',
		'footnote_ref',
		'footnote_tail',
	] );

/** Maximum number of footnotes. For each one, the library copies all text before it, so longer texts have none. */
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
 * Maximum number of parse rounds. HTML that a browser parses differently than it serialized it becomes stable after
 * two; otherwise it is shown as text.
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

/** Parses in an inert document, which loads nothing. DOMPurify does not always parse strings. */
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

/** A separate instance, because hooks on the shared one would affect other code. */
function createPurifier() {
	const own = DOMPurify( window );
	own.addHook( 'uponSanitizeAttribute', ( _, data ) => {
		const value = savedAttribute( data.attrName, data.attrValue );
		data.keepAttr = value !== null;
		data.attrValue = value ?? '';
	} );
	own.addHook( 'afterSanitizeElements', ( node ) => {
		// Parsers drop the first line break of `pre` each time they read it.
		const first = node.nodeName === 'PRE' ? node.firstChild : null;
		if ( first?.nodeType === 3 && first.nodeValue?.startsWith( '\n' ) ) {
			first.nodeValue = first.nodeValue.replace( /^\n+/, '' );
		}
	} );
	return own;
}

/** Removes characters that are not text: WordPress drops control characters, and PHP rejects half a surrogate pair. */
function withoutControls( html: string ): string {
	return html
		.replace( /(?![\t\n\r])\p{Cc}/gu, '' )
		.replace( /\p{Cs}/gu, '\ufffd' );
}
