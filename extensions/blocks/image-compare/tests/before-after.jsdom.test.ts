import { STAGE_CLASS } from '../markup';
import type { BeforeAfterOptions } from '../rules/slider-options';
import { beforeAfter } from '../view/compare';

const TWO_IMAGES =
	'<img src="a.jpg" alt="The old harbour" data-label="1920"><img src="b.jpg" alt="The new harbour" data-label="2020">';

type PointerValues = {
	pointerId?: number;
	isPrimary?: boolean;
	pointerType?: string;
};

/**
 * Creates a mouse event with the three pointer properties that the slider uses, because some versions of jsdom lack
 * PointerEvent.
 */
function pointer(
	win: Window & typeof globalThis,
	name: string,
	clientX: number,
	clientY = 0,
	{
		pointerId = 1,
		isPrimary = true,
		pointerType = 'mouse',
	}: PointerValues = {},
	button = 0
) {
	return Object.assign(
		new win.MouseEvent( name, {
			bubbles: true,
			cancelable: true,
			clientX,
			clientY,
			button,
		} ),
		{ pointerId, isPrimary, pointerType }
	);
}

/** Creates a frame (a separate realm, like the editor's canvas) with one root element and its slider. */
function setUp( {
	html = `<figure class="juxtapose" id="compare">${ TWO_IMAGES }<figcaption>The harbour</figcaption></figure>`,
	options = {},
	dir = 'ltr',
	reducedMotion = false,
}: {
	html?: string;
	options?: BeforeAfterOptions;
	dir?: string;
	reducedMotion?: boolean;
} = {} ) {
	const frame = document.body.appendChild(
		document.createElement( 'iframe' )
	);
	const doc = frame.contentDocument as Document;
	const win = frame.contentWindow as Window & typeof globalThis;
	doc.body.innerHTML = html;
	// Use the test's fake timers in the frame.
	Reflect.set( win, 'setTimeout', setTimeout );
	Reflect.set( win, 'clearTimeout', clearTimeout );
	Reflect.set( win, 'matchMedia', () => ( { matches: reducedMotion } ) );
	const capture = jest.fn();
	win.HTMLElement.prototype.setPointerCapture = capture;
	win.HTMLElement.prototype.getBoundingClientRect = () =>
		new DOMRect( 100, 0, 400, 200 );

	const root = doc.querySelector< HTMLElement >(
		`.${ STAGE_CLASS }`
	) as HTMLElement;
	// Set the text direction on the root element, because jsdom does not inherit it.
	if ( dir === 'rtl' ) {
		root.style.direction = dir;
	}
	const before = doc.body.innerHTML;
	const controller = new AbortController();
	beforeAfter( options )( root, controller.signal );

	const one = ( selector: string ) => doc.querySelector( selector );
	const stage = one( '[data-juxtapose]' ) as HTMLElement;
	const handle = one( '[role="slider"]' ) as HTMLElement;
	const [ first, second ] = [ ...doc.querySelectorAll( 'img' ) ];
	return {
		doc,
		win,
		root,
		before,
		controller,
		capture,
		stage,
		handle,
		first: first as HTMLImageElement,
		second: second as HTMLImageElement,
		position: () => stage.style.getPropertyValue( '--juxtapose-position' ),
		press( target: Element, key: string, init: KeyboardEventInit = {} ) {
			const event = new win.KeyboardEvent( 'keydown', {
				key,
				bubbles: true,
				cancelable: true,
				...init,
			} );
			target.dispatchEvent( event );
			return event;
		},
		point(
			target: Element,
			...values: [ string, number, number?, PointerValues?, number? ]
		) {
			target.dispatchEvent( pointer( win, ...values ) );
		},
	};
}

afterEach( () => {
	jest.useRealTimers();
	document.body.replaceChildren();
} );

