import { CONSENT_EVENT } from '#shared/consent';
import { mount } from '#shared/view';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expectConsole } from '../../../../tests/harness/expect-console';
import { fixtureOf } from '../../../../tests/harness/fixtures';
import { STAGE_CLASS } from '../markup';
import { viewMessages } from '../view-messages';
import { gifFacade } from '../view/gif-facade';
import { playGif } from '../touched';

const motion = Object.assign( new EventTarget(), { matches: false } );
const reduceMotion = ( matches: boolean ) => {
	motion.matches = matches;
	motion.dispatchEvent( Object.assign( new Event( 'change' ), { matches } ) );
};

let mounted: AbortController[];
const load = jest.fn( async () => ( { playGif } ) );

beforeEach( () => {
	mounted = [];
	motion.matches = false;
	window.localStorage.clear();
	Reflect.set( window, 'matchMedia', () => motion );
	Reflect.deleteProperty( window, 'dovetailConsent' );
	load.mockClear();
} );
afterEach( () => {
	mounted.forEach( ( each ) => each.abort() );
	document.head.replaceChildren();
	jest.useRealTimers();
} );

function print( strings: object ): void {
	const data = document.createElement( 'script' );
	data.id = 'wp-script-module-data-dovetail-gif-view-script-module';
	data.type = 'application/json';
	data.textContent = JSON.stringify( { strings } );
	document.head.replaceChildren( data );
}

function open( fixture = 'gif__plain', strings: object = {} ): void {
	print( { ...viewMessages, ...strings } );
	document.body.innerHTML = fixtureOf( fixture ).saved;
	mountAgain();
}

function mountAgain(): void {
	mounted = [
		...document.querySelectorAll< HTMLElement >( `.${ STAGE_CLASS }` ),
	].map( ( stage ) => mount( stage, gifFacade( load ) ) );
}

const frame = () =>
	document.querySelector< HTMLIFrameElement | HTMLImageElement >(
		`.wp-block-dovetail-gif__frame`
	);
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );
const answer = async ( type = 'load' ) => {
	await settle();
	frame()?.dispatchEvent( new Event( type ) );
	await settle();
};
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const press = async ( name: string ) => {
	await userEvent.click( button( name ) );
	await answer();
};
const agree = ( marketing = true ) =>
	document.dispatchEvent(
		new CustomEvent( CONSENT_EVENT, { detail: { marketing } } )
	);

