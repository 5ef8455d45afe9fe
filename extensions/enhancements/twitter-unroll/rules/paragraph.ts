import { escapeHtml } from '#shared/attributes';
import { isHttpUrl } from '#shared/validation';

/**
 * The text of a paragraph of somebody else's, for a paragraph of ours: text, line breaks and links of the web. Nothing of it is
 * run or loaded. A `[` is no shortcode.
 */
export function paragraphOf( html: string ): string {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	return [ ...body.childNodes ].map( written ).join( '' ).trim();
}

function written( node: ChildNode ): string {
	const { nodeName, nodeType, textContent } = node;
	if ( nodeType === 3 ) {
		return escapeHtml( textContent ?? '' );
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
		? `<a href="${ escapeHtml( href ) }">${ inner }</a>`
		: inner;
}
