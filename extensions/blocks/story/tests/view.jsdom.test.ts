import { mount } from '#shared/view';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	DISABLED_ATTRIBUTE,
	LIST_CLASS,
	PREVIEW_ATTRIBUTE,
	SHOW_EVENT,
	STAGE_CLASS,
	START_ATTRIBUTE,
} from '../markup';
import { fromStage, slidesOf } from '../view/rendered-story';
import { story } from '../view/story';
import { siteOf, touched } from '../view/touched';

let mounted: AbortController | undefined;
let requests: [ string, RequestInit ][];
let play: jest.SpyInstance< Promise< void > >;
let isRefused = false;
const motion = Object.assign( new EventTarget(), { matches: false } );
/** URLs of images that have loaded. */
const there = new Set< string >();

beforeEach( () => {
	jest.useFakeTimers();
	requests = [];
	isRefused = false;
	motion.matches = false;
	there.clear();
	Object.assign( window, {
		fetch: async ( url: string, options: RequestInit ) => {
			requests.push( [ url, options ] );
			return { ok: true, blob: async () => ( { size: 9 } ) };
		},
		origin: 'https://example.org',
	} );
	Object.assign( URL, {
		createObjectURL: () => 'blob:https://example.org/1',
		revokeObjectURL: () => {},
	} );
	jest.spyOn( window, 'matchMedia' ).mockReturnValue(
		motion as MediaQueryList
	);
	const { prototype } = HTMLMediaElement;
	const paused = new WeakMap< object, boolean >();
	jest.spyOn( prototype, 'paused', 'get' ).mockImplementation( function (
		this: object
	) {
		return paused.get( this ) ?? true;
	} );
	play = jest.spyOn( prototype, 'play' ).mockImplementation( async function (
		this: HTMLMediaElement
	) {
		if ( isRefused && ! this.muted ) {
			throw Object.assign( new Error(), { name: 'NotAllowedError' } );
		}
		paused.set( this, false );
		this.dispatchEvent( new Event( 'playing' ) );
	} );
	jest.spyOn( prototype, 'pause' ).mockImplementation( function (
		this: object
	) {
		paused.set( this, true );
	} );
	jest.spyOn(
		HTMLImageElement.prototype,
		'complete',
		'get'
	).mockImplementation( function ( this: HTMLImageElement ) {
		return there.has( this.src );
	} );
	jest.spyOn(
		HTMLImageElement.prototype,
		'naturalWidth',
		'get'
	).mockReturnValue( 9 );
} );

afterEach( async () => {
	mounted?.abort();
	// Wait, because going back in the history takes time.
	await wait( 50 );
	jest.useRealTimers();
} );

const wait = ( ms = 0 ) => jest.advanceTimersByTimeAsync( ms );
const stage = () => {
	const found = document.querySelector< HTMLElement >( `.${ STAGE_CLASS }` );
	if ( ! found ) {
		throw new Error( 'No story.' );
	}
	return found;
};
const list = () => stage().querySelector( `.${ LIST_CLASS }` ) as Element;
function page( fixture: string ): HTMLElement {
	document.body.innerHTML = `<a href="#before">Before</a>${ readFileSync(
		join( __dirname, '../fixtures', `${ fixture }.rendered.html` ),
		'utf8'
	) }`;
	return stage();
}
async function open(
	fixture: 'story__plain' | 'story__everything',
	prepare: ( stage: HTMLElement ) => void = () => {}
) {
	const root = page( fixture );
	for ( const { media } of slidesOf( list() ) ) {
		there.add( media?.src ?? '' );
	}
	prepare( root );
	mounted = mount( root, ( element, signal ) =>
		story( element, signal, async () => ( { touched } ) )
	);
	await wait();
	return userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
}
const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );
const shown = () =>
	Array.from( list().children ).flatMap( ( item, index ) =>
		( item as HTMLElement ).hidden ? [] : [ index ]
	);
const video = () => list().querySelector( 'video' ) as HTMLVideoElement;
const status = () => within( stage() ).getByRole( 'status' ).textContent;
const fills = () =>
	Array.from(
		stage().querySelectorAll< HTMLElement >( '[class$="__fill"]' )
	).map( ( { style } ) => style.inlineSize );

