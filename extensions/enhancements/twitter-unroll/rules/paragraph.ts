import {
	encodeBrackets,
	escapeHtml,
	escapeShortcodes,
} from '#shared/attributes';
import { isHttpUrl } from '#shared/validation';
import { parseHtml } from '#shared/view';

/**
 * Converts external HTML to paragraph content: text, line breaks and web links. The result cannot run scripts or
 * shortcodes, or load anything.
 */
export function paragraphOf( html: string ): string {
	return [ ...parseHtml( html, document ).childNodes ]
		.map( written )
		.join( '' )
		.trim();
}

function written( node: ChildNode ): string {
	const { nodeName, nodeType, textContent } = node;
	if ( nodeType === 3 ) {
		return escapeHtml( escapeShortcodes( textContent ?? '' ) );
	}
	if ( nodeName === 'BR' ) {
		return '<br>';
	}
	if ( [ 'SCRIPT', 'STYLE', 'TEMPLATE' ].includes( nodeName ) ) {
		return '';
	}
	const inner = [ ...node.childNodes ].map( written ).join( '' );
	const href = nodeName === 'A' && ( node as Element ).getAttribute( 'href' );
	return isHttpUrl( href )
		? `<a href="${ escapeHtml( encodeBrackets( href ) ) }">${ inner }</a>`
		: inner;
}
