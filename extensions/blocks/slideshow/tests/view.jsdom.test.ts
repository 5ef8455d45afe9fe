import { mount } from '#shared/view';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '../../../../tests/harness/fixtures';
import { expectConsole } from '../../../../tests/harness/expect-console';
import {
	FAILED_EVENT,
	HOLD_ATTRIBUTE,
	SHOW_EVENT,
	SLIDE_CLASS,
	STAGE_CLASS,
	START_ATTRIBUTE,
} from '../markup';
import { slideshow } from '../view/slideshow';

/** A fake slider library. Counts its loads, and can be set to fail. */
const mockLibrary = { isBroken: false, loads: 0 };
jest.mock( 'swiper', () => {
	mockLibrary.loads++;
	if ( mockLibrary.isBroken ) {
		throw new Error( 'Not there.' );
	}
	return jest.requireActual( 'swiper' );
} );

class StubObserver {
	static all: StubObserver[] = [];
	constructor(
		private readonly callback: ( entries: object[] ) => void,
		private readonly options: { rootMargin?: string }
	) {
		StubObserver.all.push( this );
	}
	observe() {}
	disconnect() {
		StubObserver.all = StubObserver.all.filter( ( each ) => each !== this );
	}
	static see( isIntersecting: boolean, margin = '0px' ) {
		for ( const { callback, options } of StubObserver.all ) {
			if ( options.rootMargin === margin ) {
				callback( [ { isIntersecting } ] );
			}
		}
	}
}

/** A fake media query for reduced motion. Tests can change its result. */
const motion = Object.assign( new EventTarget(), { matches: false } );
function reduceMotion( matches: boolean ) {
	motion.matches = matches;
	motion.dispatchEvent( Object.assign( new Event( 'change' ), { matches } ) );
}

let mounted: AbortController;

beforeEach( () => {
	jest.useFakeTimers();
	jest.resetModules();
	Object.assign( mockLibrary, { isBroken: false, loads: 0 } );
	StubObserver.all = [];
	motion.matches = false;
	Reflect.set( window, 'IntersectionObserver', StubObserver );
	jest.spyOn( window, 'matchMedia' ).mockReturnValue(
		motion as MediaQueryList
	);
	// Give the page a width, because jsdom has no layout.
	for ( const name of [ 'clientWidth', 'offsetWidth' ] as const ) {
		jest.spyOn( HTMLElement.prototype, name, 'get' ).mockReturnValue( 600 );
	}
} );

afterEach( () => {
	mounted.abort();
	jest.useRealTimers();
	Reflect.deleteProperty( window, 'IntersectionObserver' );
	document.documentElement.removeAttribute( 'dir' );
	document.body.style.direction = '';
} );

function page( fixture: string ): HTMLElement {
	document.body.innerHTML = fixtureOf( fixture ).saved;
	return stage();
}

function stage(): HTMLElement {
	const found = document.querySelector< HTMLElement >( `.${ STAGE_CLASS }` );
	if ( ! found ) {
		throw new Error( 'No slideshow.' );
	}
	return found;
}

/** The fake library moves in the next animation frame. */
const FRAME_MS = 20;
const wait = ( ms = 0 ) => jest.advanceTimersByTimeAsync( ms );

async function open(
	fixture: 'slideshow__plain' | 'slideshow__everything',
	prepare: ( stage: HTMLElement ) => void = () => {}
) {
	const root = page( fixture );
	prepare( root );
	mounted = mount( root, slideshow );
	StubObserver.see( true, '200px' );
	await wait();
	StubObserver.see( true );
	return userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
}

