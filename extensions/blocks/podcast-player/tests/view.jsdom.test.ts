import { mount } from '#shared/view';
import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectConsole } from '../../../../tests/harness/expect-console';
import { ROOT_CLASS, STAGE_CLASS } from '../markup';
import { STORAGE_KEY } from '../view/memory';
import { runStage } from '../view/start-player';
import { fetchStage, touchedPlayer } from '../view/touched-player';
import { whenNear } from '../view/when-near';

/** A fake audio element: jsdom cannot play. */
const sound = { refuses: '' };
type Heard = {
	isPaused: boolean;
	state: number;
	length: number;
	error: Error | null;
};
const all = new WeakMap< HTMLMediaElement, Heard >();
const own = ( audio: HTMLMediaElement ): Heard => {
	const known = all.get( audio ) ?? {
		isPaused: true,
		state: 0,
		length: NaN,
		error: null,
	};
	all.set( audio, known );
	return known;
};
beforeAll( () => {
	Object.defineProperties( HTMLMediaElement.prototype, {
		paused: {
			configurable: true,
			get( this: HTMLMediaElement ) {
				return own( this ).isPaused;
			},
		},
		error: {
			configurable: true,
			get( this: HTMLMediaElement ) {
				return own( this ).error;
			},
		},
		readyState: {
			configurable: true,
			get( this: HTMLMediaElement ) {
				return own( this ).state;
			},
		},
		duration: {
			configurable: true,
			get( this: HTMLMediaElement ) {
				return own( this ).length;
			},
		},
	} );
	HTMLMediaElement.prototype.play = async function () {
		if ( sound.refuses ) {
			throw Object.assign( new Error( 'No.' ), { name: sound.refuses } );
		}
		own( this ).isPaused = false;
		queueMicrotask( () => fire( this, 'play' ) );
	};
	HTMLMediaElement.prototype.pause = function () {
		if ( ! this.paused ) {
			own( this ).isPaused = true;
			queueMicrotask( () => fire( this, 'pause' ) );
		}
	};
	HTMLMediaElement.prototype.load = () => {};
} );

const fire = ( target: EventTarget, type: string ) =>
	target.dispatchEvent( new Event( type ) );

/** A fake Media Session, as on devices with a lock screen. */
const session = {
	metadata: null as object | null,
	playbackState: '',
	position: {},
	handlers: new Map< string, ( ( details: object ) => void ) | null >(),
	setActionHandler(
		name: string,
		handler: ( ( details: object ) => void ) | null
	) {
		if ( name === 'seekto' && handler === undefined ) {
			throw new TypeError( name );
		}
		session.handlers.set( name, handler );
	},
	setPositionState( position: object ) {
		session.position = position;
	},
};

class StubObserver {
	static all: StubObserver[] = [];
	constructor( private readonly callback: ( entries: object[] ) => void ) {
		StubObserver.all.push( this );
	}
	observe() {}
	disconnect() {
		StubObserver.all = StubObserver.all.filter( ( each ) => each !== this );
	}
	static near() {
		StubObserver.all.forEach( ( { callback } ) =>
			callback( [ { isIntersecting: true } ] )
		);
	}
}

/** Mock of the chunk that loads at the first interaction. Tests count its loads and can make it fail or load late. */
const mockTouched = { asked: 0, isBroken: false, isLate: false };
jest.mock( '../view/touched-player', () => {
	const real = jest.requireActual( '../view/touched-player' );
	return {
		__esModule: true,
		// Keep the import pending with a `then` that never resolves.
		get then() {
			return mockTouched.isLate ? () => {} : undefined;
		},
		get touchedPlayer() {
			mockTouched.asked++;
			if ( mockTouched.isBroken ) {
				throw new Error( 'Not there.' );
			}
			return real.touchedPlayer;
		},
		get fetchStage() {
			return real.fetchStage;
		},
	};
} );

let controllers: AbortController[];

beforeEach( () => {
	jest.useFakeTimers( { now: new Date( '2026-11-22T12:00:00Z' ) } );
	controllers = [];
	sound.refuses = '';
	Object.assign( mockTouched, {
		asked: 0,
		isBroken: false,
		isLate: false,
	} );
	StubObserver.all = [];
	localStorage.clear();
	window.location.hash = '';
	Object.assign( session, { metadata: null, playbackState: '' } );
	session.handlers.clear();
	Reflect.set( window, 'IntersectionObserver', StubObserver );
	Reflect.set( navigator, 'mediaSession', session );
	Reflect.set(
		window,
		'MediaMetadata',
		class {
			constructor( about: object ) {
				Object.assign( this, about );
			}
		}
	);
} );

afterEach( () => {
	controllers.forEach( ( controller ) => controller.abort() );
	jest.useRealTimers();
	Reflect.deleteProperty( window, 'IntersectionObserver' );
	Reflect.deleteProperty( navigator, 'mediaSession' );
	Reflect.deleteProperty( window, 'dovetailConsent' );
} );

const rendered = ( fixture: string ) =>
	readFileSync(
		join( __dirname, '../fixtures', `${ fixture }.rendered.html` ),
		'utf8'
	);
const stages = () =>
	Array.from(
		document.querySelectorAll< HTMLElement >( `.${ STAGE_CLASS }` )
	);
const stage = ( index = 0 ): HTMLElement => {
	const found = stages()[ index ];
	if ( ! found ) {
		throw new Error( 'No stage.' );
	}
	return found;
};

function open( {
	fixture = 'podcast-player__plain',
	count = 1,
	prepare = () => {},
}: {
	fixture?: string;
	count?: number;
	prepare?: ( stage: HTMLElement ) => void;
} = {} ) {
	controllers.forEach( ( controller ) => controller.abort() );
	document.body.innerHTML = rendered( fixture ).repeat( count );
	stages().forEach( prepare );
	controllers = stages().map( ( each ) => mount( each, whenNear ) );
	StubObserver.near();
	return userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
}

