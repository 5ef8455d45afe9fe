import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useTyped } from '../use-typed';

let save: ( value: string ) => void;
let saved: string;

function Field() {
	const [ value, setValue ] = useState( '12' );
	save = setValue;
	saved = value;
	const { text, isWrong, handleChange, handleBlur } = useTyped(
		value,
		( typed ) => ( /^[\d ]*$/.test( typed ) ? typed.trim() : null ),
		setValue
	);
	return (
		<input
			value={ text }
			aria-invalid={ isWrong }
			onChange={ ( { target } ) => handleChange( target.value ) }
			onBlur={ handleBlur }
		/>
	);
}

describe( 'useTyped', () => {
	const field = () => screen.getByRole( 'textbox' );

	it( 'shows the typed text and saves the parsed value', async () => {
		const user = userEvent.setup();
		render( <Field /> );
		await user.clear( field() );
		await user.type( field(), ' 34 ' );
		expect( field() ).toHaveValue( ' 34 ' );
		expect( saved ).toBe( '34' );
		await user.tab();
		expect( field() ).toHaveValue( '34' );
	} );

	it( 'keeps invalid text, and shows the field as invalid from blur until the text is corrected', async () => {
		const user = userEvent.setup();
		render( <Field /> );
		await user.type( field(), 'a' );
		expect( field() ).toHaveValue( '12a' );
		expect( field() ).toBeValid();
		await user.tab();
		expect( field() ).toHaveValue( '12a' );
		expect( field() ).toBeInvalid();
		expect( saved ).toBe( '12' );
		await user.type( field(), 'b' );
		expect( field() ).toBeInvalid();
		await user.type( field(), '{Backspace}{Backspace}3' );
		expect( field() ).toBeValid();
		expect( saved ).toBe( '123' );
		await user.type( field(), 'c' );
		expect( field() ).toBeValid();
	} );

	it( 'keeps the saved value while the text is invalid', async () => {
		const user = userEvent.setup();
		render( <Field /> );
		await user.clear( field() );
		await user.type( field(), '34a5' );
		expect( saved ).toBe( '12' );
		await user.tab();
		expect( field() ).toHaveValue( '34a5' );
		await user.clear( field() );
		await user.type( field(), '34' );
		await user.tab();
		await user.type( field(), 'x' );
		expect( saved ).toBe( '34' );
	} );

	it.each( [ '34', 'x' ] )(
		'replaces the typed text "%s" when the post’s value changes',
		async ( typed ) => {
			const user = userEvent.setup();
			render( <Field /> );
			await user.clear( field() );
			await user.type( field(), typed );
			act( () => save( '56' ) );
			expect( field() ).toHaveValue( '56' );
			expect( field() ).toBeValid();
		}
	);
} );
