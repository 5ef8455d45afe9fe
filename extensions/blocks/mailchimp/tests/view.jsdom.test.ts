import { fireEvent, waitFor } from '@testing-library/dom';
import { signUpForm } from '#shared/sign-up';
import { mount } from '#shared/view';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_CLASS } from '../markup';

const realFetch = globalThis.fetch;
afterEach( () => {
	globalThis.fetch = realFetch;
} );

/** Opens a page with the form as WordPress renders it. `answer` is the site's response to a sign-up. */
function openPage( answer: () => Promise< Response > ) {
	document.body.innerHTML = readFileSync(
		join( __dirname, '../fixtures/mailchimp__plain.rendered.html' ),
		'utf8'
	);
	const root = document.querySelector< HTMLElement >( `.${ ROOT_CLASS }` );
	const form = root?.querySelector( 'form' );
	const input = root?.querySelector< HTMLInputElement >( '[type=email]' );
	const error = root?.querySelector< HTMLElement >(
		`.${ ROOT_CLASS }__error`
	);
	const status = root?.querySelector< HTMLElement >(
		`.${ ROOT_CLASS }__status`
	);
	if ( ! root || ! form || ! input || ! error || ! status ) {
		throw new Error( 'The page has no form.' );
	}
	const sent: FormData[] = [];
	globalThis.fetch = async ( _, init ) => {
		if ( ! ( init?.body instanceof FormData ) ) {
			throw new Error( 'What was sent is no form.' );
		}
		sent.push( init.body );
		return answer();
	};
	const controller = mount( root, signUpForm );
	return {
		form,
		input,
		error,
		status,
		sent,
		controller,
		send( email: string ) {
			fireEvent.input( input, { target: { value: email } } );
			fireEvent.submit( form );
		},
	};
}

/** Returns a fake response, because jsdom has no Response. */
const answered = ( status: number, data: object ) => async () =>
	( {
		ok: status < 400,
		status,
		text: async () => JSON.stringify( data ),
	} ) as Response;

describe( 'the sign-up form on a page', () => {
	// spec: 001-8-11, 001-1-9
	it( 'shows the progress, and then the success message', async () => {
		const page = openPage(
			answered( 200, { status: 'subscribed', message: '' } )
		);
		page.send( 'ann@example.com' );
		expect( page.status ).toHaveTextContent( 'Processing…' );
		fireEvent.submit( page.form );
		await waitFor( () =>
			expect( page.status ).toHaveTextContent(
				"Success! You're on the list."
			)
		);
		expect( page.form ).not.toBeVisible();
		expect( page.status ).toHaveFocus();
		expect( page.sent ).toHaveLength( 1 );
		expect( page.sent[ 0 ]?.get( 'dovetail_email' ) ).toBe(
			'ann@example.com'
		);
		expect( page.sent[ 0 ]?.get( 'dovetail_signature' ) ).toMatch(
			/^\w{32}$/
		);
	} );

	it( 'shows the site’s message that a confirmation is required', async () => {
		const page = openPage(
			answered( 200, { status: 'pending', message: 'Open your mail.' } )
		);
		page.send( 'ann@example.com' );
		await waitFor( () =>
			expect( page.status ).toHaveTextContent( 'Open your mail.' )
		);
	} );

	// spec: 001-8-11
	it.each( [
		[
			'refuses with a sentence',
			answered( 429, { code: 'x', message: 'Too many.' } ),
			'Too many.',
		],
		[
			'refuses without one',
			answered( 502, { code: 'x', message: '' } ),
			"Whoops! There was an error and we couldn't process your subscription. Please reload the page and try again.",
		],
		[
			'answers something else',
			answered( 200, [] ),
			"Whoops! There was an error and we couldn't process your subscription. Please reload the page and try again.",
		],
		[
			'does not answer',
			() => Promise.reject( new TypeError( 'cut' ) ),
			"Whoops! There was an error and we couldn't process your subscription. Please reload the page and try again.",
		],
	] )(
		'keeps the typed text if the site %s',
		async ( _, answer, sentence ) => {
			const page = openPage( answer );
			page.send( 'ann@example.com' );
			await waitFor( () => expect( page.error ).toBeVisible() );
			expect( page.error ).toHaveTextContent( sentence );
			expect( page.input ).toHaveValue( 'ann@example.com' );
			expect( page.input ).toHaveFocus();
			expect( page.input ).toHaveAttribute( 'aria-invalid', 'true' );
			expect( page.status ).toBeEmptyDOMElement();
			fireEvent.input( page.input );
			expect( page.error ).not.toBeVisible();
		}
	);

	it( 'links to Mailchimp’s form if the response contains a safe URL', async () => {
		const page = openPage(
			answered( 409, {
				code: 'x',
				message: 'Only you can.',
				data: { status: 409, address: 'https://eepurl.com/a' },
			} )
		);
		page.send( 'ann@example.com' );
		await waitFor( () => expect( page.error ).toBeVisible() );
		expect( page.error ).toHaveTextContent(
			'Only you can. Sign up on Mailchimp’s form'
		);
		expect( page.error.querySelector( 'a' ) ).toHaveAttribute(
			'href',
			'https://eepurl.com/a'
		);
		const unsafe = openPage(
			answered( 409, {
				code: 'x',
				message: 'Only you can.',
				data: { address: 'javascript:alert(1)' },
			} )
		);
		unsafe.send( 'ann@example.com' );
		await waitFor( () =>
			expect( unsafe.error ).toHaveTextContent( /^Only you can\.$/ )
		);
	} );

	it.each( [
		[ '', 'Enter your email address.' ],
		[ 'ann@', 'Please enter an email address such as name@example.com.' ],
	] )(
		'shows an error and sends no request for the email address %j',
		( email, sentence ) => {
			const page = openPage( answered( 200, {} ) );
			page.send( email );
			expect( page.error ).toHaveTextContent( sentence );
			expect( page.sent ).toEqual( [] );
		}
	);

	it( 'is restored when the view script stops', () => {
		const page = openPage( answered( 200, {} ) );
		page.send( '' );
		page.controller.abort();
		expect( page.error ).not.toBeVisible();
		expect( page.input ).not.toHaveAttribute( 'aria-invalid', 'true' );
		expect( page.form.noValidate ).toBe( false );
	} );
} );
