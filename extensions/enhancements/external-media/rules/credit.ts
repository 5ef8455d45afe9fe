import { escapeHtml } from '#shared/attributes';
import type { CreditPart } from '../api';

/** A caption with the credit behind it, as HTML: text of others runs neither as markup nor as a shortcode. */
export function captionWith(
	caption: string,
	credit: readonly CreditPart[]
): string {
	const words = credit.map( ( { text, url } ) =>
		url === ''
			? safe( text )
			: `<a href="${ safe( url ) }">${ safe( text ) }</a>`
	);
	return [ safe( caption.trim() ), words.join( '' ) ]
		.filter( ( part ) => part !== '' )
		.join( ' ' );
}

const safe = ( text: string ): string =>
	escapeHtml( text ).replaceAll( '[', '&#91;' ).replaceAll( ']', '&#93;' );