describe( 'a root element with two images', () => {
	// spec: 000-2.9-3, 000-9-12 (slider default start 50%)
	it( 'becomes an accessible slider at 50 percent', () => {
		const { handle, position, first, second, stage } = setUp();
		expect( position() ).toBe( '50%' );
		expect( handle ).toHaveAttribute( 'aria-valuemin', '1' );
		expect( handle ).toHaveAttribute( 'aria-valuemax', '99' );
		expect( handle ).toHaveAttribute( 'aria-valuenow', '50' );
		expect( handle ).toHaveAttribute( 'aria-orientation', 'horizontal' );
		expect( handle ).toHaveAccessibleName( '1920 / 2020' );
		expect( handle ).toHaveAttribute( 'tabindex', '0' );
		expect( stage ).toHaveAttribute( 'data-juxtapose', 'horizontal' );
		expect( first ).toHaveAttribute( 'role', 'button' );
		expect( first ).toHaveAccessibleName( 'The old harbour' );
		expect( first ).toHaveAttribute( 'tabindex', '0' );
		expect( second ).toHaveAccessibleName( 'The new harbour' );
	} );

	// spec: 000-2.9-3
	it( 'shows the label of each image as text', () => {
		const { doc } = setUp( {
			html: '<div class="juxtapose"><img alt="" data-label="&lt;b&gt;1920"><img alt="" data-label="2020"></div>',
		} );
		expect(
			[ ...doc.querySelectorAll( '.juxtapose__label' ) ].map(
				( { textContent } ) => textContent
			)
		).toEqual( [ '<b>1920', '2020' ] );
	} );

	it( 'does not move its images in the document, because a framework may own them', () => {
		const { root, first, second } = setUp();
		expect( first.parentElement ).toBe( root );
		expect( first.nextElementSibling ).toBe( second );
		expect( root.firstElementChild ).toBe( first );
	} );

	it( 'may contain images in figures, beside other elements', () => {
		const { stage, doc } = setUp( {
			html: `<div class="juxtapose"><p>Compare</p><div class="pair">${ TWO_IMAGES.replace(
				/<img[^>]*>/g,
				'<figure><a>$&</a></figure>'
			) }</div></div>`,
		} );
		expect( stage ).toHaveClass( 'pair' );
		expect(
			[ ...doc.querySelectorAll( 'figure' ) ].map(
				( { dataset } ) => dataset.juxtaposeImage
			)
		).toEqual( [ 'first', 'second' ] );
	} );

	it( 'uses only the first two of several images', () => {
		const { doc } = setUp( {
			html: `<div class="juxtapose">${ TWO_IMAGES }<img alt="A third"></div>`,
		} );
		expect( doc.querySelectorAll( '[data-juxtapose-image]' ) ).toHaveLength(
			2
		);
	} );
} );

describe( 'accessible names', () => {
	const NO_LABELS =
		'<div class="juxtapose"><img alt="Old"><img alt=""></div>';

	it( 'come from the options if the markup has no labels', () => {
		const { handle, second, doc } = setUp( {
			html: NO_LABELS,
			options: {
				strings: {
					slider: 'Vergleich',
					first: 'Vorher',
					second: 'Nachher',
				},
			},
		} );
		expect( handle ).toHaveAccessibleName( 'Vergleich' );
		expect( second ).toHaveAccessibleName( 'Nachher' );
		expect( doc.body ).toHaveTextContent( 'VorherNachher' );
	} );

	it( 'come from the alternative texts if the markup and the options contain no names', () => {
		const { handle, second, doc } = setUp( { html: NO_LABELS } );
		expect( handle ).toHaveAccessibleName( 'Old' );
		expect( second ).not.toHaveAttribute( 'role' );
		expect( doc.body.textContent ).toBe( '' );
	} );
} );

describe( 'a root element with fewer than two images', () => {
	// spec: 000-5-14
	it.each( [
		'<div class="juxtapose"></div>',
		'<div class="juxtapose"><img alt="Only one"></div>',
		'<div class="juxtapose"><img alt="One"><video></video></div>',
	] )( 'stays unchanged: %s', ( html ) => {
		const callback = jest.fn();
		const { doc, before } = setUp( { html, options: { callback } } );
		expect( doc.body.innerHTML ).toBe( before );
		expect( callback ).not.toHaveBeenCalled();
	} );
} );

describe( 'a root element with an aborted signal', () => {
	it( 'stays unchanged', () => {
		const root = document.createElement( 'div' );
		root.innerHTML = TWO_IMAGES;
		beforeAfter()( root, AbortSignal.abort() );
		expect( root.innerHTML ).toBe( TWO_IMAGES );
	} );
} );