const images = () => within( stage() ).getAllByRole( 'img', { hidden: true } );
const shown = () => {
	const slides = Array.from(
		document.querySelectorAll( `.${ SLIDE_CLASS }:not([inert])` )
	);
	expect( slides ).toHaveLength( 1 );
	return slides[ 0 ]?.querySelector( 'img' )?.getAttribute( 'src' );
};
const BRIDGE = 'https://example.org/wp-content/uploads/bridge-1024x683.jpg';
const TOWER = 'https://example.org/wp-content/uploads/tower.jpg';
const HARBOUR = 'https://elsewhere.example/harbour.jpg';
const BAY = 'https://example.org/wp-content/uploads/panorama.jpg';
const BOAT = 'https://example.org/wp-content/uploads/boat.jpg';
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const said = async () => {
	await wait( 100 );
	return (
		document.getElementById( 'dovetail-announcements' )?.textContent ?? ''
	);
};

describe( 'the slider library', () => {
	it( 'is not loaded before the slideshow is near the viewport', async () => {
		mounted = mount( page( 'slideshow__plain' ), slideshow );
		await wait( 60_000 );
		expect( mockLibrary.loads ).toBe( 0 );
		StubObserver.see( false, '200px' );
		await wait();
		expect( mockLibrary.loads ).toBe( 0 );
		StubObserver.see( true, '200px' );
		await wait();
		expect( mockLibrary.loads ).toBe( 1 );
	} );

	it( 'is never loaded for a single image', async () => {
		const root = page( 'slideshow__plain' );
		root.querySelector( 'li + li' )?.remove();
		mounted = mount( root, slideshow );
		StubObserver.see( true, '200px' );
		await wait();
		expect( mockLibrary.loads ).toBe( 0 );
		expect( root.querySelector( 'button' ) ).toBeNull();
	} );

	// spec: 002-8-6, 000-8-18
	it( 'reports an error only to the editor if it fails to load, and visitors can still scroll', async () => {
		mockLibrary.isBroken = true;
		expectConsole( 'error', /ChunkLoadError/ );
		const failed = jest.fn();
		await open( 'slideshow__plain', ( root ) =>
			root.addEventListener( FAILED_EVENT, failed )
		);
		expect( failed ).toHaveBeenCalledTimes( 1 );
		expect( document.body ).not.toHaveTextContent(
			/not there|error|load/i
		);
		expect( screen.getByRole( 'list' ) ).toHaveAttribute( 'tabindex', '0' );
		expect( images() ).toHaveLength( 2 );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );

	it( 'is ignored if it loads after the slideshow was removed', async () => {
		mounted = mount( page( 'slideshow__plain' ), slideshow );
		StubObserver.see( true, '200px' );
		mounted.abort();
		await wait();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );
} );

describe( 'a slideshow', () => {
	it( 'is a group named “Slideshow”, in which the name of each slide contains its position', async () => {
		await open( 'slideshow__plain' );
		const group = screen.getByRole( 'group', { name: 'Slideshow' } );
		expect( group ).toHaveAttribute( 'aria-roledescription', 'carousel' );
		expect(
			within( group )
				.getAllByRole( 'figure', { hidden: true } )
				.map( ( figure ) => [
					figure.getAttribute( 'aria-roledescription' ),
					figure.getAttribute( 'aria-label' ),
				] )
		).toEqual( [
			[ 'slide', 'Slide 1 of 2' ],
			[ 'slide', 'Slide 2 of 2' ],
		] );
	} );

	// spec: 002-9-2
	it( 'continues with the first slide after the last', async () => {
		const user = await open( 'slideshow__plain' );
		expect( shown() ).toBe( BAY );
		await user.click( button( 'Next slide' ) );
		expect( shown() ).toBe( BOAT );
		await wait( 1000 );
		stage()
			.querySelector( 'ul' )
			?.dispatchEvent( new Event( 'transitionend' ) );
		await user.click( button( 'Next slide' ) );
		expect( shown() ).toBe( BAY );
	} );

	it( 'has a button for each slide, and marks the button for the current slide', async () => {
		const user = await open( 'slideshow__everything' );
		await user.click( button( 'Go to slide 3' ) );
		await wait( FRAME_MS );
		expect( shown() ).toBe( HARBOUR );
		expect( button( 'Go to slide 3' ) ).toHaveAttribute(
			'aria-current',
			'true'
		);
		expect( button( 'Go to slide 1' ) ).not.toHaveAttribute(
			'aria-current'
		);
	} );

	it( 'has a counter instead of dots if there are too many slides', async () => {
		await open( 'slideshow__plain', ( root ) => {
			const list = root.querySelector( 'ul' );
			const first = list?.firstElementChild;
			for ( let copy = 0; first && copy < 11; copy++ ) {
				list.append( first.cloneNode( true ) );
			}
		} );
		expect( stage() ).toHaveTextContent( '1 / 13' );
		expect( screen.getAllByRole( 'button' ) ).toHaveLength( 2 );
	} );

	// spec: 002-9-2, 002-3.8-6
	it.each( [
		[ 'slideshow__plain', false ],
		[ 'slideshow__everything', true ],
	] as const )(
		'in the fixture %s has a fade transition: %p',
		async ( fixture, fades ) => {
			await open( fixture );
			expect( stage().classList.contains( 'is-fade' ) ).toBe( fades );
		}
	);

	it( 'starts with the slide that a visitor has scrolled to', async () => {
		await open( 'slideshow__plain', ( root ) => {
			const list = root.querySelector( 'ul' );
			Object.assign( list ?? {}, { scrollLeft: 590 } );
		} );
		expect( shown() ).toBe( BOAT );
	} );

	it( 'starts with the slide that is selected in the editor, and reports each new slide', async () => {
		const listener = jest.fn();
		const user = await open( 'slideshow__everything', ( root ) => {
			root.setAttribute( START_ATTRIBUTE, '1' );
			root.addEventListener( SHOW_EVENT, ( event ) =>
				listener( Reflect.get( event, 'detail' ) )
			);
		} );
		expect( shown() ).toBe( TOWER );
		await user.click( button( 'Go to slide 3' ) );
		await wait( FRAME_MS );
		expect( listener.mock.calls ).toEqual( [ [ 1 ], [ 2 ] ] );
	} );

	it( 'shows the next slide when the right arrow key is pressed', async () => {
		const user = await open( 'slideshow__everything' );
		button( 'Next slide' ).focus();
		await user.keyboard( '{ArrowRight}' );
		expect( shown() ).toBe( TOWER );
	} );

	it( 'keeps the focus when an arrow key is pressed on a link in a slide', async () => {
		const found = page( 'slideshow__everything' ).outerHTML;
		const user = await open( 'slideshow__everything' );
		within( stage() ).getByRole( 'link', { name: 'its history' } ).focus();
		await user.keyboard( '{ArrowRight}' );
		expect( shown() ).toBe( TOWER );
		const tower = stage().querySelector< HTMLElement >( '[href$=tower]' );
		expect( tower ).toHaveFocus();
		await wait( FRAME_MS );
		await user.keyboard( '{ArrowRight}' );
		expect( shown() ).toBe( HARBOUR );
		// The slide has no link.
		expect( stage() ).toHaveFocus();
		await wait( FRAME_MS );
		await user.keyboard( '{ArrowLeft}' );
		expect( shown() ).toBe( TOWER );
		expect( stage() ).toHaveFocus();
		await wait( FRAME_MS );
		tower?.focus();
		await user.keyboard( '{ArrowRight}' );
		expect( stage() ).toHaveFocus();
		mounted.abort();
		expect( stage().outerHTML ).toBe(
			found.replace( 'loading="lazy" ', '' )
		);
	} );

	it( 'shows the next slide when the left arrow key is pressed on a right-to-left page', async () => {
		document.documentElement.dir = 'rtl';
		const user = await open( 'slideshow__everything', ( root ) => {
			root.dir = 'rtl';
		} );
		button( 'Next slide' ).focus();
		await user.keyboard( '{ArrowLeft}' );
		expect( shown() ).toBe( TOWER );
		expect( stage() ).toHaveClass( 'is-rtl' );
	} );

	it.each( [
		'{PageDown}',
		'{PageUp}',
		'{ArrowDown}',
		'{End}',
		'{Alt>}{ArrowRight}{/Alt}',
		'{Control>}{ArrowRight}{/Control}',
	] )(
		'does not handle the keys %s, which belong to the page',
		async ( keys ) => {
			const user = await open( 'slideshow__everything' );
			button( 'Next slide' ).focus();
			const isTaken = jest.fn();
			document.addEventListener( 'keydown', ( event ) =>
				isTaken( event.defaultPrevented )
			);
			await user.keyboard( keys );
			expect( isTaken ).not.toHaveBeenCalledWith( true );
			expect( shown() ).toBe( BRIDGE );
		}
	);

	it( 'does not handle arrow keys in a text field', async () => {
		const user = await open( 'slideshow__everything' );
		const caption = stage().querySelector( 'figcaption' );
		caption?.setAttribute( 'contenteditable', 'true' );
		caption?.focus();
		await user.keyboard( '{ArrowRight}' );
		expect( shown() ).toBe( BRIDGE );
	} );

	it( 'restores the original list of images when it is unmounted', async () => {
		const found = page( 'slideshow__everything' ).outerHTML;
		const user = await open( 'slideshow__everything' );
		await user.click( button( 'Go to slide 3' ) );
		await wait( FRAME_MS );
		mounted.abort();
		expect( stage().outerHTML ).toBe(
			// The library loads images near the current slide, which the browser would load lazily.
			found.replace( 'loading="lazy" ', '' )
		);
	} );
} );

describe( 'autoplay', () => {
	// spec: 002-3.8-3, 002-9-2
	it( 'shows every slide for the chosen number of seconds', async () => {
		await open( 'slideshow__everything' );
		await wait( 4900 );
		expect( shown() ).toBe( BRIDGE );
		await wait( 200 );
		expect( shown() ).toBe( TOWER );
		await wait( 4700 );
		expect( shown() ).toBe( TOWER );
	} );

	// spec: 000-4.5-1
	it( 'stops with the button “Pause Slideshow”, and continues with the button “Play Slideshow”', async () => {
		const user = await open( 'slideshow__everything' );
		await user.click( button( 'Pause Slideshow' ) );
		await user.unhover( stage() );
		expect(
			screen.queryByRole( 'button', { name: 'Pause Slideshow' } )
		).toBeNull();
		await wait( 20_000 );
		expect( shown() ).toBe( BRIDGE );
		await user.click( button( 'Play Slideshow' ) );
		await user.unhover( stage() );
		expect( button( 'Pause Slideshow' ) ).toBeVisible();
		await wait( 5000 );
		expect( shown() ).toBe( TOWER );
	} );

	it( 'has no button if it is off', async () => {
		await open( 'slideshow__plain' );
		expect(
			screen.queryByRole( 'button', { name: /(Pause|Play) Slideshow/ } )
		).toBeNull();
		await wait( 60_000 );
		expect( shown() ).toBe( BAY );
	} );

	// spec: 002-4.7-3
	it( 'is off while the device reduces motion, and the visitor sees why', async () => {
		motion.matches = true;
		await open( 'slideshow__everything' );
		const note = screen.getByText(
			'Autoplay is off because your device is set to reduce motion.'
		);
		expect( note ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: /Slideshow/ } )
		).toBeNull();
		await wait( 60_000 );
		expect( shown() ).toBe( BRIDGE );
		reduceMotion( false );
		expect( note ).not.toBeVisible();
		await wait( 5000 );
		expect( shown() ).toBe( TOWER );
		reduceMotion( true );
		await wait( 60_000 );
		expect( shown() ).toBe( TOWER );
	} );

	const rests: [ string, () => unknown, () => unknown ][] = [
		[
			'a mouse is over it',
			() => pointer( 'pointerenter', 'mouse' ),
			() => pointer( 'pointerleave', 'mouse' ),
		],
		[
			'the keyboard is in it',
			() => focusVisibly( button( 'Next slide' ) ),
			() => button( 'Next slide' ).blur(),
		],
		[
			'the page is hidden',
			() => setHidden( true ),
			() => setHidden( false ),
		],
		[
			'it is out of sight',
			() => StubObserver.see( false ),
			() => StubObserver.see( true ),
		],
		[
			'its author edits it',
			() => stage().setAttribute( HOLD_ATTRIBUTE, '' ),
			() => stage().removeAttribute( HOLD_ATTRIBUTE ),
		],
	];
	it.each( rests )( 'pauses while %s', async ( _, begin, end ) => {
		await open( 'slideshow__everything' );
		begin();
		await wait( 60_000 );
		expect( shown() ).toBe( BRIDGE );
		end();
		await wait( 5000 );
		expect( shown() ).toBe( TOWER );
	} );

	it( 'pauses while an image is enlarged, so that the focus can return to its slide', async () => {
		const lightbox = document.createElement( 'div' );
		lightbox.className = 'wp-lightbox-overlay';
		await open( 'slideshow__everything', () =>
			document.body.append( lightbox )
		);
		await wait( 4900 );
		lightbox.classList.add( 'active' );
		await wait( 7000 );
		expect( shown() ).toBe( BRIDGE );
		lightbox.classList.remove( 'active' );
		await wait( 4900 );
		expect( shown() ).toBe( BRIDGE );
		await wait( 200 );
		expect( shown() ).toBe( TOWER );
	} );

	it( 'does not pause during touch, or while its own button has the focus', async () => {
		await open( 'slideshow__everything' );
		pointer( 'pointerenter', 'touch' );
		focusVisibly( button( 'Pause Slideshow' ) );
		await wait( 5000 );
		expect( shown() ).toBe( TOWER );
	} );

	it( 'starts and stops when the author changes the setting', async () => {
		await open( 'slideshow__everything' );
		stage().dataset.autoplay = '1';
		await wait( 1000 );
		expect( shown() ).toBe( TOWER );
		delete stage().dataset.autoplay;
		await wait( 60_000 );
		expect( shown() ).toBe( TOWER );
	} );

	it( 'announces nothing while it runs', async () => {
		await open( 'slideshow__everything' );
		await wait( 5000 );
		expect( shown() ).toBe( TOWER );
		expect( await said() ).toBe( '' );
	} );

	it( 'stops when the slideshow is removed', async () => {
		await open( 'slideshow__everything' );
		await wait( FRAME_MS );
		mounted.abort();
		expect( jest.getTimerCount() ).toBe( 0 );
	} );
} );

