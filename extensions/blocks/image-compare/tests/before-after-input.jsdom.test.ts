import { setUp, type PointerValues } from './support';

afterEach( () => {
	jest.useRealTimers();
	document.body.replaceChildren();
} );

describe( 'the keyboard', () => {
	// spec: 000-4.3-1
	it( 'moves the divider by one percent with an arrow key, without scrolling the page', () => {
		const { handle, position, press } = setUp();
		expect( press( handle, 'ArrowRight' ).defaultPrevented ).toBe( true );
		expect( position() ).toBe( '51%' );
		expect( handle ).toHaveAttribute( 'aria-valuenow', '51' );
		press( handle, 'ArrowLeft' );
		press( handle, 'ArrowLeft' );
		expect( position() ).toBe( '49%' );
	} );

	// spec: 000-4.3-1
	it.each( [ 'Enter', ' ' ] )(
		'shows most of the focused image with the key %j',
		( key ) => {
			const { first, second, position, press, stage } = setUp();
			expect( press( first, key ).defaultPrevented ).toBe( true );
			expect( position() ).toBe( '90%' );
			expect( stage.style.getPropertyValue( '--juxtapose-first' ) ).toBe(
				'inset(0 10% 0 0)'
			);
			press( second, key );
			expect( position() ).toBe( '10%' );
			expect( stage.style.getPropertyValue( '--juxtapose-second' ) ).toBe(
				'inset(0 0 0 10%)'
			);
		}
	);

	it( 'moves the divider in the arrow’s direction on right-to-left pages', () => {
		const { handle, first, position, press, stage } = setUp( {
			dir: 'rtl',
		} );
		press( handle, 'ArrowLeft' );
		expect( position() ).toBe( '51%' );
		press( first, 'Enter' );
		expect( stage.style.getPropertyValue( '--juxtapose-first' ) ).toBe(
			'inset(0 0 0 10%)'
		);
	} );

	// spec: 000-5-14
	it( 'never moves the divider to an edge', () => {
		const { handle, position, press } = setUp( {
			options: { startingPosition: 2 },
		} );
		press( handle, 'ArrowLeft' );
		press( handle, 'ArrowLeft' );
		press( handle, 'ArrowLeft' );
		expect( position() ).toBe( '1%' );
		press( handle, 'End' );
		press( handle, 'ArrowRight' );
		expect( position() ).toBe( '99%' );
		press( handle, 'Home' );
		expect( position() ).toBe( '1%' );
	} );

	it.each( [
		[ 'Tab', {} ],
		[ 'Enter', {} ],
		[ 'ArrowLeft', { altKey: true } ],
		[ 'ArrowLeft', { ctrlKey: true } ],
		[ 'ArrowLeft', { metaKey: true } ],
	] )(
		'does not intercept the key %s with %j on the handle',
		( key, init ) => {
			const { handle, position, press } = setUp();
			expect( press( handle, key, init ).defaultPrevented ).toBe( false );
			expect( position() ).toBe( '50%' );
		}
	);

	it( 'does not move the divider if the focus is outside the slider', () => {
		const { doc, position, press } = setUp();
		const caption = doc.querySelector( 'figcaption' ) as HTMLElement;
		expect( press( caption, 'ArrowRight' ).defaultPrevented ).toBe( false );
		expect( position() ).toBe( '50%' );
	} );
} );

