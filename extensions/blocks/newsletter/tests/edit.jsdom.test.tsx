import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testServices } from '../../../../tests/harness/api';
import { buttonStandIn } from '../../../../tests/harness/button-stand-in';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { newsletter } from '..';

const NEW =
	'<!-- wp:dovetail/newsletter -->\n<div class="wp-block-dovetail-newsletter"></div>\n<!-- /wp:dovetail/newsletter -->';
const POST = `<!-- wp:dovetail/newsletter {"revueUsername":"anna"} -->
<div class="wp-block-dovetail-newsletter"><!-- wp:dovetail/button {"element":"button","text":"Go"} /--></div>
<!-- /wp:dovetail/newsletter -->`;

const open = ( content: string ) =>
	openEditor( { blocks: [ newsletter, buttonStandIn ], content } );

const warning = () =>
	document.querySelector( '.components-notice .components-notice__content' );

afterEach( () => {
	Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
} );

describe( 'the newsletter form in the editor', () => {
	// spec: 001-1-10, 001-2.10-1, 001-4-9, 001-5-16
	it( 'asks for a username first, trims it, and then is the form', async () => {
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			services: testServices( 'newsletter' ),
		} );
		const editor = await open( NEW );
		const username = screen.getByRole( 'textbox', {
			name: 'Enter your Revue username',
		} );
		const add = screen.getByRole( 'button', { name: 'Add Form' } );
		expect( add ).toHaveAttribute( 'aria-disabled', 'true' );
		fireEvent.change( username, { target: { value: '   ' } } );
		expect( add ).toHaveAttribute( 'aria-disabled', 'true' );
		fireEvent.click( add );
		expect( editor.saved() ).toBe( NEW );
		fireEvent.change( username, { target: { value: ' anna & co ' } } );
		fireEvent.click( add );
		await waitFor( () =>
			expect( editor.saved() ).toContain(
				'{"element":"button","text":"Subscribe"}'
			)
		);
		expect( editor.blocks()[ 0 ]?.attributes.revueUsername ).toBe(
			'anna & co'
		);
		expect( warning() ).toBeNull();
		await editor.selectBlock();
		expect(
			within( inspector() ).getByRole( 'link', { name: /profile/ } )
		).toHaveAttribute(
			'href',
			'http://platform.test/services/newsletter/profile/anna%20%26%20co'
		);
	} );

	// spec: 001-2.10-1, 001-3-13, 001-4-9
	it( 'has its labels and placeholders written in place, and its fields chosen in the sidebar', async () => {
		const editor = await open( POST );
		expect( warning() ).toHaveTextContent( /^Visitors see no form yet: / );
		for ( const [ field, key ] of [
			[ 'Email address', 'email' ],
			[ 'First name', 'firstName' ],
			[ 'Last name', 'lastName' ],
		] as const ) {
			const label = screen.getByRole( 'textbox', {
				name: `Label of “${ field }”`,
			} );
			expect( label ).toHaveTextContent( field );
			label.textContent = 'Mine & yours';
			fireEvent.input( label );
			const placeholder = screen.getByRole( 'textbox', {
				name: `Placeholder of “${ field }”`,
			} );
			expect( placeholder ).toHaveValue(
				`Enter your ${ field.toLowerCase() }`
			);
			fireEvent.change( placeholder, { target: { value: 'e.g. <A>' } } );
			expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
				[ `${ key }Label` ]: 'Mine & yours',
				[ `${ key }Placeholder` ]: 'e.g. ‹A›',
			} );
		}
		await editor.selectBlock();
		const sidebar = within( inspector() );
		expect(
			sidebar.getByRole( 'button', { name: 'Settings' } )
		).toBeVisible();
		await editor.user.click(
			sidebar.getByRole( 'checkbox', { name: 'Show first name field' } )
		);
		await editor.user.click(
			sidebar.getByRole( 'checkbox', { name: 'Show last name field' } )
		);
		expect( screen.queryByText( 'Label of “First name”' ) ).toBeNull();
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			firstNameShow: false,
			lastNameShow: false,
		} );
		fireEvent.change(
			sidebar.getByRole( 'textbox', { name: 'Revue username' } ),
			{ target: { value: ' ' } }
		);
		expect(
			screen.getByRole( 'button', { name: 'Add Form' } )
		).toBeVisible();
	} );
} );

describe( 'Undo in a newsletter form', () => {
	it( 'takes one go at writing back at a time, and one switch', async () => {
		const editor = await open( POST );
		await editor.selectBlock();
		const write = ( text: string ) => async () => {
			await editor.user.type(
				screen.getByRole( 'textbox', {
					name: 'Placeholder of “Email address”',
				} ),
				text
			);
			await editor.user.tab();
		};
		const press = () =>
			editor.user.click(
				within( inspector() ).getByRole( 'checkbox', {
					name: 'Show last name field',
				} )
			);
		await expectSteps(
			editor,
			write( ' here' ),
			write( ', please' ),
			press,
			press
		);
	} );
} );
