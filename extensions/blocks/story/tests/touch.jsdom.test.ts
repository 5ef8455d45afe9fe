import { mount } from '#shared/view';
import { fireEvent, screen } from '@testing-library/dom';
import { LIST_CLASS, STAGE_CLASS } from '../markup';
import { story } from '../view/story';
import { touched } from '../view/touched';

const load = jest.fn();
/** A fake media query for reduced motion. Tests can change its result. */
const motion = Object.assign( new EventTarget(), { matches: false } );
let mounted: AbortController;

const wait = ( ms = 0 ) => jest.advanceTimersByTimeAsync( ms );
const stage = () =>
	document.querySelector( `.${ STAGE_CLASS }` ) as HTMLElement;
const slides = () => Array.from( stage().querySelectorAll( 'li' ) );
const shown = () => slides().findIndex( ( { hidden } ) => ! hidden );

/** jsdom has no pointer events. */
function pointer( type: string, x: number, y: number, isPrimary = true ) {
	const target = slides()[ shown() ]?.querySelector( 'img' ) as Element;
	const event = new MouseEvent( type, {
		bubbles: true,
		cancelable: true,
		clientX: x,
		clientY: y,
	} );
	Reflect.defineProperty( event, 'isPrimary', { value: isPrimary } );
	target.dispatchEvent( event );
}
function tap( x: number ) {
	pointer( 'pointerdown', x, 300 );
	pointer( 'pointerup', x, 300 );
	pointer( 'click', x, 300 );
}
async function swipe( x: number, y: number ) {
	pointer( 'pointerdown', 150, 300 );
	pointer( 'pointermove', 150 + x, 300 + y );
	pointer( 'pointerup', 150 + x, 300 + y );
	pointer( 'click', 150 + x, 300 + y );
	await wait();
}

beforeEach( async () => {
	jest.useFakeTimers();
	motion.matches = false;
	jest.spyOn( window, 'matchMedia' ).mockReturnValue(
		motion as MediaQueryList
	);
	Object.assign( window, { innerWidth: 300 } );
	load.mockReset().mockResolvedValue( { touched } );
	const picture = ( name: string ) =>
		`<li><figure><img class="${ LIST_CLASS.replace( 'list', 'media' ) }" src="https://example.org/${ name }.jpg" alt="${ name }"><figcaption><a href="#more">More of ${ name }</a></figcaption></figure></li>`;
	document.body.innerHTML = `<div class="${ STAGE_CLASS }"><ol class="${ LIST_CLASS }">${ [ 'one', 'two', 'three' ].map( picture ).join( '' ) }</ol></div>`;
	mounted = mount( stage(), ( root, signal ) => story( root, signal, load ) );
	await wait();
} );
afterEach( async () => {
	mounted.abort();
	await wait( 50 );
	jest.useRealTimers();
} );

describe( 'a story before any interaction', () => {
	it.each( [ 'pointerenter', 'focusin' ] )(
		'loads the rest of the player once, on the event %s',
		async ( type ) => {
			expect( load ).not.toHaveBeenCalled();
			fireEvent( stage(), new Event( type ) );
			fireEvent( stage(), new Event( type ) );
			expect( load ).toHaveBeenCalledTimes( 1 );
		}
	);

	it( 'starts playing when the visitor clicks anywhere on it', async () => {
		tap( 10 );
		await wait();
		expect( shown() ).toBe( 0 );
		expect( stage() ).toHaveClass( 'is-playing', 'is-fullscreen' );
	} );

	it( 'covers the page, and can be closed even if the rest of the player fails to load', async () => {
		load.mockRejectedValue( new Error( 'offline' ) );
		tap( 150 );
		await wait();
		expect( stage() ).toHaveClass( 'is-fullscreen' );
		screen.getByRole( 'button', { name: 'Exit fullscreen' } ).click();
		expect( stage() ).not.toHaveClass( 'is-fullscreen' );
	} );
} );

