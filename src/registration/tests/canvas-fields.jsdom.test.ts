import { lookAfterFields } from '../canvas-fields';

const block = ( id: string ) => document.getElementById( `block-${ id }` )!;

/** An editor with two rendered blocks that have a button each, and a button in the sidebar. */
beforeEach( () => {
	document.body.innerHTML = [
		...[ 'a', 'b' ].map(
			( id ) =>
				`<div id="block-${ id }" data-block="${ id }" tabindex="0"><button></button></div>`
		),
		'<aside><button></button></aside>',
	].join( '' );
	lookAfterFields( 'a' );
	lookAfterFields( 'b' );
} );

/** Removes a focused element and renders both blocks again, starting with the other one. */
function removeFocused( element: HTMLElement ): void {
	element.focus();
	element.remove();
	lookAfterFields( 'b' );
	lookAfterFields( 'a' );
}

describe( 'the focus of a control that is removed', () => {
	it( 'moves to the block that the control was in, also when another block is drawn first', () => {
		removeFocused( block( 'a' ).querySelector( 'button' )! );
		expect( block( 'a' ) ).toHaveFocus();
	} );

	it( 'moves to no block when the control was in the sidebar', () => {
		removeFocused( document.querySelector( 'aside button' )! );
		expect( document.body ).toHaveFocus();
	} );
} );
