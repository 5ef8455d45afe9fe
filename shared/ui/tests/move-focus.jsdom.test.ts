import { moveFocus } from '../move-focus';

/** Adds a button and two fields to a document, in which the first field has the focus. */
function fill( page: Document ) {
	page.body.innerHTML =
		'<div tabindex="-1"><input></div><textarea></textarea>';
	const [ block, field, elsewhere ] = page.querySelectorAll< HTMLElement >(
		'div, input, textarea'
	) as unknown as [ HTMLElement, HTMLElement, HTMLElement ];
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