describe( 'the options', () => {
	// spec: 000-2.9-3
	it( 'set the initial position, the orientation and the change callback', () => {
		const callback = jest.fn();
		const { handle, position, stage, press } = setUp( {
			options: { startingPosition: '30%', mode: 'vertical', callback },
		} );
		expect( position() ).toBe( '30%' );
		expect( handle ).toHaveAttribute( 'aria-orientation', 'vertical' );
		expect( stage ).toHaveAttribute( 'data-juxtapose', 'vertical' );
		press( handle, 'ArrowDown' );
		expect( callback.mock.calls ).toEqual( [ [ 30 ], [ 31 ] ] );
	} );

	// spec: 000-2.9-3
	it( 'can hide the labels and keep the images’ original width', () => {
		const { doc, stage } = setUp( {
			options: { showLabels: false, makeResponsive: false },
		} );
		expect( doc.querySelector( '.juxtapose__label' ) ).toBeNull();
		expect( stage ).toHaveAttribute( 'data-juxtapose-fixed' );
		expect( setUp().stage ).not.toHaveAttribute( 'data-juxtapose-fixed' );
	} );

	it( 'are overridden by the root element’s attributes', () => {
		const { position, stage } = setUp( {
			html: `<div class="juxtapose" data-startingposition="70%" data-mode="vertical">${ TWO_IMAGES }</div>`,
			options: { startingPosition: 20 },
		} );
		expect( position() ).toBe( '70%' );
		expect( stage ).toHaveAttribute( 'data-juxtapose', 'vertical' );
	} );
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

describe( 'the transition', () => {
	const isGliding = ( { stage }: ReturnType< typeof setUp > ) =>
		stage.hasAttribute( 'data-juxtapose-gliding' );

	it( 'runs when the divider jumps, but not while the divider is dragged', () => {
		const page = setUp();
		expect( isGliding( page ) ).toBe( false );
		page.press( page.first, 'Enter' );
		expect( isGliding( page ) ).toBe( true );
		page.point( page.handle, 'pointerdown', 200 );
		page.point( page.handle, 'pointermove', 220 );
		expect( isGliding( page ) ).toBe( false );
	} );

	it.each( [
		[ 'the visitor prefers reduced motion', { reducedMotion: true } ],
		[ 'animation is turned off', { options: { animate: false } } ],
	] )( 'never runs when %s', ( _, options ) => {
		const page = setUp( options );
		page.press( page.first, 'Enter' );
		expect( page.position() ).toBe( '90%' );
		expect( isGliding( page ) ).toBe( false );
	} );
} );

describe( 'a resize', () => {
	// spec: 002-9-18 (Image Compare resize debounce 200 ms)
	it( 'updates the divider’s position 200 ms after the last resize event', () => {
		jest.useFakeTimers();
		const callback = jest.fn();
		const { win, stage } = setUp( { options: { callback } } );
		callback.mockClear();
		win.dispatchEvent( new win.Event( 'resize' ) );
		jest.advanceTimersByTime( 199 );
		win.dispatchEvent( new win.Event( 'resize' ) );
		jest.advanceTimersByTime( 199 );
		expect( callback ).not.toHaveBeenCalled();
		stage.style.direction = 'rtl';
		jest.advanceTimersByTime( 1 );
		expect( callback.mock.calls ).toEqual( [ [ 50 ] ] );
		expect( stage.style.getPropertyValue( '--juxtapose-first' ) ).toBe(
			'inset(0 0 0 50%)'
		);
	} );
} );

describe( 'an aborted slider', () => {
	it.each( [
		`<div class="juxtapose">${ TWO_IMAGES }</div>`,
		`<div class="juxtapose" style="color: red;" data-juxtapose="x"><img alt="" tabindex="-1" role="presentation" style="width: 50%"><img alt="Two"></div>`,
		`<figure class="juxtapose"><div style=""><picture><img alt="One"></picture><picture><img alt="Two"></picture></div><figcaption>Text</figcaption></figure>`,
	] )( 'restores the original markup: %s', ( html ) => {
		const { doc, before, controller, first, press, point } = setUp( {
			html,
			options: {
				makeResponsive: false,
				strings: { first: 'A', second: 'B' },
			},
		} );
		press( first, 'Enter' );
		point( first, 'pointerdown', 200 );
		expect( doc.body.innerHTML ).not.toBe( before );
		controller.abort();
		expect( doc.body.innerHTML ).toBe( before );
	} );

	it( 'no longer reacts to events', () => {
		jest.useFakeTimers();
		const callback = jest.fn();
		const { doc, win, before, controller, first, press, point } = setUp( {
			options: { callback },
		} );
		win.dispatchEvent( new win.Event( 'resize' ) );
		controller.abort();
		callback.mockClear();
		press( first, 'Enter' );
		point( first, 'pointerdown', 200 );
		win.dispatchEvent( new win.Event( 'resize' ) );
		jest.advanceTimersByTime( 1000 );
		expect( callback ).not.toHaveBeenCalled();
		expect( doc.body.innerHTML ).toBe( before );
	} );
} );
