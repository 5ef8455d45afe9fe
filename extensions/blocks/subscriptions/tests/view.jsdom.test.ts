import { signUpForm } from '#shared/sign-up';
import { MOUNTED_ATTRIBUTE, mount } from '#shared/view';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_CLASS } from '../markup';

type Answer = { status?: number; body: string };

const realFetch = globalThis.fetch;
afterEach( () => {
	globalThis.fetch = realFetch;
} );

/** Opens the page as WordPress renders it. The mocked site returns the given responses in order. */
function open( ...answers: ( Answer | Promise< Answer > | Error )[] ) {
	document.body.innerHTML = readFileSync(
		join( __dirname, '../fixtures/subscriptions__plain.rendered.html' ),
		'utf8'
	);
	const requests: { address: string; fields: Record< string, string > }[] =
		[];
	globalThis.fetch = async ( address, init ) => {
		requests.push( {
			address: String( address ),
			fields: Object.fromEntries( init?.body as FormData ) as Record<
				string,
				string
			>,
		} );
		const answer = await answers.shift();
		if ( ! answer || answer instanceof Error ) {
			throw answer ?? new Error( 'Nothing was to be asked.' );
		}
		const { status = 200, body } = answer;
		return {
			ok: status < 400,
			status,
			text: async () => body,
		} as Response;
	};
	const root = document.querySelector< HTMLElement >( `.${ ROOT_CLASS }` );
	if ( ! root ) {
		throw new Error( 'The fixture renders no block.' );
	}
	return { root, requests, controller: mount( root, signUpForm ) };
}

const email = () =>
	screen.getByRole< HTMLInputElement >( 'textbox', {
		name: 'Email address',
	} );
const error = () =>
	document.querySelector< HTMLElement >( `.${ ROOT_CLASS }__error` );
const form = () => document.querySelector( 'form' ) as HTMLFormElement;

function send( address: string ): void {
	email().value = address;
	fireEvent.submit( form() );
}

const yes = ( message: string ): Answer => ( {
	body: JSON.stringify( { status: 'pending', message } ),
} );

