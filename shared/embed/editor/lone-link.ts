import { withoutInvisible } from '#shared/validation';
import { parseHtml } from '#shared/view';

/** A line that consists of a single URL or link. */
export type LoneLink = {
	url: string;
	/** Text of the link, usually its URL. */
	text: string;
	/** The link's text; empty if the text is a URL. */
	words: string;
};

/** Matches a single web or calendar (`webcal:`) URL. The scheme is optional. */
const ADDRESS =
	/^(?:(?:https?|webcals?):\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:][^\s<>"]*)?$/iu;

const JOINED_URLS = /^.[^?#]*https?:\/\//i;

/**
 * Returns the links of a paragraph that contains only embed code, or only lines with one URL or link each. Returns an
 * empty list for other paragraphs, so that a transform loses no text around a URL.
 */
export function loneLinks( content: unknown ): LoneLink[] {
	const html = String( content ?? '' );
	const code = textOf( html );
	if ( code.startsWith( '<' ) ) {
		return [ { url: code, text: code, words: '' } ];
	}
	const lines = linesOf( html ).map( loneLinkOf );
	return lines.every( ( line ) => line !== null ) ? lines : [];
}

/** Returns the non-empty lines of a paragraph. */
export const linesOf = ( html: string ): string[] =>
	html.split( /<br\s*\/?>/i ).filter( ( line ) => textOf( line ) );

function loneLinkOf( line: string ): LoneLink | null {
	const text = textOf( line );
	const links = bodyOf( line ).querySelectorAll( 'a[href]' );
	const [ link ] = Array.from( links );
	const words = isAddress( text ) ? '' : text;
	if ( ! link ) {
		return words ? null : { url: text, text, words };
	}
	const url = link.getAttribute( 'href' ) ?? '';
	return links.length === 1 &&
		! JOINED_URLS.test( url ) &&
		link.textContent?.trim() === bodyOf( line ).textContent?.trim()
		? { url, text, words }
		: null;
}

const isAddress = ( text: string ) =>
	ADDRESS.test( text ) && ! JOINED_URLS.test( text );

/** Returns the plain text of HTML. Parses the HTML in an inert document, which runs no scripts and loads nothing. */
export const textOf = ( html: unknown ): string =>
	withoutInvisible( bodyOf( String( html ?? '' ) ).textContent ?? '' ).trim();

const bodyOf = ( html: string ) => parseHtml( html, document );
