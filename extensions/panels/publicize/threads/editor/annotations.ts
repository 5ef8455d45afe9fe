import type { Thread } from '../endpoints';
import { rangeOf } from '../rules/place';

/** Name of the marks, for the browser. */
const NAME = 'dovetail-tweet-end';

/** White on blue is read on any page; the line is for who sees no colors. */
const STYLE = `::highlight(${ NAME }){background-color:#1a5fb4;color:#fff;text-decoration:underline}`;

/** The document in which the post is written. */
const canvas = (): Document =>
	document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	)?.contentDocument ?? document;

/**
 * Marks in the text of the post where each tweet but the last ends. The marks are the browser's own: the text, its caret and
 * whoever edits it know nothing of them. Browsers without them show none.
 */
export function annotate( tweets: Thread[ 'tweets' ] ): void {
	const page = canvas();
	const view = page.defaultView as ( Window & typeof globalThis ) | null;
	if ( ! view?.CSS?.highlights || ! view.Highlight ) {
		return;
	}
	const ranges = tweets
		.slice( 0, -1 )
		.flatMap( ( tweet ) => rangeIn( page, tweet ) ?? [] );
	if ( ! page.getElementById( NAME ) ) {
		const style = page.createElement( 'style' );
		style.id = NAME;
		style.textContent = STYLE;
		page.head.append( style );
	}
	view.CSS.highlights.set( NAME, new view.Highlight( ...ranges ) );
}

/** Removes the marks. */
export function removeAnnotations(): void {
	const view = canvas().defaultView as ( Window & typeof globalThis ) | null;
	view?.CSS?.highlights?.delete( NAME );
}

/** Returns the range of a tweet's last character in the canvas. */
function rangeIn(
	page: Document,
	{ boundary, blocks }: Thread[ 'tweets' ][ number ]
): Range | null {
	const block = blocks.at( -1 )?.clientId;
	if ( ! boundary || ! block ) {
		return null;
	}
	const field = `[data-wp-block-attribute-key="${ CSS.escape(
		boundary.container
	) }"]`;
	const place = `[data-block="${ CSS.escape( block ) }"]`;
	const text = page.querySelector(
		`${ place }${ field }, ${ place } ${ field }`
	);
	return text && rangeOf( text, boundary.start, boundary.end );
}
