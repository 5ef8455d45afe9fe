import { attributes } from '../attributes';
import { block } from '../block';

describe( 'the Markdown block', () => {
	// spec: 002-1-12, 002-3.11-1
	it( 'keeps its source in the block comment, and its HTML in the saved post', () => {
		expect( block.title ).toBe( 'Markdown' );
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

	it( 'cannot be edited as HTML, which would part from the source', () => {
		expect( block.supports.html ).toBe( false );
	} );
} );