describe( 'a slide that a visitor requests', () => {
	it.each( [
		[ 'slideshow__plain', 2, 'Slide 2 of 2: A boat' ],
		[ 'slideshow__everything', 2, 'Slide 2 of 3' ],
	] as const )(
		'in the fixture %s is announced politely: slide %i as %s',
		async ( fixture, to, sentence ) => {
			const user = await open( fixture );
			await user.hover( stage() );
			await user.click( button( `Go to slide ${ to }` ) );
			await wait( FRAME_MS );
			expect( await said() ).toBe( sentence );
			expect(
				document.getElementById( 'dovetail-announcements' )
			).toHaveAttribute( 'aria-live', 'polite' );
		}
	);

	it( 'is shown for its full time during autoplay', async () => {
		const user = await open( 'slideshow__everything' );
		await wait( 4000 );
		await user.click( button( 'Go to slide 2' ) );
		await user.unhover( stage() );
		await wait( 4500 );
		expect( shown() ).toBe( TOWER );
		await wait( 600 );
		expect( shown() ).not.toBe( BRIDGE );
	} );
} );

function pointer( type: string, pointerType: string ) {
	stage().dispatchEvent(
		Object.assign( new Event( type ), { pointerType } )
	);
}

function focusVisibly( element: HTMLElement ) {
	jest.spyOn( element, 'matches' ).mockImplementation(
		( selector ) =>
			selector === ':focus-visible' ||
			Element.prototype.matches.call( element, selector )
	);
	element.focus();
}

function setHidden( isHidden: boolean ) {
	jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( isHidden );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
}
