import { escapeHtml } from '#shared/attributes';
import type { CreditPart } from '../api';

/** A caption with the credit behind it, as HTML: text of others is no markup. */
export function captionWith(
	caption: string,
	credit: readonly CreditPart[]
): string {
	const words = credit.map( ( { text, url } ) =>
		url === ''
			? escapeHtml( text )
			: `<a href="${ escapeHtml( url ) }">${ escapeHtml( text ) }</a>`
	);
	return [ escapeHtml( caption.trim() ), words.join( '' ) ]
		.filter( ( part ) => part !== '' )
		.join( ' ' );
}