describe( 'the rendered page', () => {
	it( 'contains the type, alternative text and aspect ratio of every slide', () => {
		page( 'story__plain' );
		expect( slidesOf( list() ) ).toMatchObject( [
			{ type: 'image', alt: 'The lighthouse at noon', ratio: 576 / 1024 },
			{ type: 'video', alt: 'Waves run up the beach', ratio: 720 / 1280 },
			{ type: 'image', alt: 'The whole bay' },
		] );
	} );

	// spec: 000-9-6
	it( 'contains the settings that the author changed', () => {
		expect( fromStage( page( 'story__everything' ) ) ).toMatchObject( {
			imageTime: 7000,
			renderInterval: 100,
			volume: 0.8,
			defaultAspectRatio: 0.75,
			cropUpTo: 0.1,
			startMuted: true,
			playInFullscreen: false,
			loadInFullscreen: true,
			blurredBackground: false,
			showSlideCount: true,
		} );
	} );

	// spec: 000-4.4-4
	it( 'loads only the first slide until the player has loaded', () => {
		page( 'story__plain' );
		const [ first, second, third ] = slidesOf( list() );
		expect( first?.media ).not.toHaveAttribute( 'loading' );
		expect( second?.media ).toHaveAttribute( 'preload', 'none' );
		expect( third?.media ).toHaveAttribute( 'loading', 'lazy' );
	} );

	it( 'contains the site’s name, which is missing in the editor', () => {
		const root = page( 'story__plain' );
		expect( siteOf( root ).title ).not.toBe( '' );
		root.removeAttribute( 'data-site' );
		expect( siteOf( root ) ).toEqual( {} );
	} );

	it.each( [ '{', 'null', '7', '' ] )(
		'contains no site name or icon if the site data is invalid (%j)',
		( site ) => {
			const root = page( 'story__plain' );
			root.setAttribute( 'data-site', site );
			expect( siteOf( root ).title ).toBeUndefined();
			expect( siteOf( root ).icon ).toBeUndefined();
		}
	);
} );

