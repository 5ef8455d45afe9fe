import { mount } from '#shared/view';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerReader, VALIDATORS, readAnswer } from '../view/send-in-place';
import { FORM_CLASS, STATUS_CLASS, fillIn as behavior } from '../view/fill-in';
import answerCases from './answers.cases.json';
import { viewMessages } from '../view-messages';

const rendered = ( name: string ) =>
	readFileSync( join( __dirname, `../${ name }.rendered.html` ), 'utf8' );

const PAGE = rendered( 'fixtures/contact-form__required' );

const THANKS =
	'<div class="wp-block-dovetail-contact-form__thanks" tabindex="-1"><p>Thank you!</p></div>';

let site: jest.Mock< Promise< unknown >, [ string, RequestInit ] >;
let controller: AbortController;

async function openPage( html = PAGE ): Promise< HTMLFormElement > {
	document.body.innerHTML = html;
	const form = document.querySelector< HTMLFormElement >(
		`.${ FORM_CLASS }`
	);
	if ( ! form ) {
		throw new Error( 'The fixture renders no form.' );
	}
	controller = mount( form, behavior );
	form.dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	await jest.advanceTimersByTimeAsync( 0 );
	return form;
}

const answer = ( body: unknown, status = 200 ) => ( {
	ok: status < 400,
	status,
	text: async () =>
		typeof body === 'string' ? body : JSON.stringify( body ),
} );

const control = ( key: string ) =>
	document.querySelector(
		`[data-field="${ key }"] input`
	) as HTMLInputElement;

