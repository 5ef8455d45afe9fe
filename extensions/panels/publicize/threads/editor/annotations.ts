import type { Thread } from '../endpoints';

const NAME = 'dovetail-tweet-end';

/** White on blue is readable on any background. The underline helps people who have trouble distinguishing colors. */
const STYLE = `::highlight(${ NAME }){background-color:#1a5fb4;color:#fff;text-decoration:underline}`;

const canvas = (): Document =>
	document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	)?.contentDocument ?? document;

/**
 * Highlights the end of each tweet except the last in the post's text. Uses the CSS Custom Highlight API, which leaves
 * the text and the caret unchanged. Browsers without the API show no highlights.
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

/** Removes the highlights. */
export function removeAnnotations(): void {
	const view = canvas().defaultView as ( Window & typeof globalThis ) | null;
	view?.CSS?.highlights?.delete( NAME );
}

/** Returns the range of a tweet's last character in the editor canvas. */
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

/** Invisible characters that the editor adds to empty text for the caret. */
const PADDING = /\ufeff/g;

type Place = { node: Node; offset: number };

/**
 * Returns a range of characters in an editable text. Positions are counted as in the editor: a line break or a
 * non-editable element counts as one character.
 *
 * @return Null if the text is shorter, or the range is empty.
 */
export function rangeOf(
	root: Element,
	start: number,
	end: number
): Range | null {
	if ( start < 0 || end <= start ) {
		return null;
	}
	let at = 0;
	let from: Place | null = null;
	let to: Place | null = null;

	function visit( node: Node ): void {
		for ( const [ index, child ] of node.childNodes.entries() ) {
			if ( to ) {
				return;
			}
			if ( child.nodeType === child.TEXT_NODE ) {
				const length = ( child.nodeValue ?? '' ).length;
				const seen = ( child.nodeValue ?? '' ).replace( PADDING, '' );
				if ( ! from && start < at + seen.length ) {
					from = { node: child, offset: start - at };
				}
				if ( from && end <= at + seen.length ) {
					to = { node: child, offset: Math.min( end - at, length ) };
				}
				at += seen.length;
			} else if ( isOne( child as Element ) ) {
				if ( ! from && start === at ) {
					from = { node, offset: index };
				}
				at += 1;
				if ( from && end === at ) {
					to = { node, offset: index + 1 };
				}
			} else {
				visit( child );
			}
		}
	}

	visit( root );
	const [ first, last ] = [ from, to ] as [ Place | null, Place | null ];
	if ( ! first || ! last ) {
		return null;
	}
	const range = root.ownerDocument.createRange();
	range.setStart( first.node, first.offset );
	range.setEnd( last.node, last.offset );
	return range;
}

/** Whether the editor counts an element as one character. */
const isOne = ( element: Element ): boolean =>
	element.tagName === 'BR' ||
	element.tagName === 'IMG' ||
	element.getAttribute( 'contenteditable' ) === 'false';