const player = ( index = 0 ) =>
	within(
		within( stage( index ) ).getByRole( 'group', {
			name: /^Podcast player/,
		} )
	);
const button = ( name: string | RegExp ) =>
	player().getByRole( 'button', { name } );
const audio = ( index = 0 ): HTMLAudioElement => {
	const found = stage( index ).querySelector< HTMLAudioElement >(
		'[role="group"] audio'
	);
	if ( ! found ) {
		throw new Error( 'No sound.' );
	}
	return found;
};
/** Simulates that the audio has loaded and plays. */
function hear( length = 3700, index = 0 ) {
	const element = audio( index );
	Object.assign( own( element ), { state: 4, length } );
	fire( element, 'loadedmetadata' );
	fire( element, 'playing' );
}
function reach( seconds: number ) {
	audio().currentTime = seconds;
	fire( audio(), 'timeupdate' );
}
const slider = () =>
	player().getByRole< HTMLInputElement >( 'slider', { name: 'Position' } );
const said = () => {
	jest.advanceTimersByTime( 100 );
	return (
		document.getElementById( 'dovetail-announcements' )?.textContent ?? ''
	);
};
const KEEPER = 'The <b>lighthouse</b> keeper';
const BAKERS = 'A night with the "bakers"';
const settle = async () => {
	for ( let step = 0; step < 4; step++ ) {
		await jest.advanceTimersByTimeAsync( 0 );
	}
};
const remembered = () => localStorage.getItem( STORAGE_KEY );

