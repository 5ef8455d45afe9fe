import { decodeOnce } from '#shared/attributes';

/** Allowed formats, whose elements have no attributes. */
const ALLOWED_TAG = /^<(\/?)(strong|em|s|br)\b[^>]*>$/i;

const TAG = /(<\/?[a-z][^<>]*>)/i;

/** Matches spaces together with line breaks, because searching for the breaks alone would restart at each space. */
const SPACES = /(?:\s|<br\b[^<>]*>)+/gi;

/**
 * The text of a button as HTML that WordPress's sanitizer does not change: bold, italic, strikethrough and line breaks
 * without attributes. All other characters are escaped.
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

/** Returns one space per line break; a source line break counts as one space, and other spaces stay. */
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
