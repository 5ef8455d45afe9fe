/** The document of a new frame in the page: another realm, as the editor's canvas is one. It goes when the test empties the page. */
export function addFrame(): Document {
	const frame = document.createElement( 'iframe' );
	document.body.append( frame );
	if ( ! frame.contentDocument ) {
		throw new Error( 'The frame has no document.' );
	}
	return frame.contentDocument;
}
