import { escapeAngleBrackets } from '#shared/attributes';

/** Matches a tag as browsers serialize it: text contains no `<`, and all values are in double quotes. */
const TAG = /<\/?[a-z](?:[^">]|"[^"]*")*>/gi;

/**
 * Returns the HTML as it is saved in the post, identical for every browser and user. `[` in text becomes a three-digit
 * entity, as `wp_kses_post` writes it, so that no shortcode runs in a code example. In attributes, `<` and `>` become
 * entities, which not every browser writes. The sanitizer ensures that URLs and titles contain no `[` that could start
 * a shortcode.
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
 * Markdown as one paragraph of plain text, used while no parser is loaded. A transform saves it so that nothing is
 * lost, and the editor replaces it once the parser has loaded.
 */
export function provisionalHtml( markdown: string ): string {
	const text = escapeText( markdown.trim() );
	return text && `<p>${ text }</p>`;
}

/** Escapes text as browsers serialize it. */
export function escapeText( text: string ): string {
	return escapeAngleBrackets( text ).replaceAll( '\u00a0', '&nbsp;' );
}
