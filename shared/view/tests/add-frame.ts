/**
 * Returns the document of a new frame, which is another realm, like the editor's canvas. It disappears when the test
 * empties the page.
 */
export function addFrame(): Document {
	const frame = document.createElement( 'iframe' );
	document.body.append( frame );
	if ( ! frame.contentDocument ) {
		throw new Error( 'The frame has no document.' );
	}
	return frame.contentDocument;
}
