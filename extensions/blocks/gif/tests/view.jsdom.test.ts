import { CONSENT_EVENT } from '#shared/consent';
import { mount } from '#shared/view';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '../../../../tests/harness/fixtures';
import { STAGE_CLASS } from '../markup';
import { gifPlayer } from '../view/gif-player';

/** A device that can be asked, and that can change its mind. */
const motion = Object.assign( new EventTarget(), { matches: false } );
const reduceMotion = ( matches: boolean ) => {
	motion.matches = matches;
	motion.dispatchEvent( Object.assign( new Event( 'change' ), { matches } ) );
};

let mounted: AbortController[];

beforeEach( () => {
	mounted = [];
	motion.matches = false;
	Reflect.set( window, 'matchMedia', () => motion );
	Reflect.deleteProperty( window, 'dovetailConsent' );
} );
afterEach( () => {
	mounted.forEach( ( each ) => each.abort() );
	document.head.replaceChildren();
} );

function open( fixture = 'gif__plain', player?: string ): HTMLElement {
	document.body.innerHTML = fixtureOf( fixture ).saved;
	const stages = [
		...document.querySelectorAll< HTMLElement >( `.${ STAGE_CLASS }` ),
	];
	mounted = stages.map( ( stage ) => mount( stage, gifPlayer( player ) ) );
	return document.body;
}

const frame = () => document.querySelector( 'iframe' );
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const agree = ( marketing = true ) =>
	document.dispatchEvent(
		new CustomEvent( CONSENT_EVENT, { detail: { marketing } } )
	);

describe( 'a GIF on a page', () => {
	it( 'is a button with its title, and nothing remote, until somebody clicks it', async () => {
		const user = userEvent.setup();
		open();
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		expect( button( 'Play: clapping cat' ) ).toHaveTextContent(
			'clapping cat'
		);
		expect( screen.getByText( 'Powered by GIPHY' ) ).toBeVisible();
		expect( frame() ).toBeNull();
		await user.click( button( 'Play: clapping cat' ) );
		expect( frame() ).toHaveAttribute(
			'src',
			'https://giphy.com/embed/3oEjI6SIIHBdRxXI40'
		);
		expect( frame() ).toHaveAttribute( 'title', 'clapping cat' );
		expect( frame()?.loading ).toBe( 'lazy' );
		expect( frame()?.getAttribute( 'sandbox' ) ).toBe(
			'allow-scripts allow-popups allow-same-origin'
		);
	} );

	it( 'is played and paused from the keyboard, and keeps the focus', async () => {
		const user = userEvent.setup();
		open();
		await user.tab();
		await user.keyboard( '{Enter}' );
		expect( button( 'Pause: clapping cat' ) ).toHaveFocus();
		await user.keyboard( ' ' );
		expect( button( 'Play: clapping cat' ) ).toHaveFocus();
		expect( frame() ).toBeNull();
	} );

	it( 'does not start by itself where nobody has asked the visitor', () => {
		open();
		expect( frame() ).toBeNull();
		agree( false );
		expect( frame() ).toBeNull();
	} );

	it( 'starts by itself with the visitor’s consent, and is paused', async () => {
		const user = userEvent.setup();
		open();
		agree();
		expect( frame() ).not.toBeNull();
		await user.click( button( 'Pause: clapping cat' ) );
		expect( frame() ).toBeNull();
	} );

	it( 'never starts by itself where less motion is wanted, and says why', () => {
		motion.matches = true;
		open();
		agree();
		expect( frame() ).toBeNull();
		expect(
			screen.getByText(
				'Powered by GIPHY – Waits because your device asks for less motion.'
			)
		).toBeVisible();
		reduceMotion( false );
		expect( frame() ).not.toBeNull();
		reduceMotion( true );
		expect( frame() ).toBeNull();
	} );

	it( 'plays where the server says', async () => {
		const user = userEvent.setup();
		const data = document.createElement( 'script' );
		data.id = 'wp-script-module-data-dovetail-gif-view-script-module';
		data.type = 'application/json';
		data.textContent = JSON.stringify( {
			strings: { player: 'http://127.0.0.1:9/p', play: 'Abspielen: %s' },
		} );
		document.head.append( data );
		open();
		await user.click( button( 'Abspielen: clapping cat' ) );
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
		'plays at the service itself where the site names %j, which is no place on the web',
		async ( player ) => {
			const user = userEvent.setup();
			open( 'gif__plain', player );
			await user.click( button( 'Play: clapping cat' ) );
			expect( frame()?.src ).toBe(
				'https://giphy.com/embed/3oEjI6SIIHBdRxXI40'
			);
		}
	);

	it( 'has an origin of its own where it comes from the site’s', async () => {
		const user = userEvent.setup();
		open( 'gif__plain', 'http://localhost/player' );
		await user.click( button( 'Play: clapping cat' ) );
		expect( frame()?.getAttribute( 'sandbox' ) ).toBe(
			'allow-scripts allow-popups'
		);
	} );

	it( 'leaves a link alone that leads to no GIF', () => {
		document.body.innerHTML = `<div class="${ STAGE_CLASS }"><a href="javascript:alert(1)">x</a></div><div class="${ STAGE_CLASS }">y</div>`;
		document
			.querySelectorAll< HTMLElement >( `.${ STAGE_CLASS }` )
			.forEach( ( stage ) =>
				mounted.push( mount( stage, gifPlayer() ) )
			);
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		open( 'gif__edited-by-hand' );
		expect( screen.getAllByRole( 'button' ) ).toHaveLength( 1 );
		expect(
			screen.getByRole( 'link', { name: 'A page of cats' } )
		).toBeVisible();
	} );

	it( 'is the saved link again when the script goes', async () => {
		const user = userEvent.setup();
		open();
		const before = fixtureOf( 'gif__plain' ).saved;
		await user.click( button( 'Play: clapping cat' ) );
		mounted.forEach( ( each ) => each.abort() );
		expect(
			screen.getByRole( 'link', { name: 'clapping cat' } )
		).toBeVisible();
		expect( document.body.innerHTML ).toBe( before );
	} );
} );