describe( 'a GIF on a page', () => {
	it( 'is a button with the GIF’s title and the service’s name, and sends no request before a click', async () => {
		open();
		expect( button( 'Play: clapping cat' ) ).toHaveTextContent(
			'clapping cat'
		);
		expect( screen.getByText( 'Powered by GIPHY' ) ).toBeVisible();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Loading this shares your IP address with giphy.com.'
		);
		await settle();
		expect( frame() ).toBeNull();
		expect( load ).not.toHaveBeenCalled();
		await press( 'Play: clapping cat' );
		expect( frame() ).toHaveAttribute(
			'src',
			'https://giphy.com/embed/3oEjI6SIIHBdRxXI40'
		);
		expect( frame() ).toHaveAttribute( 'title', 'clapping cat' );
		expect( frame() ).toHaveAttribute( 'referrerpolicy', 'no-referrer' );
		expect( frame() ).toHaveAttribute(
			'sandbox',
			'allow-scripts allow-popups allow-same-origin'
		);
		expect( screen.getByText( 'Powered by GIPHY' ) ).toBeVisible();
		expect(
			screen.queryByText( /Loading this shares your IP address with/ )
		).toBeNull();
	} );

	it( 'from KLIPY is shown as an image file', async () => {
		open( 'gif__klipy' );
		expect( screen.getByText( 'Powered by KLIPY' ) ).toBeVisible();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Loading this shares your IP address with klipy.com.'
		);
		await press( 'Play: A cat in a hurry' );
		expect(
			screen.getByRole( 'img', { name: 'A cat in a hurry' } )
		).toHaveAttribute(
			'src',
			'https://static.klipy.com/ii/4e7bea9f/84/ef/1ocFw0e.gif'
		);
	} );

	it( 'shows the author’s poster with its alternative text before and during playback', async () => {
		open( 'gif__everything' );
		const poster = () =>
			screen.getByRole( 'img', { name: 'A bus stop in the rain' } );
		expect( poster() ).toHaveAttribute(
			'src',
			'https://example.org/wp-content/uploads/bus-stop.jpg'
		);
		await press( 'Play: Fish & chips, “now”' );
		expect( poster() ).toBeVisible();
	} );

	it( 'can be played and paused with the keyboard, and its button keeps the focus', async () => {
		const user = userEvent.setup();
		open();
		button( 'Play: clapping cat' ).focus();
		await user.keyboard( '{Enter}' );
		await answer();
		expect( button( 'Pause: clapping cat' ) ).toHaveFocus();
		await user.keyboard( ' ' );
		expect( button( 'Play: clapping cat' ) ).toHaveFocus();
		expect( frame() ).toBeNull();
		await user.keyboard( ' ' );
		expect( frame() ).not.toBeNull();
	} );

	it( 'does not start automatically on a site without a consent tool', async () => {
		open();
		agree( false );
		await settle();
		expect( load ).not.toHaveBeenCalled();
	} );

	it( 'starts automatically with the visitor’s consent, and can be paused', async () => {
		open();
		agree();
		await answer();
		await press( 'Pause: clapping cat' );
		expect( frame() ).toBeNull();
	} );

	it( 'starts automatically until the visitor withdraws consent', async () => {
		open();
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Always show giphy.com' } )
		);
		await answer();
		expect( button( 'Pause: clapping cat' ) ).toBeVisible();
		mounted.forEach( ( each ) => each.abort() );
		open();
		await answer();
		expect( button( 'Pause: clapping cat' ) ).toBeVisible();
		await userEvent.click( screen.getByRole( 'checkbox' ) );
		mounted.forEach( ( each ) => each.abort() );
		load.mockClear();
		open();
		await settle();
		expect( load ).not.toHaveBeenCalled();
		mounted.forEach( ( each ) => each.abort() );
		open( 'gif__klipy' );
		expect(
			screen.getByRole( 'checkbox', { name: 'Always show klipy.com' } )
		).not.toBeChecked();
	} );

	it( 'never starts automatically with reduced motion, and tells the visitor why', async () => {
		motion.matches = true;
		open();
		agree();
		await settle();
		expect( frame() ).toBeNull();
		expect(
			screen.getByText(
				'Not playing because your device is set to reduce motion.'
			)
		).toBeVisible();
		reduceMotion( false );
		expect( frame() ).not.toBeNull();
		reduceMotion( true );
		expect( frame() ).toBeNull();
		await press( 'Play: clapping cat' );
		expect( frame() ).not.toBeNull();
	} );

	it( 'plays when clicked, even with reduced motion', async () => {
		motion.matches = true;
		open();
		await press( 'Play: clapping cat' );
		expect( button( 'Pause: clapping cat' ) ).toBeVisible();
	} );

	it( 'shows an error after fifteen seconds without a response, and can be clicked again', async () => {
		expectConsole( 'error', /giphy\.com does not answer/ );
		jest.useFakeTimers();
		const user = userEvent.setup( {
			advanceTimers: jest.advanceTimersByTime,
		} );
		open();
		await user.click( button( 'Play: clapping cat' ) );
		await jest.advanceTimersByTimeAsync( 14_900 );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Loading…' );
		await jest.advanceTimersByTimeAsync( 200 );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'giphy.com does not answer. You can try again.'
		);
		expect( frame() ).toBeNull();
		await user.click( button( 'Play: clapping cat' ) );
		frame()?.dispatchEvent( new Event( 'load' ) );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( button( 'Pause: clapping cat' ) ).toBeVisible();
	} );

	it( 'loads the player from the URL that the server provides', async () => {
		open( 'gif__plain', {
			player: 'http://127.0.0.1:9/p',
			play: 'Abspielen: %s',
		} );
		await press( 'Abspielen: clapping cat' );
		expect( frame()?.src ).toBe(
			'http://127.0.0.1:9/p/embed/3oEjI6SIIHBdRxXI40'
		);
	} );

	it.each( [
		'javascript:alert(1)//',
		'data:text/html,x',
		'//evil.test',
		'',
	] )(
		'loads the player from the service itself if the server provides the invalid URL %j',
		async ( player ) => {
			open( 'gif__plain', { player } );
			await press( 'Play: clapping cat' );
			expect( frame()?.src ).toBe(
				'https://giphy.com/embed/3oEjI6SIIHBdRxXI40'
			);
		}
	);

	it( 'plays in a frame with an opaque origin if the player is on the site’s own origin', async () => {
		open( 'gif__plain', { player: 'http://localhost/player' } );
		await press( 'Play: clapping cat' );
		expect( frame() ).toHaveAttribute(
			'sandbox',
			'allow-scripts allow-popups'
		);
	} );

	it( 'ignores links that do not lead to a GIF service', () => {
		print( viewMessages );
		document.body.innerHTML = [
			'<a href="javascript:alert(1)">x</a>',
			'<a href="https://giphy.com.evil.test/gifs/abc">x</a>',
			'<a href="https://evilgiphy.com/gifs/abc">x</a>',
			'<a href="https://giphy.com:8080/gifs/abc">x</a>',
			'y',
		]
			.map(
				( inner ) => `<div class="${ STAGE_CLASS }">${ inner }</div>`
			)
			.join( '' );
		mountAgain();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );

	it.each( [
		'https://giphy.com/gifs/../x',
		'https://giphy.com/gifs/abc?u=1',
		'https://user@giphy.com/gifs/abc',
		'https://static.klipy.com/x.svg',
	] )(
		'shows an error for a link in a format that the block does not save: %s',
		async ( href ) => {
			expectConsole( 'error', /does not lead to a GIF/ );
			print( viewMessages );
			document.body.innerHTML = `<div class="${ STAGE_CLASS }"><a href="${ href }">x</a></div>`;
			mountAgain();
			await press( 'Play: x' );
			expect( frame() ).toBeNull();
			expect( screen.getByRole( 'status' ) ).toHaveTextContent(
				'does not answer'
			);
		}
	);

	it( 'remains a link if the page contains no messages for the script', () => {
		document.body.innerHTML = fixtureOf( 'gif__plain' ).saved;
		mountAgain();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect(
			screen.getByRole( 'link', { name: 'clapping cat' } )
		).toBeVisible();
	} );

	it( 'becomes the saved link again when the view script stops', async () => {
		open( 'gif__everything' );
		const before = fixtureOf( 'gif__everything' ).saved;
		await press( 'Play: Fish & chips, “now”' );
		mounted.forEach( ( each ) => each.abort() );
		expect(
			within( document.body ).getByRole( 'link', {
				name: /Fish & chips/,
			} )
		).toBeVisible();
		expect( document.body.innerHTML ).toBe( before.replace( '/>', '>' ) );
	} );
} );
