import { decodeOnce } from '#shared/attributes';

/** Matches the tags of allowed formats. Their attributes are removed. */
const ALLOWED_TAG = /^<(\/?)(strong|em|s|br)\b[^>]*>$/i;

const TAG = /(<\/?[a-z][^<>]*>)/i;

/**
 * Matches spaces and line breaks in a row. A pattern for line breaks alone would be slow, because it would search again
 * from each space.
 */
const SPACES = /(?:\s|<br\b[^<>]*>)+/gi;

/**
 * Returns a button's text as HTML that WordPress's sanitizer does not change. Keeps bold, italic, strikethrough and
 * line breaks without attributes, and escapes all other characters.
 */
export function buttonHtml( text: unknown ): string {
	return typeof text === 'string'
		? text
				.split( TAG )
				.map( ( part, index ) =>
					index % 2 ? keptTag( part ) : escapeText( part )
				)
				.join( '' )
		: '';
}

/** Returns the text for an `input`: a single line without formats. */
export function inputHtml( text: unknown ): string {
	return typeof text === 'string'
		? text
				.replace( SPACES, withoutBreaks )
				.split( TAG )
				.filter( ( _, index ) => index % 2 === 0 )
				.map( escapeText )
				.join( '' )
		: '';
}

/**
 * Replaces line breaks with spaces: each `<br>`, or else whitespace that contains a newline, becomes one space. Other
 * spaces are kept.
 */
function withoutBreaks( gap: string ): string {
	const breaks = gap.match( /<br/gi )?.length;
	if ( breaks ) {
		return ' '.repeat( breaks );
	}
	return /[\r\n]/.test( gap ) ? ' ' : gap;
}

/** Returns the plain text for the button's label in lists of blocks. */
export function plainText( text: unknown ): string {
	return decodeOnce( inputHtml( text ) ).trim();
}

function keptTag( tag: string ): string {
	const [ , slash = '', name = '' ] = ALLOWED_TAG.exec( tag ) ?? [];
	return name && `<${ slash }${ name.toLowerCase() }>`;
}

function escapeText( text: string ): string {
	return text
		.replace( /&(?!(?:amp|lt|gt|quot|nbsp);)/g, '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );
}
