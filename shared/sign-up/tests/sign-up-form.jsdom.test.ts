import { signUpForm } from '../sign-up-form';

const PARTS = {
	input: '<input type="email" value="a@b.example">',
	error: '<p role="alert"></p>',
	endpoint: ' data-endpoint="https://site.test/sign-up"',
};

const draw = ( { input, error, endpoint }: typeof PARTS, status = true ) => {
	const root = document.createElement( 'div' );
	root.innerHTML = `<form${ endpoint }>${ input }${ error }</form>${ status ? '<p role="status"></p>' : '' }`;
	document.body.replaceChildren( root );
	return root;
};

/** Submits the form. Returns whether the script prevents the browser's own submission, and the error. */
const submit = ( root: HTMLElement ) => {
	const stop = new AbortController();
	signUpForm( root, stop.signal );
	const event = new Event( 'submit', { bubbles: true, cancelable: true } );
	root.querySelector( 'form' )?.dispatchEvent( event );
	const error = root.querySelector( '[role=alert]' )?.textContent;
	stop.abort();
	return { isTaken: event.defaultPrevented, error };
};

describe( 'a sign-up form on a page', () => {
	beforeEach( () => {
		Object.defineProperty( window, 'fetch', {
			configurable: true,
			value: () => new Promise( () => {} ),
		} );
	} );

	it( 'is sent without reloading the page if its input is valid', () => {
		expect( submit( draw( PARTS ) ).isTaken ).toBe( true );
	} );

	it.each( [
		[ '\u202aann@exam\u200bple.com\u202c', '' ],
		[ 'ann', 'Not an address.' ],
	] )( 'with the address %j shows the error %j', ( value, sentence ) => {
		const root = draw( PARTS );
		const form = root.querySelector( 'form' ) as HTMLFormElement;
		form.dataset.invalid = 'Not an address.';
		( root.querySelector( 'input' ) as HTMLInputElement ).value = value;
		expect( submit( root ) ).toEqual( { isTaken: true, error: sentence } );
	} );

	it.each( [
		[ 'field', draw( { ...PARTS, input: '' } ) ],
		[ 'element for errors', draw( { ...PARTS, error: '' } ) ],
		[ 'URL of the site', draw( { ...PARTS, endpoint: '' } ) ],
		[ 'element for the result', draw( PARTS, false ) ],
	] )( 'is submitted by the browser if it has no %s', ( _, root ) => {
		expect( submit( root ).isTaken ).toBe( false );
	} );
} );