describe( 'a story', () => {
	// spec: 000-2.7-1, 000-8-17
	it( 'has a bar for each slide, and buttons to play, mute and change slides', async () => {
		const user = await open( 'story__plain' );
		expect(
			screen
				.getAllByRole( 'button' )
				.map( ( each ) => each.getAttribute( 'aria-label' ) )
		).toEqual( [
			'Slide 1, currently selected.',
			'Slide 2',
			'Slide 3',
			'Mute',
			'Previous slide',
			'Play story',
			'Next slide',
			'Enter fullscreen',
		] );
		await user.click( button( 'Slide 3' ) );
		expect( shown() ).toEqual( [ 2 ] );
		expect( button( 'Slide 3, currently selected.' ) ).toHaveAttribute(
			'aria-current',
			'true'
		);
		await user.click( button( 'Previous slide' ) );
		expect( shown() ).toEqual( [ 1 ] );
		await user.click( button( 'Mute' ) );
		expect( video().muted ).toBe( true );
		expect( button( 'Unmute' ) ).toBeVisible();
	} );

	// spec: 000-2.7-1, 000-4.4-2, 000-9-6
	it( 'plays every image for five seconds and fills its bar in steps', async () => {
		const user = await open( 'story__plain' );
		await user.click( button( 'Play story' ) );
		expect( button( 'Pause story' ) ).toBeVisible();
		await wait( 2500 );
		expect( fills() ).toEqual( [ '50%', '0%', '0%' ] );
		await wait( 50 );
		expect( fills()[ 0 ] ).toBe( '51%' );
		await wait( 2450 );
		expect( shown() ).toEqual( [ 1 ] );
		expect( status() ).toBe( 'Slide 2 of 3: Waves run up the beach' );
		await user.click( button( 'Pause story' ) );
		expect( video().paused ).toBe( true );
	} );

	// spec: 000-4.4-2, 000-4.4-3
	it( 'ends after the last slide, leaves fullscreen, and restarts with the first slide', async () => {
		const user = await open( 'story__plain' );
		await user.click( button( 'Play story' ) );
		await user.click( button( 'Slide 3' ) );
		await wait( 5000 );
		expect( stage() ).not.toHaveClass( 'is-fullscreen' );
		expect( shown() ).toEqual( [ 2 ] );
		expect( fills() ).toEqual( [ '100%', '100%', '100%' ] );
		await user.click( button( 'Play story' ) );
		expect( shown() ).toEqual( [ 0 ] );
	} );

	// spec: 000-4.4-4, 000-4.4-5, 000-7-13
	it( 'preloads the next video once after it starts, with a no-cors GET request', async () => {
		const user = await open( 'story__plain' );
		await user.click( button( 'Next slide' ) );
		mounted?.abort();
		requests = [];

		const again = await open( 'story__plain' );
		await wait( 60_000 );
		expect( requests ).toEqual( [] );
		const third = list().children[ 2 ]?.querySelector( 'img' );
		expect( third ).toHaveAttribute( 'loading', 'lazy' );
		await again.click( button( 'Play story' ) );
		await wait( 100 );
		expect( requests ).toEqual( [
			[
				'https://example.org/wp-content/uploads/waves.webm',
				expect.objectContaining( { method: 'GET', mode: 'no-cors' } ),
			],
		] );
		expect( third ).toHaveAttribute( 'loading', 'lazy' );
		await wait( 5000 );
		expect( video().src ).toBe( 'blob:https://example.org/1' );
		expect( video().volume ).toBe( 0.5 );
		expect( video().paused ).toBe( false );
		expect( third?.loading ).toBe( 'eager' );
		video().dispatchEvent( new Event( 'ended' ) );
		expect( shown() ).toEqual( [ 2 ] );
		expect( requests ).toHaveLength( 1 );
	} );

	// spec: 000-4.4-5
	it( 'plays a video from its URL if preloading takes too long, and does not preload it again', async () => {
		let arrive: ( answer: object ) => void = () => {};
		const answer = new Promise< object >( ( resolve ) => {
			arrive = resolve;
		} );
		let stop: AbortSignal | null | undefined;
		Object.assign( window, {
			fetch: ( url: string, options: RequestInit ) => {
				requests.push( [ url, options ] );
				stop = options.signal;
				return answer;
			},
		} );
		const address = 'https://example.org/wp-content/uploads/waves.webm';
		const user = await open( 'story__plain' );
		await user.click( button( 'Play story' ) );
		await wait( 100 );
		expect( stop?.aborted ).toBe( false );
		await user.click( button( 'Next slide' ) );
		expect( video().paused ).toBe( false );
		expect( stop?.aborted ).toBe( true );
		arrive( { ok: true, blob: async () => ( { size: 9 } ) } );
		await wait( 100 );
		expect( video().src ).toBe( address );
		await user.click( button( 'Previous slide' ) );
		await wait( 100 );
		expect( requests ).toHaveLength( 1 );
	} );

	describe( 'on a site that does not allow preloaded videos', () => {
		const address = 'https://example.org/wp-content/uploads/waves.webm';
		const failure = () =>
			screen.getByText( 'This slide could not be loaded.' );
		const reject = () => video().dispatchEvent( new Event( 'error' ) );

		it( 'plays a video from its URL, and shows an error only if that fails too', async () => {
			const revoke = jest.spyOn( URL, 'revokeObjectURL' );
			const user = await open( 'story__plain' );
			await user.click( button( 'Play story' ) );
			await wait( 5100 );
			const track = document.createElement( 'track' );
			video().append( track );
			track.dispatchEvent( new Event( 'error' ) );
			expect( video().src ).toBe( 'blob:https://example.org/1' );
			play.mockClear();
			reject();
			expect( video().src ).toBe( address );
			expect( revoke ).toHaveBeenCalledWith(
				'blob:https://example.org/1'
			);
			expect( failure() ).not.toBeVisible();
			expect( play ).toHaveBeenCalledTimes( 1 );
			reject();
			expect( failure() ).toBeVisible();
		} );

		it( 'shows a video later that was rejected during another slide', async () => {
			const user = await open( 'story__plain' );
			await user.click( button( 'Play story' ) );
			await wait( 100 );
			play.mockClear();
			reject();
			expect( video().src ).toBe( address );
			expect( play ).not.toHaveBeenCalled();
			await wait( 5000 );
			expect( play ).toHaveBeenCalledTimes( 1 );
			expect( failure() ).not.toBeVisible();
		} );
	} );

	it( 'does not preload a video from another site', async () => {
		const user = await open( 'story__plain', () => {
			video().src = 'https://elsewhere.example/waves.webm';
		} );
		await user.click( button( 'Play story' ) );
		await wait( 5100 );
		expect( requests ).toEqual( [] );
		expect( video().src ).toBe( 'https://elsewhere.example/waves.webm' );
		expect( video().paused ).toBe( false );
	} );

	// spec: 000-4.4-4, 000-8-16
	it( 'continues muted, without a message, if the browser blocks sound', async () => {
		isRefused = true;
		const user = await open( 'story__plain' );
		await user.click( button( 'Slide 2' ) );
		await wait( 100 );
		expect( video().muted ).toBe( true );
		expect( video().paused ).toBe( false );
		expect( button( 'Unmute' ) ).toBeVisible();
		expect( play ).toHaveBeenCalledTimes( 2 );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	// spec: 000-8-17
	it( 'says that a slide is loading, waits for the slide, and skips a slide that fails to load', async () => {
		const user = await open( 'story__plain', () => there.clear() );
		await user.click( button( 'Play story' ) );
		expect( status() ).toBe(
			'Loading: Slide 1 of 3: The lighthouse at noon'
		);
		await wait( 60_000 );
		expect( shown() ).toEqual( [ 0 ] );
		list().querySelector( 'img' )?.dispatchEvent( new Event( 'error' ) );
		expect(
			screen.getByText( 'This slide could not be loaded.' )
		).toBeVisible();
		await wait( 5000 );
		expect( shown() ).toEqual( [ 1 ] );
	} );

	// spec: 000-5-16, 000-2.7-2, 000-9-6
	it( 'crops only files with a very different aspect ratio, and blurs the background by 18 pixels if configured', async () => {
		await open( 'story__plain' );
		expect(
			Array.from( list().children, ( item ) =>
				item.className.replace( /^\S+ ?/, '' )
			)
		).toEqual( [ '', '', 'wide-crop' ] );
		const background = stage().querySelector< HTMLElement >(
			'[class$="__background"]'
		);
		expect( background?.style.filter ).toBe( 'blur(18px)' );
		mounted?.abort();
		await open( 'story__everything' );
		expect(
			Array.from( list().children, ( item ) =>
				item.className.replace( /^\S+ ?/, '' )
			)
		).toEqual( [ 'wide-crop', '', 'narrow-crop', '' ] );
		expect( stage().querySelector( '[class$="__background"]' ) ).toBeNull();
		expect( stage() ).toHaveTextContent( '1 / 4' );
	} );

	it( 'moves in the reading direction with the arrow keys, and pauses with the space bar', async () => {
		const user = await open( 'story__plain' );
		stage().focus();
		await user.keyboard( '{ArrowRight}' );
		expect( shown() ).toEqual( [ 1 ] );
		stage().style.direction = 'rtl';
		await user.keyboard( '{ArrowRight}' );
		expect( shown() ).toEqual( [ 0 ] );
		await user.keyboard( '{Control>}{ArrowLeft}{/Control}{PageDown}' );
		expect( shown() ).toEqual( [ 0 ] );
		expect( stage() ).toHaveClass( 'is-playing' );
		await user.keyboard( ' ' );
		expect( stage() ).not.toHaveClass( 'is-playing' );
		expect( stage() ).not.toHaveClass( 'is-fullscreen' );
		await user.keyboard( ' ' );
		expect( stage() ).toHaveClass( 'is-fullscreen', 'is-playing' );
		await user.keyboard( ' ' );
		expect( stage() ).toHaveClass( 'is-fullscreen' );
		expect( stage() ).not.toHaveClass( 'is-playing' );
	} );

	// spec: 000-2.7-1, 000-4.4-1
	it( 'pauses when its pause button is clicked', async () => {
		const user = await open( 'story__plain' );
		await user.click( button( 'Next slide' ) );
		expect( stage() ).toHaveClass( 'is-playing' );
		await user.click( button( 'Pause story' ) );
		expect( stage() ).not.toHaveClass( 'is-playing' );
		expect( stage() ).not.toHaveClass( 'is-fullscreen' );
	} );

	it( 'pauses in a hidden tab', async () => {
		const user = await open( 'story__plain' );
		await user.click( button( 'Play story' ) );
		jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( true );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		expect( stage() ).not.toHaveClass( 'is-playing' );
	} );

	it( 'with reduced motion does not play, tells the visitor why, and shows full bars', async () => {
		motion.matches = true;
		const user = await open( 'story__plain' );
		expect(
			screen.getByText(
				'The slides wait for you because your device is set to reduce motion.'
			)
		).toBeVisible();
		expect( screen.queryByRole( 'button', { name: /Play/ } ) ).toBeNull();
		await user.click( button( 'Next slide' ) );
		expect( fills() ).toEqual( [ '100%', '100%', '0%' ] );
		video().dispatchEvent( new Event( 'ended' ) );
		await wait( 60_000 );
		expect( shown() ).toEqual( [ 1 ] );
	} );

	it.each( [ 'story__plain', 'story__everything' ] as const )(
		'in the fixture %s becomes the original list of slides when it is unmounted',
		async ( fixture ) => {
			const found = page( fixture ).cloneNode( true );
			const user = await open( fixture );
			await user.click( button( 'Next slide' ) );
			await wait( 100 );
			mounted?.abort();
			// Compare elements instead of text, because restored attributes move to the end.
			expect( stage().isEqualNode( found ) ).toBe( true );
			await wait( 50 );
			expect( jest.getTimerCount() ).toBe( 0 );
		}
	);
} );

describe( 'fullscreen', () => {
	// spec: 000-2.7-2, 000-2.7-3
	it( 'opens with a click, shows the site’s name and icon, and traps and restores the focus', async () => {
		const user = await open( 'story__plain', ( root ) =>
			root.setAttribute(
				'data-site',
				'{"title":"Slow Travel","icon":"https://example.org/icon.png"}'
			)
		);
		button( 'Next slide' ).focus();
		list().querySelector( 'img' )?.click();
		await wait();
		const dialog = screen.getByRole( 'dialog', { name: 'Story' } );
		expect( dialog ).toHaveAttribute( 'aria-modal', 'true' );
		expect( dialog ).toHaveFocus();
		expect( within( dialog ).getByText( 'Slow Travel' ) ).toBeVisible();
		expect( dialog.querySelector( '[class$="__icon"]' ) ).toHaveAttribute(
			'src',
			'https://example.org/icon.png'
		);
		expect( screen.getByText( 'Before' ) ).toHaveAttribute( 'inert' );
		await user.tab( { shift: true } );
		expect( button( 'Next slide' ) ).toHaveFocus();
		await user.tab();
		expect( button( 'Exit fullscreen' ) ).toHaveFocus();
		expect( stage() ).toHaveClass( 'is-playing' );
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( stage() ).not.toHaveClass( 'is-playing' );
		expect( button( 'Next slide' ) ).toHaveFocus();
		expect( screen.getByText( 'Before' ) ).not.toHaveAttribute( 'inert' );
		expect(
			screen.queryByRole( 'button', { name: 'Exit fullscreen' } )
		).toBeNull();
	} );

	it( 'uses the browser’s fullscreen mode if possible, and closes when the browser leaves that mode', async () => {
		const request = jest.fn().mockResolvedValue( undefined );
		const user = await open( 'story__plain', ( root ) =>
			Object.assign( root, { requestFullscreen: request } )
		);
		await user.click( button( 'Enter fullscreen' ) );
		expect( request ).toHaveBeenCalledTimes( 1 );
		document.dispatchEvent( new Event( 'fullscreenchange' ) );
		expect( stage() ).not.toHaveClass( 'is-fullscreen' );
		expect( button( 'Enter fullscreen' ) ).toHaveFocus();
	} );

	// spec: 000-2.7-2
	it( 'closes with the browser’s Back button, without leaving the page', async () => {
		history.replaceState( null, '' );
		const user = await open( 'story__plain' );
		await user.click( button( 'Play story' ) );
		expect( history.state ).not.toBeNull();
		history.back();
		await wait( 50 );
		expect( stage() ).not.toHaveClass( 'is-fullscreen' );
		expect( stage() ).not.toHaveClass( 'is-playing' );
		expect( history.state ).toBeNull();
	} );

	it( 'removes only its own history entry when it is closed without the Back button', async () => {
		history.replaceState( { dovetailStory: 1 }, '' );
		const user = await open( 'story__plain' );
		await user.click( button( 'Play story' ) );
		await user.click( button( 'Exit fullscreen' ) );
		await wait( 50 );
		expect( history.state ).toEqual( { dovetailStory: 1 } );
		await user.click( button( 'Play story' ) );
		history.back();
		await wait( 50 );
		expect( stage() ).not.toHaveClass( 'is-fullscreen' );
		history.replaceState( null, '' );
	} );

	// spec: 000-9-6
	it( 'opens when the page loads if configured, and then plays muted', async () => {
		await open( 'story__everything' );
		expect( stage() ).toHaveClass( 'is-fullscreen', 'is-playing' );
		expect( video().muted ).toBe( true );
		expect( video().volume ).toBe( 0.8 );
	} );

	it( 'opens for only one story when the page loads, because two would block each other', async () => {
		await open( 'story__everything', ( root ) => {
			root.parentElement?.append( root.cloneNode( true ) );
		} );
		const second = document.querySelectorAll< HTMLElement >(
			`.${ STAGE_CLASS }`
		)[ 1 ] as HTMLElement;
		const other = mount( second, ( element, signal ) =>
			story( element, signal, async () => ( { touched } ) )
		);
		await wait();
		expect( stage() ).toHaveClass( 'is-fullscreen' );
		expect( stage() ).not.toHaveAttribute( 'inert' );
		expect( second ).not.toHaveClass( 'is-fullscreen' );
		other.abort();
	} );
} );

describe( 'the preview of a story in the editor', () => {
	// spec: 000-4.4-3
	it( 'never plays automatically, and stops when it is disabled', async () => {
		const show = jest.fn();
		const user = await open( 'story__everything', ( root ) => {
			root.setAttribute( PREVIEW_ATTRIBUTE, '' );
			root.setAttribute( START_ATTRIBUTE, '1' );
			root.addEventListener( SHOW_EVENT, ( event ) =>
				show( Reflect.get( event, 'detail' ) )
			);
		} );
		expect( stage() ).not.toHaveClass( 'is-playing' );
		expect( stage() ).not.toHaveClass( 'is-fullscreen' );
		expect(
			screen.queryByRole( 'button', { name: 'Enter fullscreen' } )
		).toBeNull();
		await user.click( button( 'Play story' ) );
		expect( stage() ).toHaveClass( 'is-playing' );
		await user.click( button( 'Pause story' ) );
		await user.click( list().querySelectorAll( 'img' )[ 0 ] as Element );
		expect( stage() ).not.toHaveClass( 'is-playing' );
		await user.click( button( 'Play story' ) );
		stage().setAttribute( DISABLED_ATTRIBUTE, '' );
		await wait();
		expect( stage() ).not.toHaveClass( 'is-playing' );
		await user.click( button( 'Next slide' ) );
		expect( show.mock.calls ).toEqual( [ [ 1 ], [ 2 ] ] );
	} );

	it( 'with default settings changes the slide without starting to play', async () => {
		const user = await open( 'story__plain', ( root ) =>
			root.setAttribute( PREVIEW_ATTRIBUTE, '' )
		);
		await user.click( button( 'Next slide' ) );
		expect( shown() ).toEqual( [ 1 ] );
		expect( stage() ).not.toHaveClass( 'is-playing' );
	} );
} );
