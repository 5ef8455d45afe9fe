import { decodeOnce } from '#shared/attributes';

/** Formats that a button may have; their elements stand without attributes. */
const KEPT = /^<(\/?)(strong|em|s|br)\b[^>]*>$/i;

const TAG = /(<\/?[a-z][^<>]*>)/i;

/** Spaces and line breaks in a row: looking for the breaks alone would begin anew at each space. */
const GAPS = /(?:\s|<br\b[^<>]*>)+/gi;

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

/** The same for an `input`, whose text is one line and has no formats. */
export function inputHtml( text: unknown ): string {
	return typeof text === 'string'
		? text
				.replace( GAPS, withoutBreaks )
				.split( TAG )
				.filter( ( _, index ) => index % 2 === 0 )
				.map( escapeText )
				.join( '' )
		: '';
}

/** One space for each break; line breaks in the source without one are a single space, and spaces stay. */
function withoutBreaks( gap: string ): string {
	const breaks = gap.match( /<br/gi )?.length;
	if ( breaks ) {
		return ' '.repeat( breaks );
	}
	return /[\r\n]/.test( gap ) ? ' ' : gap;
}

/** The words alone, as a list of blocks names the button. */
export function plainText( text: unknown ): string {
	return decodeOnce( inputHtml( text ) ).trim();
}

function keptTag( tag: string ): string {
	const [ , slash = '', name = '' ] = KEPT.exec( tag ) ?? [];
	return name && `<${ slash }${ name.toLowerCase() }>`;
}

function escapeText( text: string ): string {
	return text
		.replace( /&(?!(?:amp|lt|gt|quot|nbsp);)/g, '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );
}
