/** A window with its own constructors: each realm (the page, the canvas iframe) has its own. */
export type Realm = Window & typeof globalThis;

/**
 * The window that an element or a document stands in: in the editor that is the canvas iframe, not the page the script runs in.
 *
 * @throws Error when the document is not shown in any window.
 */
export function windowOf( node: Node ): Realm {
	const win = ( node.ownerDocument ?? ( node as Document ) ).defaultView;
	if ( ! win ) {
		throw new Error( 'This document has no window.' );
	}
	return win;
}
