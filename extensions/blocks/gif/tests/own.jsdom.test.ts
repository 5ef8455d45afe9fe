import { mount } from '#shared/view';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '../../../../tests/harness/fixtures';
import { OWN_CLASS } from '../markup';
import { ownPlayer } from '../moving';

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
	// Replacements for images, canvas and video, which jsdom lacks.
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

describe( 'an uploaded GIF', () => {
	it( 'plays automatically, and can be paused at the first frame with a button', async () => {
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

	it( 'does not play until clicked if the visitor prefers reduced motion', async () => {
		motion.matches = true;
		const root = open( 0 );
		await settle();
		expect( root.querySelector( 'canvas' ) ).not.toBeNull();
		await userEvent.click( button( 'Play: Dough in the mixer' ) );
		await settle();
		expect( root.querySelector( 'canvas' ) ).toBeNull();
	} );

	it( 'has the accessible name “GIF” if it has no alternative text', () => {
		open( 1 );
		expect( button( 'Pause: GIF' ) ).toBeVisible();
	} );
} );

describe( 'an uploaded video', () => {
	const state = ( root: HTMLElement ) =>
		root.querySelector( 'video' )?.dataset.state;

	it( 'plays without sound while it is visible, and can be paused', async () => {
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

	it( 'stops if the visitor turns on reduced motion, and plays again when clicked', async () => {
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

it( 'an uploaded GIF or video gets its original markup back when the view script stops', async () => {
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