describe( 'a podcast player', () => {
	// spec: 000-2.8-1
	it( 'shows the current episode, its controls and a list of all episodes', () => {
		open();
		const group = within( stage() ).getByRole( 'group', {
			name: 'Podcast player: Quiet Hours & [gallery]',
		} );
		expect( group ).toHaveTextContent( KEEPER );
		expect( group ).toHaveTextContent( 'Told by the one who kept it.' );
		expect( stage().querySelector( 'img' ) ).toHaveAttribute(
			'src',
			'https://podcast.example/cover.jpg'
		);
		expect(
			within( player().getByRole( 'list', { name: 'Episodes' } ) )
				.getAllByRole( 'button' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			`${ KEEPER } March 28, 2026 · 1:02:03`,
			`${ BAKERS } 12:34`,
			'The last ferry ',
		] );
		expect( slider() ).toHaveAttribute(
			'aria-valuetext',
			'0:00 of 1:02:03'
		);
	} );

	it( 'has an icon before the volume slider', () => {
		open();
		const icon = player().getByRole( 'slider', {
			name: 'Volume',
		} ).previousElementSibling;
		expect( icon?.localName ).toBe( 'svg' );
		expect( icon ).toHaveAttribute( 'aria-hidden', 'true' );
	} );

	// spec: 000-2.8-1
	it( 'is between the header and the links, in the order of the screen', () => {
		open( {
			prepare: ( root ) =>
				root
					.querySelector( `.${ ROOT_CLASS }__subscribe` )
					?.insertAdjacentHTML(
						'beforebegin',
						`<p class="${ ROOT_CLASS }__all"><a href="?podcast-episodes=all">More episodes</a></p>`
					),
		} );
		expect(
			Array.from( stage().children, ( { className } ) =>
				className.replace( `${ ROOT_CLASS }__`, '' )
			)
		).toEqual( [ 'header', 'tracks', 'player', 'all', 'subscribe' ] );
	} );

	it( 'has no list if only one episode is visible', async () => {
		open( {
			prepare: ( root ) =>
				root
					.querySelectorAll( 'li + li' )
					.forEach( ( item ) => item.remove() ),
		} );
		expect(
			player().queryByRole( 'list', { name: 'Episodes' } )
		).toBeNull();
		fire( audio(), 'error' );
		await settle();
		expect( stage() ).toHaveTextContent(
			'Episode unavailable. Open in a new tab'
		);
	} );

	it( 'hides the parts that the author turned off', () => {
		open( { fixture: 'podcast-player__everything' } );
		const group = within( stage() ).getByRole( 'group', {
			name: /^Podcast player/,
		} );
		expect( stage().querySelector( 'img' ) ).toBeNull();
		expect( group ).not.toHaveTextContent( 'Told by the one who kept it.' );
		expect( within( group ).getAllByText( KEEPER ) ).toHaveLength( 1 );
	} );

	// Guards against loading audio before it is played.
	it( 'loads no audio before it is played', async () => {
		const user = open();
		expect( audio() ).toHaveAttribute( 'preload', 'none' );
		expect( audio().paused ).toBe( true );
		await user.tab();
		expect( audio().paused ).toBe( true );
	} );

	// spec: 000-4.6-1, 000-4.6-2, 000-8-17, 000-4.5-2
	it( 'announces when it loads, plays or pauses an episode', async () => {
		const user = open();
		expect( stage() ).toHaveClass( 'is-paused' );
		await user.click( button( 'Play' ) );
		expect( said() ).toBe( `Loading: ${ KEEPER }` );
		hear();
		expect( said() ).toBe( `Playing: ${ KEEPER }` );
		expect( stage() ).toHaveClass( 'is-playing' );
		expect( stage() ).not.toHaveClass( 'is-paused' );
		expect( button( /^Playing: The <b>lighthouse/ ) ).toHaveAttribute(
			'aria-current',
			'true'
		);
		await user.click( button( /^Playing: The <b>lighthouse/ ) );
		expect( said() ).toBe( 'Paused' );
		expect( stage() ).toHaveClass( 'is-paused' );
		expect( button( /^Paused The <b>lighthouse/ ) ).toBeVisible();
	} );

	// spec: 000-4.6-2
	it( 'pauses the current track when another one is clicked, and plays the clicked track', async () => {
		const user = open();
		await user.click( button( 'Play' ) );
		hear();
		await user.click( button( /bakers/ ) );
		expect( audio() ).toHaveAttribute(
			'src',
			'https://podcast.example/bakers.mp3?session=1&token=a'
		);
		expect( audio().paused ).toBe( false );
		expect( said() ).toBe( `Loading: ${ BAKERS }` );
		hear( 754 );
		expect( button( /^Playing: A night/ ) ).toHaveAttribute(
			'aria-current',
			'true'
		);
		expect( button( /^The <b>lighthouse/ ) ).not.toHaveAttribute(
			'aria-current'
		);
		expect( stage() ).toHaveTextContent( 'Flour [audio src="x"] & heat.' );
	} );

	// spec: 000-4.6-3, 000-8-12, 000-8-17
	it( 'shows an error next to an unavailable episode, and tries again on click', async () => {
		const user = open();
		await user.click( button( 'Play' ) );
		fire( audio(), 'error' );
		expect( stage() ).toHaveClass( 'is-error' );
		expect( said() ).toBe(
			'Error: Episode unavailable - Open in a new tab'
		);
		const item = button( /^Error: The <b>lighthouse/ ).closest( 'li' );
		expect( item ).toHaveTextContent(
			'Episode unavailable. Open in a new tab'
		);
		const link = player().getByRole( 'link', {
			name: 'Open in a new tab',
		} );
		expect( link ).toHaveAttribute( 'target', '_blank' );
		expect( link ).toHaveAttribute(
			'href',
			'https://podcast.example/keeper?a=1&b=2'
		);
		await user.click( button( /^Error: The <b>lighthouse/ ) );
		hear();
		expect( stage() ).toHaveClass( 'is-playing' );
		expect(
			player().queryByRole( 'link', { name: 'Open in a new tab' } )
		).toBeNull();
	} );

	it( 'marks an unavailable episode in the list until it is tried again', async () => {
		const user = open();
		await user.click( button( 'Play' ) );
		fire( audio(), 'error' );
		await user.click( button( /ferry/ ) );
		hear();
		const failed = button( /^Error: The <b>lighthouse/ );
		expect( failed.closest( 'li' ) ).toHaveTextContent(
			'Episode unavailable. Open in a new tab'
		);
		await user.click( failed );
		expect( stage() ).not.toHaveTextContent( 'Episode unavailable.' );
		hear();
		expect( button( /^Playing: The <b>lighthouse/ ) ).toBeVisible();
	} );

	it( 'waits for another click if the browser blocks playback', async () => {
		const user = open();
		sound.refuses = 'NotAllowedError';
		await user.click( button( 'Play' ) );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( button( 'Play' ) ).toBeVisible();
		expect( stage() ).toHaveClass( 'is-paused' );
	} );

	it( 'seeks with its slider, buttons and keys, even before the audio has loaded', async () => {
		const user = open();
		await user.click( button( 'Forward 30 seconds' ) );
		expect( slider() ).toHaveAttribute(
			'aria-valuetext',
			'0:30 of 1:02:03'
		);
		await user.click( button( 'Play' ) );
		hear( 3700 );
		expect( audio().currentTime ).toBe( 30 );
		await user.click( button( 'Back 15 seconds' ) );
		expect( audio().currentTime ).toBe( 15 );
		slider().focus();
		await user.keyboard( '{ArrowRight}{PageUp}{ArrowLeft}{ArrowLeft}' );
		expect( audio().currentTime ).toBe( 70 );
		await user.click( button( 'Back 15 seconds' ) );
		reach( 2 );
		await user.click( button( 'Back 15 seconds' ) );
		expect( audio().currentTime ).toBe( 0 );
		slider().value = '600';
		fire( slider(), 'input' );
		expect( player().getByText( '10:00 / 1:01:40' ) ).toBeVisible();
		reach( 3 );
		expect( slider() ).toHaveValue( '600' );
		fire( slider(), 'change' );
		expect( audio().currentTime ).toBe( 600 );
	} );

	it.each( [ 'pointerup', 'pointercancel', 'blur' ] )(
		'follows playback again after %s, even if the slider was dragged back to its start',
		async ( end ) => {
			const user = open();
			await user.click( button( 'Play' ) );
			hear( 3700 );
			slider().value = '600';
			fire( slider(), 'input' );
			slider().value = '0';
			fire( slider(), 'input' );
			fire( slider(), end );
			reach( 3 );
			expect( slider() ).toHaveValue( '3' );
			expect( player().getByText( '0:03 / 1:01:40' ) ).toBeVisible();
		}
	);

	it( 'fills the timeline up to the knob in short episodes', async () => {
		const user = open();
		await user.click( button( 'Play' ) );
		hear( 6.8 );
		reach( 6.2 );
		expect( slider() ).toHaveValue( slider().max );
		expect(
			slider().style.getPropertyValue( '--dovetail-podcast-played' )
		).toBe( '100%' );
	} );

	it( 'offers speeds from 0.5 to 2, and keeps the chosen speed and volume for the next track', async () => {
		const user = open();
		const speed = player().getByRole( 'combobox', { name: 'Speed' } );
		expect(
			within( speed )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ '0.5×', '0.75×', '1×', '1.25×', '1.5×', '1.75×', '2×' ] );
		await user.selectOptions( speed, '1.5×' );
		const volume = player().getByRole< HTMLInputElement >( 'slider', {
			name: 'Volume',
		} );
		volume.value = '0.4';
		fire( volume, 'input' );
		await user.click( button( /bakers/ ) );
		expect( audio().playbackRate ).toBe( 1.5 );
		expect( audio().defaultPlaybackRate ).toBe( 1.5 );
		expect( audio().volume ).toBe( 0.4 );
	} );

	it( 'pauses other players when it starts to play', async () => {
		const user = open( { count: 2 } );
		await user.click( button( 'Play' ) );
		hear();
		await user.click( player( 1 ).getByRole( 'button', { name: 'Play' } ) );
		expect( audio().paused ).toBe( true );
		expect( stage() ).toHaveClass( 'is-paused' );
		expect( audio( 1 ).paused ).toBe( false );
		const elsewhere = document.createElement( 'audio' );
		document.body.append( elsewhere );
		fire( elsewhere, 'play' );
		expect( audio( 1 ).paused ).toBe( false );
	} );

	it( 'continues audio that the browser’s own controls already play', async () => {
		open( {
			prepare( root ) {
				const native = root.querySelectorAll( 'audio' )[ 1 ];
				if ( native ) {
					own( native ).isPaused = false;
					native.currentTime = 33;
				}
			},
		} );
		await settle();
		expect( audio() ).toHaveAttribute(
			'src',
			'https://podcast.example/bakers.mp3?session=1&token=a'
		);
		hear( 754 );
		expect( audio().currentTime ).toBe( 33 );
		expect( button( 'Pause' ) ).toBeVisible();
	} );

	it( 'restores the original list of episodes when it is unmounted', async () => {
		document.body.innerHTML = rendered( 'podcast-player__plain' );
		const before = stage().outerHTML;
		const user = open();
		await user.click( button( 'Play' ) );
		hear();
		controllers[ 0 ]?.abort();
		expect(
			stage().outerHTML.replace( ' data-dovetail-mounted=""', '' )
		).toBe( before );
		expect( session.metadata ).toBeNull();
	} );
} );

