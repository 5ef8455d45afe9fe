import { CONSENT_EVENT } from '#shared/consent';
import { mount } from '#shared/view';
import { advertisement } from '../view/advertisement';

/** A fake IntersectionObserver. No element is near the viewport until a test changes this. */
let seen: Map< Element, () => void >;
let mounted: AbortController;

beforeEach( () => {
	seen = new Map();
	Reflect.set(
		window,
		'IntersectionObserver',
		class {
			constructor( private onChange: ( entries: object[] ) => void ) {}
			observe( element: Element ) {
				seen.set( element, () =>
					this.onChange( [ { isIntersecting: true } ] )
				);
			}
			disconnect() {}
		}
	);
	Reflect.deleteProperty( window, 'dovetailConsent' );
	Reflect.set( window, 'ran', [] );
} );
afterEach( () => {
	mounted.abort();
	Reflect.deleteProperty( window, 'IntersectionObserver' );
	document.body.replaceChildren();
} );

const ran = (): unknown => Reflect.get( window, 'ran' );

/** Adds a frame to the document, with the server's HTML for a site that requires consent. */
function open( code: string, isAsked = false ): HTMLElement {
	document.body.innerHTML = `<div class="wp-block-dovetail-wordads__frame"${
		isAsked ? ' hidden' : ''
	}><span>Advertisement</span><div class="wp-block-dovetail-wordads__content">${ code }</div></div>`;
	const content = document.querySelector< HTMLElement >(
		'.wp-block-dovetail-wordads__content'
	) as HTMLElement;
	if ( isAsked ) {
		answer( false );
	}
	mounted = mount( content, advertisement );
	return content;
}

const answer = ( marketing: boolean ) => {
	Reflect.set( window, 'dovetailConsent', { marketing } );
	document.dispatchEvent(
		new CustomEvent( CONSENT_EVENT, { detail: { marketing } } )
	);
};

const near = () => seen.forEach( ( tell ) => tell() );

const CODE =
	'<template><p>Rye flour</p><script>window.ran.push( document.querySelector( "p" ).textContent )</script></template>';

describe( 'an ad from an ad network', () => {
	it( 'is inserted only near the viewport, and its scripts find the ad content that precedes them', () => {
		const content = open( CODE );
		expect( content.querySelector( 'p' ) ).toBeNull();
		expect( ran() ).toEqual( [] );
		near();
		expect( content ).toHaveTextContent( 'Rye flour' );
		expect( ran() ).toEqual( [ 'Rye flour' ] );
	} );

	it( 'waits for the visitor’s consent, and reserves no space until then', () => {
		const content = open( CODE, true );
		near();
		expect( content.parentElement ).not.toBeVisible();
		expect( ran() ).toEqual( [] );
		answer( true );
		expect( content.parentElement ).toBeVisible();
		expect( ran() ).toEqual( [] );
		near();
		expect( ran() ).toEqual( [ 'Rye flour' ] );
	} );

	it( 'runs its scripts in order, and waits for external scripts unless they are async', async () => {
		const content = open(
			`<template><script async src="https://ads.test/a.js"></script><script src="https://ads.test/b.js"></script><script>window.ran.push( 'after b' )</script></template>`
		);
		near();
		const [ , second ] = content.querySelectorAll( 'script' );
		expect( content.querySelectorAll( 'script' ) ).toHaveLength( 2 );
		expect( ran() ).toEqual( [] );
		// The browser reports an error for a script that does not load. The next script must then run.
		second?.dispatchEvent( new Event( 'error' ) );
		await Promise.resolve();
		await Promise.resolve();
		expect( ran() ).toEqual( [ 'after b' ] );
	} );

	it( 'runs no more scripts once it is removed from the page', async () => {
		const content = open(
			`<template><script src="https://ads.test/b.js"></script><script>window.ran.push( 'late' )</script></template>`
		);
		near();
		const script = content.querySelector( 'script' );
		mounted.abort();
		script?.dispatchEvent( new Event( 'load' ) );
		await Promise.resolve();
		await Promise.resolve();
		expect( ran() ).toEqual( [] );
		expect( content.innerHTML ).toMatch( /^<template>/ );
	} );

	it( 'is not inserted if the site shows an image instead', () => {
		const content = open( '<a href="https://example.org/"><b>Rye</b></a>' );
		near();
		expect( content.innerHTML ).toBe(
			'<a href="https://example.org/"><b>Rye</b></a>'
		);
	} );
} );
