import { waitFor } from '@testing-library/react';

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
