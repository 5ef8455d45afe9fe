import { beforeAfter } from '../view/compare';
import { TWO_IMAGES, setUp } from './support';

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