describe( 'the player’s script', () => {
	const page = () => {
		document.body.innerHTML = rendered( 'podcast-player' );
		controllers = [ mount( stage(), whenNear ) ];
	};

	it( 'does not run before the player is near the viewport', async () => {
		page();
		await jest.advanceTimersByTimeAsync( 60_000 );
		expect(
			within( stage() ).queryByRole( 'group', {
				name: /^Podcast player/,
			} )
		).toBeNull();
		StubObserver.near();
		expect( button( 'Play' ) ).toBeVisible();
	} );

	const follow = ( hash: string ) => {
		window.location.hash = hash;
		fire( window, 'hashchange' );
	};

	// Guards against loading code before the first interaction.
	it.each( [
		[ 'a pointer', () => fireEvent.pointerOver( button( 'Play' ) ) ],
		[ 'the keyboard', () => button( 'Play' ).focus() ],
		[ 'a screen reader', () => button( 'Play' ).click() ],
		[ 'the device', () => fire( audio(), 'play' ) ],
		[ 'a link to a moment', () => follow( '#t=90' ) ],
	] )(
		'loads no more code before an interaction with %s',
		async ( _, touch ) => {
			open();
			follow( '#comments' );
			// Events that a browser fires when its audio element gets a source.
			fire( audio(), 'loadstart' );
			await jest.advanceTimersByTimeAsync( 60_000 );
			expect( mockTouched.asked ).toBe( 0 );
			touch();
			touch();
			await settle();
			expect( mockTouched.asked ).toBe( 1 );
		}
	);

	it( 'does not change the player’s appearance on the first interaction', async () => {
		open();
		const before = stage().outerHTML;
		fireEvent.pointerOver( button( 'Play' ) );
		await settle();
		expect( mockTouched.asked ).toBe( 1 );
		expect( stage().outerHTML ).toBe( before );
	} );

	it( 'shows the browser’s own controls if the rest of the code fails to load', async () => {
		expectConsole( 'error', /Not there/ );
		mockTouched.isBroken = true;
		open();
		button( 'Play' ).click();
		await settle();
		expect( stage() ).toHaveClass( 'is-crashed' );
		expect( stage().querySelectorAll( 'audio[controls]' ) ).toHaveLength(
			3
		);
		expect(
			within( stage() ).queryByRole( 'group', {
				name: /^Podcast player/,
			} )
		).toBeNull();
	} );

	it( 'shows the browser’s own controls if the rest of the code has not loaded after 120 seconds', async () => {
		expectConsole( 'error', /late/ );
		mockTouched.isLate = true;
		open();
		button( 'Play' ).click();
		await jest.advanceTimersByTimeAsync( 119_000 );
		expect( stage() ).toHaveClass( 'has-player' );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( stage() ).toHaveClass( 'is-crashed' );
		expect( stage().querySelectorAll( 'audio[controls]' ) ).toHaveLength(
			3
		);
	} );
} );

