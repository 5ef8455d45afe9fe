/** A window with its own constructors. Each realm (the page, the canvas iframe) has separate constructors. */
export type Realm = Window & typeof globalThis;

/**
 * Returns the window of an element or document. In the editor, this is usually the window of the canvas iframe.
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
