import { attributes } from '../attributes';
import { metadata } from '../block';

describe( 'the Markdown block', () => {
	// spec: 002-1-12, 002-3.11-1
	it( 'keeps its source in the block comment, and its HTML in the saved post', () => {
		expect( metadata.title ).toBe( 'Markdown' );
		expect( attributes ).toEqual( {
			source: { type: 'string', default: '', role: 'content' },
			html: {
				type: 'string',
				source: 'html',
				selector: '.wp-block-dovetail-markdown',
				default: '',
				role: 'content',
			},
		} );
	} );

	it( 'cannot be edited as HTML, which would differ from the source', () => {
		expect( metadata.supports.html ).toBe( false );
	} );
} );