describe( 'a player whose script is still loading', () => {
	/** Opens players. The chunk for the first interaction loads only when the test resolves it. */
	const openSlowly = ( count = 1 ) => {
		let arrive = () => {};
		const way = new Promise< void >( ( resolve ) => ( arrive = resolve ) );
		document.body.innerHTML = rendered( 'podcast-player' ).repeat( count );
		controllers = stages().map( ( each ) =>
			mount( each, ( root, signal ) =>
				runStage( root, signal, async () => {
					await way;
					return { touchedPlayer, fetchStage };
				} )
			)
		);
		return async () => {
			arrive();
			await settle();
		};
	};
	const press = async ( name: string | RegExp, index = 0 ) => {
		player( index ).getByRole( 'button', { name } ).click();
		await settle();
	};

	it( 'plays on the first click', async () => {
		const arrive = openSlowly();
		button( 'Play' ).click();
		expect( audio().paused ).toBe( false );
		hear();
		await arrive();
		expect( audio().paused ).toBe( false );
		expect( button( 'Pause' ) ).toBeVisible();
		expect( stage() ).toHaveClass( 'is-playing' );
		expect( said() ).toBe( `Playing: ${ KEEPER }` );
		expect( session.metadata ).toMatchObject( { title: KEEPER } );
	} );

	it( 'keeps the chosen track, position, speed and volume', async () => {
		const arrive = openSlowly();
		const load = jest.spyOn( HTMLMediaElement.prototype, 'src', 'set' );
		await press( /bakers/ );
		await press( 'Forward 30 seconds' );
		fireEvent.change( player().getByRole( 'combobox' ), {
			target: { value: '1.5' },
		} );
		hear( 754 );
		await arrive();
		expect( load.mock.calls ).toEqual( [
			[ 'https://podcast.example/bakers.mp3?session=1&token=a' ],
		] );
		expect( audio().currentTime ).toBe( 30 );
		expect( audio().playbackRate ).toBe( 1.5 );
		expect( button( /^Playing: A night/ ) ).toHaveAttribute(
			'aria-current',
			'true'
		);
	} );

	it( 'copies a link on the first click once the script has loaded', async () => {
		userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
		const arrive = openSlowly();
		await press( 'Copy link' );
		await arrive();
		expect( await navigator.clipboard.readText() ).toBe(
			'http://localhost/#t=0&episode=keeper'
		);
		expect( button( 'Link copied' ) ).toBeVisible();
	} );

	it( 'pauses on a second click', async () => {
		const arrive = openSlowly();
		await press( 'Play' );
		await press( 'Play' );
		expect( audio().paused ).toBe( true );
		await arrive();
		expect( audio().paused ).toBe( true );
		expect( button( 'Play' ) ).toBeVisible();
	} );

	it( 'pauses when another player starts', async () => {
		const arrive = openSlowly( 2 );
		await press( 'Play' );
		await press( 'Play', 1 );
		await arrive();
		expect( audio().paused ).toBe( true );
		expect( audio( 1 ).paused ).toBe( false );
		expect( button( 'Play' ) ).toBeVisible();
	} );

	it( 'tries a failed episode again on click, and shows an error once the script has loaded', async () => {
		const arrive = openSlowly();
		const load = jest.spyOn( HTMLMediaElement.prototype, 'src', 'set' );
		const fail = () => {
			own( audio() ).error = new Error( 'Gone.' );
			fire( audio(), 'pause' );
			own( audio() ).isPaused = true;
			fire( audio(), 'error' );
		};
		await press( 'Play' );
		fail();
		await press( 'Play' );
		fail();
		expect( load ).toHaveBeenCalledTimes( 1 );
		await arrive();
		expect( load ).toHaveBeenCalledTimes( 1 );
		expect( stage() ).toHaveClass( 'is-error' );
		expect( stage() ).toHaveTextContent( 'Episode unavailable.' );
	} );

	it( 'restores the original list of episodes when it is unmounted', async () => {
		document.body.innerHTML = rendered( 'podcast-player' );
		const before = stage().outerHTML;
		const arrive = openSlowly();
		await press( 'Play' );
		controllers[ 0 ]?.abort();
		await arrive();
		expect( stage().outerHTML ).toBe( before );
	} );
} );

describe( 'the lock screen', () => {
	it( 'shows and controls the current episode', async () => {
		const user = open();
		expect( session.metadata ).toBeNull();
		await user.click( button( 'Play' ) );
		hear( 3700 );
		expect( session.metadata ).toEqual( {
			title: KEEPER,
			album: 'Quiet Hours & [gallery]',
			artwork: [ { src: 'https://podcast.example/cover.jpg' } ],
		} );
		expect( session.playbackState ).toBe( 'playing' );
		expect( session.position ).toMatchObject( { duration: 3700 } );
		const act = ( name: string, details = {} ) =>
			session.handlers.get( name )?.( details );
		act( 'seekto', { seekTime: 100 } );
		expect( audio().currentTime ).toBe( 100 );
		act( 'seekbackward' );
		expect( audio().currentTime ).toBe( 85 );
		act( 'pause' );
		expect( audio().paused ).toBe( true );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( session.playbackState ).toBe( 'paused' );
		act( 'nexttrack' );
		expect( audio().getAttribute( 'src' ) ).toContain( 'bakers' );
		act( 'previoustrack' );
		act( 'previoustrack' );
		expect( audio().getAttribute( 'src' ) ).toContain( 'keeper' );
	} );

	it( 'is optional: playback works without it', async () => {
		Reflect.deleteProperty( navigator, 'mediaSession' );
		const user = open();
		await user.click( button( 'Play' ) );
		hear();
		expect( stage() ).toHaveClass( 'is-playing' );
	} );
} );

describe( 'the position in an episode', () => {
	it( 'is restored for each episode in the same browser', async () => {
		const user = open();
		await user.click( button( 'Play' ) );
		hear();
		reach( 90 );
		await user.click( button( /bakers/ ) );
		hear( 754 );
		reach( 40 );
		fire( window, 'pagehide' );
		open();
		expect( slider() ).toHaveAttribute(
			'aria-valuetext',
			'1:30 of 1:02:03'
		);
		await userEvent
			.setup( { advanceTimers: jest.advanceTimersByTime } )
			.click( button( /bakers/ ) );
		hear( 754 );
		expect( audio().currentTime ).toBe( 40 );
	} );

	it( 'is restored again if the browser forgets it while loading', async () => {
		localStorage.setItem( STORAGE_KEY, '[["keeper",90]]' );
		const user = open();
		await user.click( button( 'Play' ) );
		expect( audio().currentTime ).toBe( 90 );
		audio().currentTime = 0;
		hear();
		expect( audio().currentTime ).toBe( 90 );
	} );

	it( 'is deleted at the end of the episode', async () => {
		const user = open();
		await user.click( button( 'Play' ) );
		hear( 100 );
		reach( 50 );
		expect( remembered() ).toBe( '[["keeper",50]]' );
		reach( 100 );
		fire( audio(), 'ended' );
		expect( remembered() ).toBe( '[]' );
	} );

	it( 'is not stored before playback starts, or without consent', async () => {
		open();
		fire( window, 'pagehide' );
		expect( remembered() ).toBeNull();
		Reflect.set( window, 'dovetailConsent', { preferences: false } );
		const user = open();
		await user.click( button( 'Play' ) );
		hear();
		reach( 90 );
		expect( remembered() ).toBeNull();
	} );

	it( 'is read from a shared link', async () => {
		window.location.hash = '#t=1:30';
		open( { count: 2 } );
		await settle();
		expect( slider() ).toHaveAttribute(
			'aria-valuetext',
			'1:30 of 1:02:03'
		);
		expect( audio().paused ).toBe( true );
		expect(
			player( 1 ).getByRole( 'slider', { name: 'Position' } )
		).toHaveAttribute( 'aria-valuetext', '0:00 of 1:02:03' );
		window.location.hash = '#t=20&episode=bakers';
		fire( window, 'hashchange' );
		expect( slider() ).toHaveAttribute( 'aria-valuetext', '0:20 of 12:34' );
		expect( button( /bakers/ ) ).toHaveAttribute( 'aria-current', 'true' );
	} );
} );