describe( 'the mouse', () => {
	// spec: 000-4.3-1
	it( 'moves the divider to the pressed position, and drags the divider until released', () => {
		const { first, handle, position, point, capture } = setUp();
		point( first, 'pointerdown', 200 );
		expect( position() ).toBe( '25%' );
		expect( capture ).toHaveBeenCalledWith( 1 );
		point( handle, 'pointermove', 400 );
		expect( position() ).toBe( '75%' );
		point( handle, 'pointerup', 400 );
		point( handle, 'pointermove', 200 );
		expect( position() ).toBe( '75%' );
	} );

	// spec: 000-5-14
	it.each( [ 100, 500, 20, 900 ] )(
		'does not drag the divider to %i, which is on an edge or outside',
		( clientX ) => {
			const { handle, position, point } = setUp();
			point( handle, 'pointerdown', 300 );
			point( handle, 'pointermove', clientX );
			expect( position() ).toBe( '50%' );
		}
	);

	it( 'sets the position from the right edge on right-to-left pages', () => {
		const { second, position, point } = setUp( { dir: 'rtl' } );
		point( second, 'pointerdown', 200 );
		expect( position() ).toBe( '75%' );
	} );

	it( 'sets the position from the top edge in vertical mode', () => {
		const { second, position, point } = setUp( {
			options: { mode: 'vertical' },
		} );
		point( second, 'pointerdown', 0, 60 );
		expect( position() ).toBe( '30%' );
	} );

	it.each< [ string, PointerValues, number ] >( [
		[ 'another button', {}, 2 ],
		[ 'a second finger', { isPrimary: false, pointerId: 2 }, 0 ],
	] )( 'does not move the divider with %s', ( _, values, button ) => {
		const { handle, position, point } = setUp();
		point( handle, 'pointerdown', 200, 0, values, button );
		point( handle, 'pointermove', 200, 0, values );
		expect( position() ).toBe( '50%' );
	} );

	it( 'does not move the divider if pressed on the caption', () => {
		const { doc, position, point } = setUp();
		point(
			doc.querySelector( 'figcaption' ) as HTMLElement,
			'pointerdown',
			200
		);
		expect( position() ).toBe( '50%' );
	} );

	it( 'does not drag the image', () => {
		const { first, win } = setUp();
		const event = new win.Event( 'dragstart', {
			bubbles: true,
			cancelable: true,
		} );
		first.dispatchEvent( event );
		expect( event.defaultPrevented ).toBe( true );
	} );
} );

describe( 'touch', () => {
	const touch = { pointerType: 'touch' };

	// spec: 000-4.3-1
	it( 'moves the divider by dragging', () => {
		const { first, handle, position, point } = setUp();
		point( first, 'pointerdown', 200, 0, touch );
		expect( position() ).toBe( '50%' );
		point( handle, 'pointermove', 240, 0, touch );
		expect( position() ).toBe( '35%' );
	} );

	it( 'moves the divider with a tap', () => {
		const { first, handle, position, point } = setUp();
		point( first, 'pointerdown', 200, 0, touch );
		point( handle, 'pointerup', 200, 0, touch );
		expect( position() ).toBe( '25%' );
	} );

	it.each( [
		[ 'moves mostly up or down', 212, 30 ],
		[ 'has hardly moved', 208, 4 ],
	] )( 'that %s does not drag the divider', ( _, x, y ) => {
		const { first, handle, position, point } = setUp();
		point( first, 'pointerdown', 200, 0, touch );
		point( handle, 'pointermove', x, y, touch );
		expect( position() ).toBe( '50%' );
	} );

	it( 'that starts vertically does not drag the divider later, and does not count as a tap', () => {
		const { first, handle, position, point } = setUp();
		point( first, 'pointerdown', 200, 0, touch );
		point( handle, 'pointermove', 200, 30, touch );
		point( handle, 'pointermove', 280, 30, touch );
		point( handle, 'pointerup', 280, 30, touch );
		expect( position() ).toBe( '50%' );
	} );

	it( 'moves a vertical divider if it starts on the handle, but not if it starts on an image', () => {
		const { first, handle, position, point } = setUp( {
			options: { mode: 'vertical' },
		} );
		point( first, 'pointerdown', 200, 50, touch );
		point( handle, 'pointermove', 200, 150, touch );
		point( handle, 'pointerup', 200, 150, touch );
		expect( position() ).toBe( '50%' );
		point( handle, 'pointerdown', 200, 100, touch );
		point( handle, 'pointermove', 200, 150, touch );
		expect( position() ).toBe( '75%' );
	} );

	it( 'that turns into scrolling moves the divider back', () => {
		const { first, handle, position, point } = setUp();
		point( first, 'pointerdown', 200, 0, touch );
		point( handle, 'pointermove', 240, 0, touch );
		expect( position() ).toBe( '35%' );
		point( handle, 'pointercancel', 240, 0, {
			pointerType: 'touch',
			pointerId: 2,
		} );
		expect( position() ).toBe( '35%' );
		point( handle, 'pointercancel', 240, 0, touch );
		expect( position() ).toBe( '50%' );
	} );

	it( 'that scrolls the page does not move the divider', () => {
		const { first, handle, position, point } = setUp();
		point( first, 'pointerdown', 200, 0, touch );
		point( handle, 'pointercancel', 200, 0, touch );
		point( handle, 'pointermove', 240, 0, touch );
		expect( position() ).toBe( '50%' );
	} );
} );
