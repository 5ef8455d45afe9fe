/** The editor's placeholder for the caret in an empty text. */
const PADDING = /\ufeff/g;

/** A place in a text of a document. */
type Place = { node: Node; offset: number };

/**
 * The range of some characters of an editable text, counted like the editor: a line break and any non-editable element
 * count as one.
 *
 * @return Null where there are not so many.
 */
export function rangeOf(
	root: Element,
	start: number,
	end: number
): Range | null {
	let at = 0;
	let from: Place | null = null;
	let to: Place | null = null;

	function visit( node: Node ): void {
		for ( const child of node.childNodes ) {
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
				at += 1;
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
