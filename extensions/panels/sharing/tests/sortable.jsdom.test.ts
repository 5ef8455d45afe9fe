import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { sortable } from '../sortable';

const CHOICES = [
	{ value: 'email', label: 'Email' },
	{ value: 'mastodon', label: 'Mastodon' },
	{ value: 'x', label: 'X' },
];
const TEXTS = {
	legend: 'Networks',
	up: 'Move %s up',
	down: 'Move %s down',
	moved: '%1$s is now number %2$s of %3$s.',
};

function list( value: string ): HTMLTextAreaElement {
	document.body.innerHTML =
		'<textarea aria-describedby="help"></textarea><p id="help">In your order.</p>';
	const field = document.querySelector( 'textarea' )!;
	field.value = value;
	sortable( field, CHOICES, TEXTS );
	return field;
}

const order = () =>
	screen
		.getAllByRole( 'checkbox' )
		.map( ( box ) => box.parentElement?.textContent?.trim() );

describe( 'the network list', () => {
	it( 'shows chosen networks first, in order, and hides the original field', () => {
		const field = list( 'x\r\nemail' );
		expect( order() ).toEqual( [ 'X', 'Email', 'Mastodon' ] );
		const group = screen.getByRole( 'group', { name: 'Networks' } );
		expect( group ).toHaveAccessibleDescription( 'In your order.' );
		expect(
			within( group ).getByRole( 'checkbox', { name: 'Mastodon' } )
		).not.toBeChecked();
		expect( field ).not.toBeVisible();
	} );

	it( 'stores only checked networks in the original field', async () => {
		const field = list( 'x\nemail' );
		await userEvent.click( screen.getByLabelText( 'Mastodon' ) );
		await userEvent.click( screen.getByLabelText( 'X' ) );
		expect( field.value ).toBe( 'email\nmastodon' );
	} );

	it( 'can be sorted by keyboard, keeps the focus, and announces the new position', async () => {
		const field = list( 'email\nmastodon\nx' );
		const up = screen.getByRole( 'button', { name: 'Move X up' } );
		up.focus();
		await userEvent.keyboard( '{Enter}' );
		expect( order() ).toEqual( [ 'Email', 'X', 'Mastodon' ] );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'X is now number 2 of 3.'
		);
		await userEvent.keyboard( '{Enter}{Enter}' );
		expect( field.value ).toBe( 'x\nemail\nmastodon' );
		expect( up ).toHaveFocus();
		expect( up ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'can be sorted by dragging', () => {
		const field = list( 'email\nmastodon\nx' );
		const [ email, , last ] = screen.getAllByRole( 'listitem' );
		expect( email!.draggable ).toBe( true );
		expect( email!.querySelector( '.dashicons-move' ) ).toBeVisible();
		fireEvent.dragStart( email! );
		fireEvent.dragOver( last!, { clientY: 10 } );
		fireEvent.dragEnd( email! );
		expect( field.value ).toBe( 'mastodon\nx\nemail' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Email is now number 3 of 3.'
		);
	} );
} );
