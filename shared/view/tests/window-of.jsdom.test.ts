import { windowOf } from '../window-of';
import { addFrame } from './add-frame';

describe( 'windowOf', () => {
	it( 'returns the window of a document, or of a node’s document', () => {
		const inner = addFrame();
		expect( windowOf( document.body ) ).toBe( window );
		expect( windowOf( inner.body ) ).toBe( inner.defaultView );
		expect( windowOf( inner ) ).toBe( inner.defaultView );
	} );

	it( 'throws an error for a document without a window', () => {
		const unseen = document.implementation.createHTMLDocument();
		expect( () => windowOf( unseen.body ) ).toThrow(
			'This document has no window.'
		);
	} );
} );