describe( 'a subscription form', () => {
	it( 'can be submitted without the view script', () => {
		const { root, controller } = open();
		controller.abort();
		expect( form() ).toMatchObject( { method: 'post', noValidate: false } );
		expect( email() ).toBeRequired();
		expect( email() ).toHaveAttribute( 'name', 'dovetail_email' );
		expect(
			screen.getByRole( 'button', { name: 'Sign Up' } )
		).toHaveProperty( 'type', 'submit' );
		expect( error() ).not.toBeVisible();
		expect( root ).not.toHaveAttribute( MOUNTED_ATTRIBUTE );
	} );

	it.each( [
		[ '', 'Enter your email address.' ],
		[ '  ', 'Enter your email address.' ],
		[
			'ada at example.com',
			'Please enter an email address such as name@example.com.',
		],
	] )(
		'does not send the invalid address %j, and shows an error at the field',
		async ( address, why ) => {
			const { requests } = open();
			send( address );
			expect( error() ).toHaveTextContent( why );
			expect( error() ).toBeVisible();
			expect( email() ).toHaveFocus();
			expect( email() ).toHaveAttribute( 'aria-invalid', 'true' );
			expect( email() ).toHaveAccessibleDescription(
				expect.stringContaining( why )
			);
			await waitFor( () =>
				expect( screen.getByRole( 'alert' ) ).toHaveTextContent( why )
			);
			fireEvent.input( email() );
			expect( error() ).not.toBeVisible();
			expect( email() ).toHaveAttribute( 'aria-invalid', 'false' );
			expect( requests ).toEqual( [] );
		}
	);

	it( 'is sent to the site once and replaced by the result', async () => {
		let answer: ( value: Answer ) => void = () => {};
		const { root, requests } = open(
			new Promise< Answer >( ( resolve ) => {
				answer = resolve;
			} )
		);
		send( 'ada@example.com' );
		fireEvent.submit( form() );
		expect( form() ).toHaveAttribute( 'aria-busy', 'true' );
		expect( requests ).toEqual( [
			{
				address: 'http://localhost/wp-json/dovetail/v1/subscribers',
				fields: {
					dovetail_email: 'ada@example.com',
					dovetail_leave_empty: '',
					dovetail_subscription: expect.stringMatching( /^\d+$/ ),
					dovetail_post: '0',
					dovetail_consent: expect.stringMatching(
						/^We email you new posts and news from /
					),
					dovetail_signature:
						expect.stringMatching( /^[0-9a-f]{32}$/ ),
				},
			},
		] );
		answer( yes( 'Almost done.' ) );
		const done = await waitFor( () => {
			const found = root.querySelector( `.${ ROOT_CLASS }__status` );
			expect( found ).toHaveTextContent( 'Almost done.' );
			return found;
		} );
		expect( done ).toHaveFocus();
		expect( form() ).not.toBeVisible();
	} );

	it( 'can be used again to correct the address', async () => {
		const { root, requests } = open(
			yes( 'Almost done.' ),
			yes( 'Sent.' )
		);
		const again = () =>
			screen.getByRole( 'button', { name: 'Use another address' } );
		send( 'ada@exmaple.com' );
		await waitFor( () => expect( form() ).not.toBeVisible() );
		again().click();
		expect( form() ).toBeVisible();
		expect( email() ).toHaveValue( 'ada@exmaple.com' );
		expect( email() ).toHaveFocus();
		expect( root ).not.toHaveTextContent( 'Almost done.' );
		send( 'ada@example.com' );
		await waitFor( () => expect( root ).toHaveTextContent( 'Sent.' ) );
		expect( form() ).not.toBeVisible();
		expect( requests ).toHaveLength( 2 );
	} );

	it.each< [ string, Answer | Error, string ] >( [
		[
			'an answer that says no',
			{
				status: 429,
				body: '{"code":"subscription_too_many","message":"Try again in an hour."}',
			},
			'Try again in an hour.',
		],
		[ 'no answer', new Error( 'cut' ), 'could not be sent' ],
		[ 'an answer of another shape', { body: '[]' }, 'could not be sent' ],
		[ 'an answer that is no JSON', { body: '<p>' }, 'could not be sent' ],
		[ 'an error page', { status: 500, body: '<p>' }, 'could not be sent' ],
	] )(
		'keeps the typed text after %s, and can be submitted again',
		async ( _, answer, why ) => {
			const { root, requests } = open( answer, yes( 'Almost done.' ) );
			send( 'ada@example.com' );
			await waitFor( () => expect( error() ).toHaveTextContent( why ) );
			expect( email() ).toHaveValue( 'ada@example.com' );
			expect( form() ).toHaveAttribute( 'aria-busy', 'false' );
			fireEvent.submit( form() );
			await waitFor( () =>
				expect( root ).toHaveTextContent( 'Almost done.' )
			);
			expect( requests ).toHaveLength( 2 );
		}
	);

	it( 'is restored when the script stops, even if a request is pending', async () => {
		const { root, controller } = open( yes( 'Almost done.' ) );
		send( 'ada@example.com' );
		controller.abort();
		// Wait for one turn of the event loop, which settles the promises without a timer.
		await new Promise( ( done ) => setTimeout( done ) );
		expect( root ).not.toHaveTextContent( 'Almost done.' );
		expect( form() ).toBeVisible();
		expect( form().noValidate ).toBe( false );
		expect( error() ).not.toBeVisible();
	} );

	it( 'is submitted by the browser if the page contains no URL for the script', () => {
		const { root, controller } = open();
		controller.abort();
		delete form().dataset.endpoint;
		mount( root, signUpForm );
		expect( form().noValidate ).toBe( false );
	} );
} );