/** Fakes the page's responses to requests with an additional URL parameter. */
const answerPage = ( items: string ) => {
	const asked: string[] = [];
	Reflect.set( window, 'fetch', async ( url: string ) => {
		asked.push( url );
		return {
			ok: true,
			blob: async () => ( {
				size: 1,
				text: async () =>
					`<div data-key="${ stage().dataset.key }"><ol>${ items }</ol></div>`,
			} ),
		};
	} );
	return asked;
};

describe( 'an episode’s details', () => {
	const notes = () => player().getByText( /Thirty years of/ );

	it( 'change with the current episode', async () => {
		const user = open();
		expect( notes() ).toBeVisible();
		expect(
			player().getByRole( 'link', { name: 'one light' } )
		).toHaveAttribute( 'href', 'https://podcast.example/light?a=1&b=2' );
		await user.click( button( /bakers/ ) );
		expect( player().queryByText( /Thirty years of/ ) ).toBeNull();
		expect(
			player().getByRole( 'link', { name: 'Download' } )
		).toHaveAttribute(
			'href',
			'https://podcast.example/bakers.mp3?session=1&token=a'
		);
		await user.click( button( /lighthouse/ ) );
		expect( notes() ).toBeVisible();
	} );

	it( 'include chapters that play when clicked, with the current chapter marked', async () => {
		const user = open();
		await user.click( player().getByText( 'Chapters' ) );
		const chapter = ( name: RegExp ) =>
			player().getByRole( 'link', { name } );
		await user.click( chapter( /^1:05 Out \[gallery\]/ ) );
		expect( audio().paused ).toBe( false );
		hear();
		expect( audio().currentTime ).toBe( 65 );
		expect( chapter( /Out/ ) ).toHaveAttribute( 'aria-current', 'true' );
		reach( 64 );
		expect( chapter( /Out/ ) ).not.toHaveAttribute( 'aria-current' );
		expect( chapter( /Before/ ) ).toHaveAttribute( 'aria-current', 'true' );
	} );

	const transcript = `<li data-id="keeper"><span class="${ ROOT_CLASS }__title">K</span><audio src="https://podcast.example/keeper.mp3"></audio><details open class="${ ROOT_CLASS }__transcript" id="x"><summary>Transcript</summary><label>Search <input type="search"></label><p class="${ ROOT_CLASS }__nothing" hidden>No results. Try another word.</p><div class="${ ROOT_CLASS }__lines"><p data-at="0"><a href="#">0:00</a> Good evening</p><p data-at="12"><a href="#">0:12</a> The storm of that evening</p></div></details></li>`;

	it( 'include a searchable transcript, which loads on request and links to times', async () => {
		const user = open();
		const asked = answerPage( transcript );
		await user.hover( button( 'Play' ) );
		await settle();
		await user.click(
			player().getByRole( 'link', { name: 'Transcript' } )
		);
		await settle();
		expect( asked ).toEqual( [
			'http://localhost/?podcast-transcript=keeper',
		] );
		const storm = player().getByText( /The storm/ );
		expect( storm ).toBeVisible();
		const field = player().getByRole( 'searchbox' );
		await user.type( field, 'Evening STORM' );
		expect( player().getByText( /Good evening/ ) ).not.toBeVisible();
		expect( storm ).toBeVisible();
		await user.type( field, ' whale' );
		expect( storm ).not.toBeVisible();
		expect(
			player().getByText( 'No results. Try another word.' )
		).toBeVisible();
		await user.clear( field );
		await user.click( player().getByRole( 'link', { name: '0:12' } ) );
		hear();
		expect( audio().currentTime ).toBe( 12 );
		expect( storm ).toHaveAttribute( 'aria-current', 'true' );
		await user.click( player().getByText( /Good evening/ ) );
		expect( audio().currentTime ).toBe( 0 );
	} );

	it( 'include a button that copies a link to the current time', async () => {
		const user = open();
		await user.click( button( 'Play' ) );
		hear();
		reach( 83 );
		await user.click( button( 'Copy link' ) );
		await settle();
		expect( await navigator.clipboard.readText() ).toBe(
			'http://localhost/#t=83&episode=keeper'
		);
		expect( button( 'Link copied' ) ).toBeVisible();
		expect( said() ).toBe( 'Link copied' );
		jest.advanceTimersByTime( 3000 );
		expect( button( 'Copy link' ) ).toBeVisible();
	} );

	it( 'show “Copy link” again after two presses in a row', async () => {
		const user = open();
		await user.click( button( 'Copy link' ) );
		await settle();
		jest.advanceTimersByTime( 1000 );
		await user.click( button( 'Link copied' ) );
		await settle();
		jest.advanceTimersByTime( 3000 );
		expect( button( 'Copy link' ) ).toBeVisible();
	} );

	it( 'show the link to the current time in a prompt if copying fails', async () => {
		const user = open();
		jest.spyOn( navigator.clipboard, 'writeText' ).mockRejectedValue(
			new Error( 'No.' )
		);
		const shown = jest.fn();
		Reflect.set( window, 'prompt', shown );
		await user.click( button( 'Copy link' ) );
		await settle();
		expect( shown ).toHaveBeenCalledWith(
			'Copy link',
			'http://localhost/#t=0&episode=keeper'
		);
	} );
} );

