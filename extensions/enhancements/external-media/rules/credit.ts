import { encodeBrackets, escapeHtml } from '#shared/attributes';
import type { CreditPart } from '../api';

/** Returns a caption followed by the credit as HTML. External text is escaped. */
export function captionWith(
	caption: string,
	credit: readonly CreditPart[]
): string {
	const words = credit.map( ( { text, url } ) =>
		url === ''
			? escapeHtml( text )
			: `<a href="${ escapeHtml( encodeBrackets( url ) ) }">${ escapeHtml( text ) }</a>`
	);
	return [ escapeHtml( caption.trim() ), words.join( '' ) ]
		.filter( ( part ) => part !== '' )
		.join( ' ' );
}