function type( key: string, value: string ): void {
	control( key ).value = value;
	control( key ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

function tick( key: string ): void {
	control( key ).checked = true;
	control( key ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

function fillIn(): void {
	type( 'name', 'Ann' );
	[ 'radio', 'checkbox-multiple', 'consent' ].forEach( tick );
}

async function submit( form: HTMLFormElement ): Promise< void > {
	form.dispatchEvent(
		new Event( 'submit', { bubbles: true, cancelable: true } )
	);
	await jest.advanceTimersByTimeAsync( 200 );
}

const errors = () =>
	[ ...document.querySelectorAll< HTMLElement >( '[id$="-error"]' ) ]
		.filter( ( { hidden } ) => ! hidden )
		.map( ( { textContent } ) => textContent );

const status = () => document.querySelector( `.${ STATUS_CLASS }` );
const said = () =>
	document.querySelector( '#dovetail-announcements' )?.textContent;
const sent = ( index: number ) =>
	site.mock.calls[ index ]?.[ 1 ].body as FormData;

beforeEach( () => {
	jest.useFakeTimers();
	sessionStorage.clear();
	site = jest.fn();
	Object.assign( window, { fetch: site } );
} );

afterEach( () => {
	controller.abort();
	jest.useRealTimers();
} );

describe( 'a form with the view script', () => {
	it( 'shows each error beside its field and in a list, focuses the first invalid field, and sends nothing', async () => {
		const form = await openPage();
		type( 'email', 'ann' );
		await submit( form );
		expect( errors() ).toEqual( [
			'Please fill in this field.',
			'Please enter an email address such as name@example.com.',
			'Please choose one of the options.',
			'Please choose at least one of the options.',
			'Check this box to continue.',
		] );
		expect( control( 'name' ) ).toHaveFocus();
		expect( control( 'name' ).getAttribute( 'aria-invalid' ) ).toBe(
			'true'
		);
		expect( said() ).toBe(
			'Your message was not sent. Please check: Your name, Your email address, How shall we answer?, Which days suit you?, Write to me.'
		);
		expect( site ).not.toHaveBeenCalled();
	} );

	it( 'opens the details elements that contain fields with errors', async () => {
		const form = await openPage();
		for ( const key of [ 'name', 'url' ] ) {
			const field = control( key ).closest( '[data-field]' );
			const [ outer, inner ] = [ 'details', 'details' ].map( ( tag ) =>
				document.createElement( tag )
			);
			field?.replaceWith( outer as HTMLElement );
			outer?.append( inner as HTMLElement );
			inner?.append( field as HTMLElement );
		}
		await submit( form );
		expect(
			[ ...form.querySelectorAll( 'details' ) ].map(
				( { open } ) => open
			)
		).toEqual( [ true, true, false, false ] );
		expect( control( 'name' ) ).toHaveFocus();
	} );

	it( 'shows all errors if it is submitted before the visitor has typed anything', async () => {
		document.body.innerHTML = PAGE;
		const form = document.querySelector( 'form' ) as HTMLFormElement;
		controller = mount( form, behavior );
		await submit( form );
		expect( errors() ).toHaveLength( 4 );
	} );

	it( 'rejects a date before the first one that its field accepts', async () => {
		const form = await openPage(
			rendered( 'fields/fixtures/field-date__from-today' )
		);
		type( 'date', '2026-11-29' );
		await submit( form );
		expect( errors() ).toEqual( [
			'Please choose today or a later date.',
		] );
		type( 'date', '2026-11-30' );
		expect( errors() ).toEqual( [] );
		expect( site ).not.toHaveBeenCalled();
	} );

	it( 'rejects a date on a weekday that its field excludes', async () => {
		const form = await openPage(
			rendered( 'fields/fixtures/field-date__weekdays' )
		);
		type( 'date', '2026-12-07' );
		await submit( form );
		expect( errors() ).toEqual( [
			'Please choose one of these days: Wednesday, Sunday.',
		] );
		type( 'date', '2026-12-06' );
		expect( errors() ).toEqual( [] );
		type( 'date', '2026-12-09' );
		expect( errors() ).toEqual( [] );
		expect( site ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ '2026-12-07', 'Please choose one of these days: Wednesday, Sunday.' ],
		[ '2026-11-29', 'Please choose today or a later date.' ],
		[
			'2026-11-28',
			'Please choose today or a later date. Please choose one of these days: Wednesday, Sunday.',
		],
	] )(
		'says only what is wrong with the date %s',
		async ( date, sentences ) => {
			const form = await openPage(
				rendered( 'fields/fixtures/field-date__weekdays' ).replace(
					'data-weekdays',
					'min="2026-11-30" data-too-early="Please choose today or a later date." data-weekdays'
				)
			);
			type( 'date', date );
			await submit( form );
			expect( errors() ).toEqual( [ sentences ] );
		}
	);

	it( 'checks answers with the server’s rules, and shows all errors at once', async () => {
		const form = await openPage();
		fillIn();
		type( 'name', '   ' );
		type( 'email', 'foo@bar' );
		type( 'url', 'no address' );
		await submit( form );
		expect( errors() ).toEqual( [
			'Please fill in this field.',
			'Please enter an email address such as name@example.com.',
			'Please enter a web address such as https://example.com.',
		] );
		expect( site ).not.toHaveBeenCalled();
		type( 'url', 'example.org/menu' );
		expect( errors() ).toHaveLength( 2 );
	} );

	it( 'removes an error when its field becomes valid', async () => {
		const form = await openPage();
		await submit( form );
		fillIn();
		expect( errors() ).toEqual( [] );
		expect( control( 'name' ).hasAttribute( 'aria-describedby' ) ).toBe(
			false
		);
	} );

	it( 'adds https:// to a URL that was typed without a scheme', async () => {
		await openPage();
		type( 'url', 'example.com/a' );
		control( 'url' ).dispatchEvent(
			new Event( 'change', { bubbles: true } )
		);
		expect( control( 'url' ).value ).toBe( 'https://example.com/a' );
	} );

	it( 'is replaced by the thank-you message, which gets the focus, and deletes the draft', async () => {
		site.mockResolvedValue( answer( { html: THANKS } ) );
		const form = await openPage();
		fillIn();
		jest.runOnlyPendingTimers();
		expect( sessionStorage ).toHaveLength( 1 );
		await submit( form );
		const thanks = document.querySelector( '[class$="__thanks"]' );
		expect( thanks ).toHaveFocus();
		expect( thanks ).toHaveTextContent( 'Thank you!' );
		expect( form.isConnected ).toBe( false );
		expect( sessionStorage ).toHaveLength( 0 );
		expect( sent( 0 ).get( 'dovetail_form[values][name]' ) ).toBe( 'Ann' );
		expect( sent( 0 ).get( 'dovetail_form[script]' ) ).toBe( '1' );
		expect( sent( 0 ).get( 'dovetail_form[key]' ) ).toMatch(
			/^[0-9a-f]{32}$/
		);
	} );

	it( 'shows errors from the server', async () => {
		site.mockResolvedValue(
			answer( {
				errors: { email: 'Please enter an email address.' },
				summary: 'Please check: Your email address',
			} )
		);
		const form = await openPage();
		fillIn();
		await submit( form );
		expect( errors() ).toEqual( [ 'Please enter an email address.' ] );
		expect( control( 'email' ) ).toHaveFocus();
		expect( said() ).toBe( 'Please check: Your email address' );
	} );

	it.each< [ string, unknown, string ] >( [
		[
			'a rejected request',
			answer( { code: 'x', message: 'Too many.' }, 429 ),
			'Too many.',
		],
		[
			'a server error',
			answer( '<h1>Error</h1>', 500 ),
			viewMessages.failed,
		],
		[ 'an invalid response', answer( { ok: true } ), viewMessages.failed ],
	] )( 'keeps the typed text after %s', async ( _, response, sentence ) => {
		site.mockResolvedValue( response );
		const form = await openPage();
		fillIn();
		await submit( form );
		expect( status()?.textContent ).toBe( sentence );
		expect( status() ).toHaveFocus();
		expect( control( 'name' ).value ).toBe( 'Ann' );
	} );

	it( 'sends one request at a time, and changes the key only if the text has changed', async () => {
		site.mockRejectedValue( new TypeError( 'offline' ) );
		const form = await openPage();
		fillIn();
		void submit( form );
		await submit( form );
		expect( site ).toHaveBeenCalledTimes( 1 );
		await submit( form );
		type( 'name', 'Anna' );
		await submit( form );
		const keys = [ 0, 1, 2 ].map( ( index ) =>
			sent( index ).get( 'dovetail_form[key]' )
		);
		expect( keys[ 0 ] ).toBe( keys[ 1 ] );
		expect( keys[ 1 ] ).not.toBe( keys[ 2 ] );
	} );

	it( 'restores a draft and its key after a reload, but not the consent', async () => {
		site.mockRejectedValue( new TypeError( 'offline' ) );
		await ( async () => {
			const form = await openPage();
			fillIn();
			await submit( form );
			controller.abort();
		} )();
		const form = await openPage();
		expect( control( 'name' ).value ).toBe( 'Ann' );
		expect( control( 'radio' ).checked ).toBe( true );
		expect( control( 'consent' ).checked ).toBe( false );
		control( 'consent' ).checked = true;
		await submit( form );
		expect( sent( 1 ).get( 'dovetail_form[key]' ) ).toBe(
			sent( 0 ).get( 'dovetail_form[key]' )
		);
	} );

	it( 'saves a draft after half a second, or right away when the visitor leaves a field or the page', async () => {
		await openPage();
		const stored = jest.spyOn( Storage.prototype, 'setItem' );
		[ 'A', 'An', 'Ann' ].forEach( ( name ) => type( 'name', name ) );
		jest.advanceTimersByTime( 499 );
		expect( stored ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( stored ).toHaveBeenCalledTimes( 1 );
		type( 'name', 'Anna' );
		control( 'name' ).dispatchEvent(
			new Event( 'change', { bubbles: true } )
		);
		expect( stored ).toHaveBeenCalledTimes( 2 );
		type( 'name', 'Annabel' );
		window.dispatchEvent( new Event( 'pagehide' ) );
		expect( stored ).toHaveBeenCalledTimes( 3 );
		jest.runAllTimers();
		window.dispatchEvent( new Event( 'pagehide' ) );
		expect( stored ).toHaveBeenCalledTimes( 3 );
		expect( stored.mock.lastCall?.[ 1 ] ).toContain( 'Annabel' );
		stored.mockRestore();
	} );

	it( 'saves no draft if the author turned drafts off or the browser blocks storage', async () => {
		await openPage( PAGE.replace( ' data-draft', '' ) );
		type( 'name', 'Ann' );
		jest.runAllTimers();
		expect( sessionStorage ).toHaveLength( 0 );
		controller.abort();
		const blocked = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new Error( 'full' );
			} );
		await openPage();
		type( 'name', 'Ann' );
		jest.runAllTimers();
		expect( control( 'name' ).value ).toBe( 'Ann' );
		expect( blocked ).toHaveBeenCalled();
		blocked.mockRestore();
	} );

	it( 'goes back to the browser’s own validation when the script is stopped', async () => {
		const form = await openPage();
		expect( form.noValidate ).toBe( true );
		controller.abort();
		expect( form.noValidate ).toBe( false );
	} );
} );

// The server has the same rules; FieldsTest.php uses the same cases.
it.each( answerCases )(
	'the value $value is valid for the field type $control: $fits',
	( { control: kind, value, fits } ) =>
		expect( VALIDATORS[ kind ]?.( readAnswer( kind, value ) ) ).toBe( fits )
);

it.each< [ unknown, unknown ] >( [
	[ { html: '<p>' }, { kind: 'thanks', html: '<p>' } ],
	[
		{ redirect: 'https://example.com/' },
		{ kind: 'redirect', address: 'https://example.com/' },
	],
	[ { redirect: 'javascript:alert(1)' }, null ],
	[
		{ errors: { a: 'x' }, summary: 'y' },
		{ kind: 'errors', errors: { a: 'x' }, summary: 'y' },
	],
	[ { errors: 'x', summary: 'y' }, null ],
	[ undefined, null ],
	[ 7, null ],
] )( 'the server’s response %j is read as %j', ( raw, expected ) => {
	if ( expected ) {
		expect( answerReader.read( raw ) ).toEqual( expected );
	} else {
		expect( () => answerReader.read( raw ) ).toThrow( 'expected' );
	}
} );