describe( 'a podcast player at the end of an episode', () => {
	it.each( [
		[ 'plays the next episode', true ],
		[ 'stops if the author turned off “Play the next episode”', false ],
	] )( '%s', async ( _, isNext ) => {
		const user = open( {
			prepare: ( root ) => isNext || delete root.dataset.next,
		} );
		await user.click( button( 'Play' ) );
		hear();
		own( audio() ).isPaused = true;
		fire( audio(), 'ended' );
		await settle();
		expect( audio().src ).toContain( isNext ? 'bakers' : 'keeper' );
		expect( audio().paused ).toBe( ! isNext );
	} );

	it( 'skips an episode that turned out to be unavailable', async () => {
		const user = open();
		await user.click( button( /bakers/ ) );
		fire( audio(), 'error' );
		await user.click( button( /lighthouse/ ) );
		hear();
		own( audio() ).isPaused = true;
		fire( audio(), 'ended' );
		await settle();
		expect( audio().src ).toContain( 'ferry' );
	} );

	it( 'stops if it was the last episode', async () => {
		const user = open();
		await user.click( button( /ferry/ ) );
		hear();
		own( audio() ).isPaused = true;
		fire( audio(), 'ended' );
		await settle();
		expect( audio().src ).toContain( 'ferry' );
		expect( audio().paused ).toBe( true );
	} );
} );

describe( 'older episodes', () => {
	it( 'load on request below the other episodes, without stopping playback', async () => {
		const user = open( {
			prepare: ( root ) =>
				root.insertAdjacentHTML(
					'beforeend',
					`<p class="${ ROOT_CLASS }__all"><a href="?podcast-episodes=all">More episodes</a></p>`
				),
		} );
		const asked = answerPage(
			[ 'keeper', 'old-1', 'old-2' ]
				.map(
					( id ) =>
						`<li data-id="${ id }"><span class="${ ROOT_CLASS }__title">Number ${ id }</span><audio src="https://podcast.example/${ id }.mp3"></audio></li>`
				)
				.join( '' )
		);
		await user.click( button( 'Play' ) );
		hear();
		await user.click(
			within( stage() ).getByRole( 'link', { name: 'More episodes' } )
		);
		await settle();
		expect( asked ).toEqual( [ 'http://localhost/?podcast-episodes=all' ] );
		expect( button( /old-1/ ) ).toHaveFocus();
		expect( player().getAllByRole( 'listitem' ).length ).toBeGreaterThan(
			4
		);
		expect( audio().paused ).toBe( false );
		expect( button( /^Playing: The <b>lighthouse/ ) ).toBeVisible();
		expect(
			within( stage() ).queryByRole( 'link', { name: 'More episodes' } )
		).toBeNull();
	} );
} );

