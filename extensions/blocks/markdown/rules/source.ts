import { escapeAngleBrackets, escapeShortcodes } from '#shared/attributes';

/**
 * Characters that cannot be saved in a block comment. `wp_kses_post` rewrites `&`, `<` and `>` and drops control
 * characters. PHP cannot decode lone surrogates in JSON. `%` marks encoded characters.
 */
const FRAGILE = /[%&<>]|(?![\t\n\r])\p{Cc}|\p{Cs}/gu;

/** Matches only sequences that `encodeSource` writes. Any other `%` is literal. */
const ENCODED =
	/%(?:u(D[89A-F][0-9A-F]{2})|((?!0[9AD])(?:25|26|3C|3E|[0189][0-9A-F]|7F)))/gi;

const hex = ( character: string, length: number ) =>
	character
		.charCodeAt( 0 )
		.toString( 16 )
		.toUpperCase()
		.padStart( length, '0' );

/**
 * Encodes Markdown for the block comment: `a < b && c` becomes `a %3C b %26%26 c`. `decodeSource` restores every
 * string.
 */
export function encodeSource( markdown: string ): string {
	return markdown.replace( FRAGILE, ( character ) =>
		/\p{Cs}/u.test( character )
			? `%u${ hex( character, 4 ) }`
			: `%${ hex( character, 2 ) }`
	);
}

/** Decodes Markdown. Does not change sources that were written by hand without the encoding. */
export function decodeSource( source: string ): string {
	return source.replace( ENCODED, ( _, half?: string, byte?: string ) =>
		String.fromCharCode( parseInt( half ?? byte ?? '', 16 ) )
	);
}

/** Returns a code block whose fence is longer than any run of backticks in it. */
export function fencedCode( code: string ): string {
	let longest = 2;
	for ( const [ run ] of code.matchAll( /`+/g ) ) {
		longest = Math.max( longest, run.length );
	}
	const fence = '`'.repeat( longest + 1 );
	return `${ fence }\n${ code }\n${ fence }`;
}

/** Matches a tag as browsers serialize it: text contains no `<`, and all values are in double quotes. */
const TAG = /<\/?[a-z](?:[^">]|"[^"]*")*>/gi;

/**
 * Returns the HTML for the post, identical for every browser and user. `[` in text becomes the entity that
 * `wp_kses_post` writes, so that no shortcode runs in a code example. `<` and `>` in attributes become entities, which
 * not every browser writes. The sanitizer has already escaped `[` in URLs and titles.
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

/** Matches HTML that WordPress converts to a code block, which escapes `[` itself. */
const CODE = /(<pre[^>]*><code[^>]*>[^<]*<\/code><\/pre>)/;

/** Returns the HTML to convert to blocks. Rich text decodes entities, so shortcodes outside code need another escape. */
export function convertibleHtml( html: string ): string {
	return printableHtml(
		html
			.split( CODE )
			.map( ( part, index ) =>
				index % 2 ? part : escapeShortcodes( part )
			)
			.join( '' )
	);
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
 * Returns Markdown as one paragraph of plain text. Transforms save this HTML if the parser is not loaded yet, so that
 * no text is lost. Once the parser is loaded, the editor replaces it.
 */
export function provisionalHtml( markdown: string ): string {
	const text = escapeText( markdown.trim() );
	return text && `<p>${ text }</p>`;
}

/** Escapes text as browsers serialize it. */
export function escapeText( text: string ): string {
	return escapeAngleBrackets( text ).replaceAll( '\u00a0', '&nbsp;' );
}