describe( 'a story in fullscreen', () => {
	beforeEach( async () => {
		tap( 150 );
		await wait();
	} );

	it( 'changes the slide on a tap on either side, and pauses or plays on a tap in the middle', () => {
		tap( 290 );
		expect( shown() ).toBe( 1 );
		tap( 10 );
		expect( shown() ).toBe( 0 );
		tap( 150 );
		expect( stage() ).not.toHaveClass( 'is-playing' );
		tap( 150 );
		expect( stage() ).toHaveClass( 'is-playing' );
		expect( shown() ).toBe( 0 );
	} );

	it( 'moves by one slide on a horizontal swipe, and closes on a swipe down', async () => {
		await swipe( -80, 10 );
		expect( shown() ).toBe( 1 );
		await swipe( 80, 10 );
		expect( shown() ).toBe( 0 );
		await swipe( 0, -90 );
		expect( stage() ).toHaveClass( 'is-fullscreen', 'is-playing' );
		await swipe( 5, 90 );
		expect( stage() ).not.toHaveClass( 'is-fullscreen' );
		expect( stage() ).not.toHaveClass( 'is-playing' );
	} );

	it( 'reverses swipes and taps on right-to-left pages', async () => {
		mounted.abort();
		await wait( 50 );
		const style = { direction: 'rtl' } as CSSStyleDeclaration;
		jest.spyOn( window, 'getComputedStyle' ).mockReturnValue( style );
		mounted = mount( stage(), ( root, signal ) =>
			story( root, signal, load )
		);
		tap( 150 );
		await wait();
		tap( 10 );
		expect( shown() ).toBe( 1 );
		await swipe( -80, 0 );
		expect( shown() ).toBe( 0 );
	} );

	it( 'pauses while the visitor presses and holds it, and then continues', async () => {
		pointer( 'pointerdown', 290, 300 );
		await wait( 400 );
		expect( stage() ).not.toHaveClass( 'is-playing' );
		await wait( 9000 );
		pointer( 'pointerup', 290, 300 );
		pointer( 'click', 290, 300 );
		expect( shown() ).toBe( 0 );
		expect( stage() ).toHaveClass( 'is-playing' );
	} );

	it( 'stays paused after a hold if it was paused before', async () => {
		tap( 150 );
		pointer( 'pointerdown', 150, 300 );
		await wait( 400 );
		pointer( 'pointercancel', 150, 300 );
		expect( stage() ).not.toHaveClass( 'is-playing' );
	} );

	it( 'pauses when a link in a slide gets the focus, so that the slide does not disappear', () => {
		expect( stage() ).toHaveClass( 'is-playing' );
		screen.getByRole( 'link', { name: 'More of one' } ).focus();
		expect( stage() ).not.toHaveClass( 'is-playing' );
	} );

	it( 'ignores gestures with two fingers', () => {
		tap( 290 );
		pointer( 'pointerdown', 150, 300 );
		pointer( 'pointerdown', 160, 300, false );
		pointer( 'pointerup', 60, 300 );
		pointer( 'click', 60, 300 );
		expect( shown() ).toBe( 1 );
	} );

	it( 'does not handle a tap on a link', () => {
		tap( 290 );
		const link = screen.getByRole( 'link', { name: 'More of two' } );
		const isTaken = jest.fn();
		link.addEventListener( 'click', ( event ) => {
			isTaken( event.defaultPrevented );
			event.preventDefault();
		} );
		link.click();
		expect( isTaken ).toHaveBeenCalledWith( false );
		expect( shown() ).toBe( 1 );
		expect( stage() ).toHaveClass( 'is-playing' );
	} );
} );

describe( 'a story’s control that disappears while it has the focus', () => {
	const link = () => screen.getByRole( 'link', { name: 'More of two' } );

	beforeEach( async () => {
		fireEvent( stage(), new Event( 'focusin' ) );
		await wait();
	} );

	it( 'in a slide passes the focus to the story, so that further keys work', () => {
		tap( 150 );
		screen.getByRole( 'button', { name: 'Next slide' } ).click();
		link().focus();
		fireEvent.keyDown( link(), { key: 'ArrowRight' } );
		expect( shown() ).toBe( 2 );
		expect( stage() ).toHaveFocus();
	} );

	it( 'passes the focus to the story if it is the play button', () => {
		const play = screen.getByRole( 'button', { name: 'Play story' } );
		play.focus();
		motion.matches = true;
		motion.dispatchEvent(
			Object.assign( new Event( 'change' ), { matches: true } )
		);
		expect( play ).not.toBeVisible();
		expect( stage() ).toHaveFocus();
	} );
} );

describe( 'a video’s captions', () => {
	const track = Object.assign( new EventTarget(), {
		mode: 'showing',
		activeCues: [] as object[],
	} );
	const say = ( ...words: string[] ) => {
		track.activeCues = words.map( ( text ) => ( {
			getCueAsHTML: () =>
				document.createRange().createContextualFragment( text ),
		} ) );
		track.dispatchEvent( new Event( 'cuechange' ) );
	};
	const box = () => stage().querySelector( '[class$="__cues"]' );

	beforeEach( async () => {
		mounted.abort();
		const { prototype } = HTMLMediaElement;
		jest.spyOn( prototype, 'textTracks', 'get' ).mockReturnValue( [
			track,
		] as unknown as TextTrackList );
		jest.spyOn( prototype, 'pause' ).mockReturnValue();
		const name = LIST_CLASS.replace( 'list', 'media' );
		document.body.innerHTML = `<div class="${ STAGE_CLASS }"><ol class="${ LIST_CLASS }"><li><figure><video class="${ name }" src="/a.webm"><track src="/a.vtt"></video></figure></li><li><figure><img class="${ name }" alt="B"></figure></li></ol></div>`;
		mounted = mount( stage(), ( root, signal ) =>
			story( root, signal, load )
		);
		fireEvent( stage(), new Event( 'focusin' ) );
		await wait();
	} );

	it( 'are shown as text while the video plays, and can be hidden', () => {
		expect( box() ).not.toBeVisible();
		say( 'The tide <b>comes</b> in', 'A gull' );
		expect( box()?.innerHTML ).toBe( 'The tide comes in\nA gull' );
		expect( box() ).toBeVisible();
		screen.getByRole( 'button', { name: 'Hide captions' } ).click();
		expect( box() ).not.toBeVisible();
		screen.getByRole( 'button', { name: 'Show captions' } ).click();
		expect( box() ).toBeVisible();
		say();
		expect( box() ).not.toBeVisible();
	} );

	it( 'have no button on slides without captions, and are shown by the browser after the player stops', () => {
		expect( track.mode ).toBe( 'hidden' );
		screen.getByRole( 'button', { name: 'Next slide' } ).click();
		expect(
			screen.queryByRole( 'button', { name: 'Hide captions' } )
		).toBeNull();
		mounted.abort();
		expect( track.mode ).toBe( 'showing' );
		expect( box() ).toBeNull();
	} );
} );
