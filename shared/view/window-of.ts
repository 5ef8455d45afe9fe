/** A window with its own constructors; every realm (the page, the canvas iframe) has separate ones. */
export type Realm = Window & typeof globalThis;

/**
 * Returns the window of an element or document; in the editor, that of the canvas iframe.
 *
 * @throws Error If the document has no window.
 */
export function windowOf( node: Node ): Realm {
	const win = ( node.ownerDocument ?? ( node as Document ) ).defaultView;
	if ( ! win ) {
		throw new Error( 'This document has no window.' );
	}
	return win;
}