describe( 'a cached page with a podcast player', () => {
	const NOW = Date.UTC( 2026, 10, 22, 12 ) / 1000;
	const aged = ( checked: number ) => ( root: HTMLElement ) =>
		Object.assign( root.dataset, {
			refresh: '/wp-json/wpcom/v2/podcast-player/5/abc',
			version: 'one',
			checked: String( checked ),
		} );
	const SRC = 'https://podcast.example/new.mp3';
	const item = ( id = 'new', title = 'The newest', src = SRC ) =>
		`<li data-id="${ id }" data-duration="60"><span class="${ ROOT_CLASS }__title">${ title }</span><audio src="${ src }"></audio></li>`;
	/** Fakes two responses: the list's version, and the page with the newest list. */
	const answer = ( body: unknown, status = 200, items = item() ) => {
		const text = async () =>
			typeof body === 'string' ? body : JSON.stringify( body );
		const page = async () =>
			`<div data-key="other"></div><div data-key="${ stage().dataset.key }"><ol class="${ ROOT_CLASS }__tracks">${ items }</ol></div>`;
		const fetched = jest.fn( async ( url: string ) => ( {
			url,
			ok: status < 400,
			status,
			text,
			blob: async () => ( { size: 1, text: page } ),
		} ) );
		Reflect.set( window, 'fetch', fetched );
		return fetched;
	};

	it( 'refreshes an outdated episode list, and shows the new episodes', async () => {
		const fetched = answer( { version: 'two' } );
		open( { prepare: aged( NOW - 1801 ) } );
		await settle();
		expect( fetched.mock.calls.map( ( [ url ] ) => url ) ).toEqual( [
			'http://localhost/wp-json/wpcom/v2/podcast-player/5/abc',
			'http://localhost/?podcast-version=two',
		] );
		expect( stage() ).toHaveTextContent( 'The newest' );
		expect( audio().src ).toBe( SRC );
		expect( stage().lastElementChild ).toHaveClass(
			`${ ROOT_CLASS }__subscribe`
		);
	} );

	it( 'sends no request if its list is up to date', async () => {
		const fetched = answer( {} );
		open( { prepare: aged( NOW - 1800 ) } );
		await settle();
		expect( fetched ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ 'the same version', { version: 'one' }, 200 ],
		[ 'a number', 42, 200 ],
		[ 'no JSON', '<!doctype html>', 200 ],
		[ 'an error', { code: 'podcast_no_block' }, 404 ],
	] )(
		'keeps its list of episodes if the response is %s',
		async ( _, body, status ) => {
			answer( body, status );
			open( { prepare: aged( 0 ) } );
			await settle();
			expect( stage() ).not.toHaveTextContent( 'The newest' );
			expect( button( 'Play' ) ).toBeVisible();
		}
	);

	it.each( [
		[ 'no episodes', '' ],
		[ 'unsafe audio URLs', item( 'new', 'The newest', 'javascript:1' ) ],
	] )(
		'keeps its list of episodes if the new list has %s',
		async ( _, items ) => {
			answer( { version: 'two' }, 200, items );
			open( { prepare: aged( 0 ) } );
			await settle();
			expect( stage() ).not.toHaveTextContent( 'The newest' );
			expect( button( 'Play' ) ).toBeVisible();
		}
	);

	it( 'requests the feed’s version exactly once more if the site will read the feed soon', async () => {
		const fetched = answer( { pending: true, version: 'one' } );
		open( { prepare: aged( 0 ) } );
		await settle();
		expect( fetched ).toHaveBeenCalledTimes( 1 );
		jest.advanceTimersByTime( 19_999 );
		await settle();
		expect( fetched ).toHaveBeenCalledTimes( 1 );
		const again = answer( { pending: true, version: 'one' } );
		jest.advanceTimersByTime( 1 );
		await settle();
		expect( again ).toHaveBeenCalledTimes( 1 );
		jest.advanceTimersByTime( 3_600_000 );
		await settle();
		expect( again ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'shows the new list after the second request', async () => {
		answer( { pending: true, version: 'one' } );
		open( { prepare: aged( 0 ) } );
		await settle();
		answer( { pending: false, version: 'two' } );
		jest.advanceTimersByTime( 20_000 );
		await settle();
		expect( stage() ).toHaveTextContent( 'The newest' );
	} );

	it( 'keeps the playing track and the focus when the list changes', async () => {
		answer(
			{ version: 'two' },
			200,
			item() +
				item(
					'bakers',
					'Bakers, cut anew',
					'https://podcast.example/bakers-2.mp3'
				)
		);
		let send = () => {};
		const answered = window.fetch;
		Reflect.set( window, 'fetch', async ( url: string ) => {
			if ( ! url.includes( 'podcast-version' ) ) {
				await new Promise< void >( ( resolve ) => ( send = resolve ) );
			}
			return answered( url );
		} );
		const user = open( { prepare: aged( 0 ) } );
		await user.click( button( /bakers/ ) );
		hear( 754 );
		send();
		await settle();
		expect( button( /^Playing: Bakers, cut anew/ ) ).toHaveFocus();
		expect( audio().src ).toContain( 'bakers.mp3' );
		expect( audio().paused ).toBe( false );
	} );

	it( 'keeps all episodes if the visitor has loaded them before the new list arrives', async () => {
		answer( { pending: true, version: 'one' } );
		const user = open( {
			prepare( root ) {
				aged( 0 )( root );
				root.insertAdjacentHTML(
					'beforeend',
					`<p class="${ ROOT_CLASS }__all"><a href="?podcast-episodes=all">More episodes</a></p>`
				);
			},
		} );
		await settle();
		answer( {}, 200, item( 'old-1', 'An old one' ) );
		await user.hover( button( 'Play' ) );
		await settle();
		await user.click(
			within( stage() ).getByRole( 'link', { name: 'More episodes' } )
		);
		await settle();
		answer( { version: 'two' } );
		jest.advanceTimersByTime( 20_000 );
		await settle();
		expect( button( /An old one/ ) ).toBeVisible();
	} );

	it( 'shows no player until its first list has loaded', async () => {
		answer( { version: 'two' } );
		open( {
			prepare( root ) {
				root.replaceChildren();
				aged( 0 )( root );
			},
		} );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		await settle();
		expect( button( 'Play' ) ).toBeVisible();
	} );
} );

describe( 'a player that crashes', () => {
	const SENTENCE =
		'An unexpected error occured within the Podcast Player. Reloading this page might fix the problem.';

	// spec: 000-2.8-2, 000-8-13
	it( 'shows the list of episodes and an error if it crashes while starting', () => {
		expectConsole( 'error', /No room/ );
		jest.spyOn( HTMLElement.prototype, 'append' ).mockImplementationOnce(
			() => {
				throw new Error( 'No room.' );
			}
		);
		open();
		expect( within( stage() ).getByRole( 'alert' ) ).toHaveTextContent(
			SENTENCE
		);
		expect( stage() ).toHaveClass( 'is-crashed' );
		expect( stage() ).not.toHaveClass( 'has-player' );
		expect( stage().querySelectorAll( 'audio[controls]' ) ).toHaveLength(
			3
		);
	} );

	// spec: 000-2.8-2, 000-8-13
	it( 'is replaced by the list of episodes, and does not stop other players', async () => {
		expectConsole( 'error', /Sound card/ );
		const user = open( { count: 2 } );
		audio().play = () => {
			throw new Error( 'Sound card.' );
		};
		await user.click( button( 'Play' ) );
		expect( within( stage() ).getByRole( 'alert' ) ).toHaveTextContent(
			SENTENCE
		);
		expect(
			within( stage() ).queryByRole( 'group', {
				name: /^Podcast player/,
			} )
		).toBeNull();
		expect(
			player( 1 ).getByRole( 'button', { name: 'Play' } )
		).toBeVisible();
	} );
} );

describe( 'the cover image', () => {
	it( 'does not load before consent if the site requires consent', () => {
		Reflect.set( window, 'dovetailConsent', { marketing: false } );
		open( {
			prepare( root ) {
				const cover = root.querySelector( 'img' );
				cover?.setAttribute( 'data-src', cover.src );
				cover?.removeAttribute( 'src' );
			},
		} );
		const cover = stage().querySelector( 'img' );
		expect( cover ).not.toHaveAttribute( 'src' );
		document.dispatchEvent(
			new CustomEvent( 'dovetail-consent', {
				detail: { marketing: true },
			} )
		);
		expect( cover ).toHaveAttribute(
			'src',
			'https://podcast.example/cover.jpg'
		);
	} );
} );
