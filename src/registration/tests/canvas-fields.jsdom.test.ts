import { lookAfterFields } from '../canvas-fields';

const block = ( id: string ) => document.getElementById( `block-${ id }` )!;

/** Renders two blocks with a button each, and a sidebar with a button. */
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

describe( 'the focus of a removed control', () => {
	it( 'moves to the control’s block, even if another block is rendered first', () => {
		removeFocused( block( 'a' ).querySelector( 'button' )! );
		expect( block( 'a' ) ).toHaveFocus();
	} );

	it( 'does not move to a block if the control was in the sidebar', () => {
		removeFocused( document.querySelector( 'aside button' )! );
		expect( document.body ).toHaveFocus();
	} );
} );

describe( 'the Tab key in a block', () => {
	const tab = ( from: Element, shiftKey = false ) => {
		( from as HTMLElement ).focus();
		return from.dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key: 'Tab',
				shiftKey,
				bubbles: true,
				cancelable: true,
			} )
		);
	};

	beforeEach( () => {
		// jsdom has no layout, so all elements would be treated as hidden.
		jest.spyOn( Element.prototype, 'getClientRects' ).mockReturnValue( [
			{},
		] as unknown as DOMRectList );
		block( 'a' ).dataset.type = 'dovetail/order-form';
		block( 'a' ).innerHTML =
			'<p><a href="#text">Text</a></p><input /><a href="#1" class="components-external-link">Help</a><a href="#2" class="components-button">Connect</a><button></button>';
	} );

	afterEach( () => jest.restoreAllMocks() );

	it( 'moves the focus between controls and links to other pages, forward and backward', () => {
		const [ help, connect ] = block( 'a' ).querySelectorAll(
			'a[class]'
		) as unknown as HTMLElement[];
		const [ input, button ] = block( 'a' ).querySelectorAll(
			'input, button'
		) as unknown as HTMLElement[];
		for ( const [ from, to ] of [
			[ input, help ],
			[ help, connect ],
			[ connect, button ],
		] as [ HTMLElement, HTMLElement ][] ) {
			expect( tab( from ) ).toBe( false );
			expect( to ).toHaveFocus();
			expect( tab( to, true ) ).toBe( false );
			expect( from ).toHaveFocus();
		}
	} );

	it( 'is handled by WordPress on the block itself, at the block’s end and in other plugins’ blocks', () => {
		expect( tab( block( 'a' ) ) ).toBe( true );
		expect( tab( block( 'a' ).querySelector( 'button' )! ) ).toBe( true );
		block( 'a' ).dataset.type = 'core/embed';
		expect( tab( block( 'a' ).querySelector( 'input' )! ) ).toBe( true );
	} );
} );
