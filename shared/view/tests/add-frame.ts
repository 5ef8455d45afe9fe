/**
 * Returns the document of a new iframe, which is a separate realm, like the editor's canvas. Emptying the page removes
 * the iframe.
 */
export function addFrame(): Document {
	const frame = document.createElement( 'iframe' );
	document.body.append( frame );
	if ( ! frame.contentDocument ) {
		throw new Error( 'The frame has no document.' );
	}
	return frame.contentDocument;
}
