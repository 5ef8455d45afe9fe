import { store as blockEditorStore } from '@wordpress/block-editor';
import { registerBlockType, unregisterBlockType } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
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

describe( 'the arrow keys in a time field', () => {
	const press = ( key: string, init: KeyboardEventInit = {} ) =>
		block( 'b' ).ownerDocument.activeElement!.dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key,
				bubbles: true,
				cancelable: true,
				...init,
			} )
		);
	const selected = () =>
		select( blockEditorStore ).getSelectedBlockClientId();
	const field = () => block( 'b' ).querySelector( 'input' )!;
	/** Reaches the field as WordPress does: during an arrow key, from the block above. */
	const walk = ( key = 'ArrowDown' ) => {
		block( 'a' ).focus();
		press( key );
		field().focus();
	};

	const orderForm = ( clientId: string, innerBlocks: object[] = [] ) => ( {
		clientId,
		name: 'dovetail/order-form',
		attributes: {},
		innerBlocks,
		isValid: true,
	} );

	beforeEach( () => {
		registerBlockType( 'dovetail/order-form', {
			apiVersion: 3,
			title: 'Order',
			category: 'widgets',
			attributes: {},
		} );
		document.body.innerHTML += '<div id="block-c" data-block="c"></div>';
		block( 'b' ).dataset.type = 'dovetail/order-form';
		block( 'b' ).innerHTML = '<input type="time" value="09:00" />';
		void dispatch( blockEditorStore ).resetBlocks(
			[ 'a', 'b', 'c' ].map( ( clientId ) => orderForm( clientId ) )
		);
		void dispatch( blockEditorStore ).selectBlock( 'b' );
	} );

	afterEach( () => {
		void dispatch( blockEditorStore ).resetBlocks( [] );
		unregisterBlockType( 'dovetail/order-form' );
	} );

	it.each( [
		[ 'ArrowDown', 'c' ],
		[ 'ArrowRight', 'c' ],
		[ 'ArrowUp', 'a' ],
		[ 'ArrowLeft', 'a' ],
	] )(
		'leave the block if an arrow key reached the field: %s',
		( key, neighbor ) => {
			walk();
			expect( press( key ) ).toBe( false );
			expect( selected() ).toBe( neighbor );
		}
	);

	it.each( [
		[ 'ArrowLeft', 'c' ],
		[ 'ArrowRight', 'a' ],
	] )(
		'leave the block in the direction of right-to-left text: %s',
		( key, neighbor ) => {
			field().style.direction = 'rtl';
			walk();
			expect( press( key ) ).toBe( false );
			expect( selected() ).toBe( neighbor );
		}
	);

	it.each( [
		[ 'ArrowDown', 'c' ],
		[ 'ArrowUp', 'a' ],
	] )(
		'select the neighbor of the parent block if the block is its only child: %s',
		( key, neighbor ) => {
			void dispatch( blockEditorStore ).resetBlocks( [
				orderForm( 'a' ),
				orderForm( 'parent', [ orderForm( 'b' ) ] ),
				orderForm( 'c' ),
			] );
			walk();
			expect( press( key ) ).toBe( false );
			expect( selected() ).toBe( neighbor );
		}
	);

	it( 'move the focus to the block if no block follows', () => {
		void dispatch( blockEditorStore ).removeBlock( 'c', false );
		walk();
		expect( press( 'ArrowDown' ) ).toBe( false );
		expect( block( 'b' ) ).toHaveFocus();
	} );

	it.each( [ 'Tab', '7', 'Enter' ] )(
		'change the value again after another key: %s',
		( key ) => {
			walk();
			press( key );
			expect( press( 'ArrowDown' ) ).toBe( true );
			expect( selected() ).toBe( 'b' );
		}
	);

	it( 'change the value again after a click', () => {
		walk();
		field().dispatchEvent( new Event( 'pointerdown', { bubbles: true } ) );
		expect( press( 'ArrowDown' ) ).toBe( true );
	} );

	it( 'change the value if Tab reached the field', () => {
		walk( 'Tab' );
		expect( press( 'ArrowDown' ) ).toBe( true );
	} );

	it( 'change the value if the focus comes back after the arrow key was released', () => {
		field().focus();
		press( 'ArrowUp' );
		field().dispatchEvent(
			new KeyboardEvent( 'keyup', { bubbles: true } )
		);
		field().blur();
		field().focus();
		expect( press( 'ArrowUp' ) ).toBe( true );
	} );

	it( 'do what the browser does with a modifier, and in other plugins’ blocks', () => {
		walk();
		expect( press( 'ArrowDown', { altKey: true } ) ).toBe( true );
		block( 'b' ).dataset.type = 'core/embed';
		walk();
		expect( press( 'ArrowDown' ) ).toBe( true );
	} );
} );
