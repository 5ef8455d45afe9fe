import { moveFocus } from '../move-focus';

/** Shows a block with a field, which has the focus, and a field outside of the block. */
function fill( page: Document ) {
	const block = page.createElement( 'div' );
	block.tabIndex = -1;
	const field = block.appendChild( page.createElement( 'input' ) );
	const elsewhere = page.createElement( 'textarea' );
	page.body.replaceChildren( block, elsewhere );
	field.focus();
	return { block, field, elsewhere };
}

/** Adds the canvas, as in the post editor. */
function canvas(): Document {
	const frame = document.body.appendChild(
		document.createElement( 'iframe' )
	);
	frame.focus();
	return frame.contentDocument as Document;
}

describe( 'moveFocus', () => {
	it.each( [
		[ 'the page', () => document ],
		[ 'the canvas', canvas ],
	] )( 'moves the focus from a field of the block in %s', ( _, page ) => {
		const { block } = fill( page() );
		moveFocus( block );
		expect( block ).toHaveFocus();
	} );

	it( 'leaves the focus in another field', () => {
		const { block, elsewhere } = fill( document );
		elsewhere.focus();
		moveFocus( block );
		expect( elsewhere ).toHaveFocus();
	} );

	it( 'leaves the focus in the sidebar, although the canvas still has a focused field', () => {
		const { elsewhere } = fill( document );
		const { block, field } = fill( canvas() );
		elsewhere.focus();
		moveFocus( block );
		expect( field.ownerDocument.activeElement ).toBe( field );
	} );
} );
