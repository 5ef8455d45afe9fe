import { mount } from '#shared/view';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '../../../../tests/harness/fixtures';
import { OWN_CLASS } from '../markup';
import { ownPlayer } from '../view/own-player';

const motion = Object.assign( new EventTarget(), { matches: false } );
const drawn = jest.fn();
let mounted: AbortController[];
let see: ( isIntersecting: boolean ) => void;

beforeEach( () => {
	motion.matches = false;
	drawn.mockClear();
	Reflect.set( window, 'matchMedia', () => motion );
	Reflect.set(
		window,
		'IntersectionObserver',
		class {
			constructor( callback: ( entries: object[] ) => void ) {
				see = ( isIntersecting ) => callback( [ { isIntersecting } ] );
			}
			observe() {}
			disconnect() {}
		}
	);
	// Replacements for pictures, canvas and video, which jsdom lacks.
	Object.assign( HTMLImageElement.prototype, { decode: async () => {} } );
	Reflect.set( HTMLCanvasElement.prototype, 'getContext', () => ( {
		drawImage: drawn,
	} ) );
	Reflect.set(
		HTMLMediaElement.prototype,
		'play',
		async function play( this: HTMLMediaElement ) {
			this.dataset.state = 'playing';
		}
	);
	Reflect.set(
		HTMLMediaElement.prototype,
		'pause',
		function pause( this: HTMLMediaElement ) {
			this.dataset.state = 'paused';
		}
	);
	document.body.innerHTML = fixtureOf( 'gif__own' ).saved;
	mounted = [];
} );
afterEach( () => mounted.forEach( ( each ) => each.abort() ) );

const roots = () => [
	...document.querySelectorAll< HTMLElement >( `.${ OWN_CLASS }` ),
];
function open( at: number ): HTMLElement {
	const root = roots()[ at ] as HTMLElement;
	mounted.push( mount( root, ownPlayer ) );
	return root;
}
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );
const button = ( name: string ) => screen.getByRole( 'button', { name } );

describe( 'a picture of the site’s own', () => {
	it( 'moves by itself, and a button stands its first moment in its place', async () => {
		const root = open( 0 );
		await settle();
		expect( root.querySelector( 'canvas' ) ).toBeNull();
		await userEvent.click( button( 'Pause: Dough in the mixer' ) );
		await settle();
		expect( root.querySelector( 'canvas' ) ).not.toBeNull();
		expect( drawn ).toHaveBeenCalledWith(
			root.querySelector( 'img' ),
			0,
			0
		);
		await userEvent.click( button( 'Play: Dough in the mixer' ) );
		await settle();
		expect( root.querySelector( 'canvas' ) ).toBeNull();
	} );

	it( 'does not play with reduced motion until it is pressed', async () => {
		motion.matches = true;
		const root = open( 0 );
		await settle();
		expect( root.querySelector( 'canvas' ) ).not.toBeNull();
		await userEvent.click( button( 'Play: Dough in the mixer' ) );
		await settle();
		expect( root.querySelector( 'canvas' ) ).toBeNull();
	} );

	it( 'without an alternative is called GIF', () => {
		open( 1 );
		expect( button( 'Pause: GIF' ) ).toBeVisible();
	} );
} );

describe( 'a video of the site’s own', () => {
	const state = ( root: HTMLElement ) =>
		root.querySelector( 'video' )?.dataset.state;

	it( 'plays without a sound while it is in sight, and is paused', async () => {
		const root = open( 2 );
		expect( state( root ) ).not.toBe( 'playing' );
		see( true );
		expect( state( root ) ).toBe( 'playing' );
		expect( root.querySelector( 'video' )?.muted ).toBe( true );
		expect( root.querySelector( 'video' )?.controls ).toBe( false );
		see( false );
		expect( state( root ) ).toBe( 'paused' );
		see( true );
		await userEvent.click( button( 'Pause: The oven & its door' ) );
		expect( state( root ) ).toBe( 'paused' );
		see( false );
		see( true );
		expect( state( root ) ).toBe( 'paused' );
	} );

	it( 'waits where less motion is wanted, also when that comes later', async () => {
		const root = open( 2 );
		see( true );
		motion.dispatchEvent(
			Object.assign( new Event( 'change' ), { matches: true } )
		);
		expect( state( root ) ).toBe( 'paused' );
		await userEvent.click( button( 'Play: The oven & its door' ) );
		expect( state( root ) ).toBe( 'playing' );
	} );
} );

it( 'is as it was found when the script goes', async () => {
	const before = roots().map( ( root ) => root.cloneNode( true ) );
	roots().forEach( ( _, at ) => open( at ) );
	await settle();
	mounted.forEach( ( each ) => each.abort() );
	document
		.querySelectorAll( 'video' )
		.forEach( ( video ) => video.removeAttribute( 'data-state' ) );
	roots().forEach( ( root, at ) =>
		expect( root.isEqualNode( before[ at ] ?? null ) ).toBe( true )
	);
} );
