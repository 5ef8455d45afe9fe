import { escapeAngleBrackets } from '#shared/attributes';

/** A tag as browsers serialize it: the text around has no `<` of its own, and every value stands in double quotes. */
const TAG = /<\/?[a-z](?:[^">]|"[^"]*")*>/gi;

/**
 * HTML as the post holds it, the same whichever browser serialized it and whoever saves it.
 * `[` in text is an entity, written with three digits as `wp_kses_post` writes it, so that no shortcode runs in an
 * example of code; in attributes `<` and `>` are entities, which not every browser writes.
 * Addresses and titles hold no `[` that could begin a shortcode: the sanitizer sees to that.
 */
export function printableHtml( html: string ): string {
	let printed = '';
	let end = 0;
	for ( const { 0: tag, index } of html.matchAll( TAG ) ) {
		printed +=
			printableText( html.slice( end, index ) ) + printableTag( tag );
		end = index + tag.length;
	}
	return printed + printableText( html.slice( end ) );
}

function printableText( text: string ): string {
	return text.replaceAll( '[', '&#091;' );
}

function printableTag( tag: string ): string {
	return tag.replace( /"[^"]*"/g, ( value ) =>
		value.replaceAll( '<', '&lt;' ).replaceAll( '>', '&gt;' )
	);
}

/**
 * Markdown as one paragraph of plain text. It stands in for the parser's HTML where no parser is loaded: a transform
 * writes it, so that a post saved at once loses nothing, and the editor replaces it as soon as it has loaded.
 */
export function provisionalHtml( markdown: string ): string {
	const text = escapeText( markdown.trim() );
	return text && `<p>${ text }</p>`;
}

/** Text as browsers serialize it. */
export function escapeText( text: string ): string {
	return escapeAngleBrackets( text ).replaceAll( '\u00a0', '&nbsp;' );
}
