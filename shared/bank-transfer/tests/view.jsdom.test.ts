import { waitFor } from '@testing-library/react';
import { toggleCode } from '../view/code';

it( 'a button copies the value that it has when it is pressed, and the confirmation is beside it', async () => {
	const writeText = jest.fn( async () => {} );
	Object.assign( navigator, { clipboard: { writeText } } );
	const entry = ( name: string ) =>
		`<dd><bdi>${ name }</bdi> <button type="button" data-copy="${ name }" data-done="${ name }: copied" hidden>Copy</button></dd>`;
	document.body.innerHTML = `<section class="dovetail-bank-transfer"><dl>${ entry(
		'IBAN'
	) }${ entry( 'BIC' ) }</dl><p role="status"></p></section>`;
	await import( '../view' );
	const buttons = document.querySelectorAll( 'button' );
	await waitFor( () => expect( buttons[ 0 ] ).toBeVisible() );
	for ( const button of buttons ) {
		button.dataset.copy += ' of another page';
		button.click();
		const status = button.nextElementSibling;
		expect( status ).toHaveAttribute( 'role', 'status' );
		expect( status ).toBeEmptyDOMElement();
		const { copy, done = '' } = button.dataset;
		await waitFor( () => expect( status ).toHaveTextContent( done ) );
		expect( writeText ).toHaveBeenLastCalledWith( copy );
	}
	expect( document.querySelectorAll( '[role=status]' ) ).toHaveLength( 1 );
} );

it( 'the button of the QR code says whether it shows or hides the code', () => {
	document.body.innerHTML =
		'<div><button type="button" data-code="BCD" data-other="Hide QR code" aria-expanded="false">QR code for banking apps</button></div><div hidden></div>';
	const button = document.querySelector( 'button' )!;
	const code = document.querySelector( 'div[hidden]' );
	for ( let round = 0; round < 2; round++ ) {
		toggleCode( button );
		expect( button ).toHaveTextContent( /^Hide QR code$/ );
		expect( button.ariaExpanded ).toBe( 'true' );
		expect( code ).toBeVisible();
		toggleCode( button );
		expect( button ).toHaveTextContent( /^QR code for banking apps$/ );
		expect( button.ariaExpanded ).toBe( 'false' );
		expect( code ).not.toBeVisible();
	}
} );
