import { attr } from '#shared/attributes';
import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { mock } from '#shared/request';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { usePlatform } from '../../../../tests/harness/api';
import {
	buttonStandIn,
	standIn,
} from '../../../../tests/harness/button-stand-in';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { newsletter } from '..';
import { readProvider, type Provider } from '../api';
import { BUTTONDOWN, mocks } from '../api.mock';

const NEW =
	'<!-- wp:dovetail/newsletter -->\n<div class="wp-block-dovetail-newsletter"></div>\n<!-- /wp:dovetail/newsletter -->';
const POST = `<!-- wp:dovetail/newsletter {"revueUsername":"anna"} -->
<div class="wp-block-dovetail-newsletter"><!-- wp:dovetail/button {"element":"button","text":"Go"} /--></div>
<!-- /wp:dovetail/newsletter -->`;

const FORM = standIn( 'subscriptions', {
	subscribePlaceholder: attr.text(),
	submitButtonText: attr.string(),
} );

const open = ( content: string, provider: Provider = BUTTONDOWN ) => {
	usePlatform( 'paid', [ mock( readProvider ).reply( () => provider ) ] );
	return openEditor( { blocks: [ newsletter, buttonStandIn ], content } );
};

describe( 'the newsletter form in the editor', () => {
	// The specification names Revue, which has shut down; the text names the owner's provider instead.
	// spec: 001-1-10, 001-2.10-1, 001-4-9, 001-5-16
	it( 'asks for a username, removes spaces around it, and then shows the form', async () => {
		const editor = await open( NEW );
		const username = await screen.findByRole( 'textbox', {
			name: 'Enter your Buttondown username',
		} );
		const add = screen.getByRole( 'button', { name: 'Add Form' } );
		expect( add ).toHaveAttribute( 'aria-disabled', 'true' );
		fireEvent.change( username, { target: { value: '   ' } } );
		expect( add ).toHaveAttribute( 'aria-disabled', 'true' );
		fireEvent.click( add );
		expect( editor.saved() ).toBe( NEW );
		fireEvent.change( username, { target: { value: ' anna_co ' } } );
		fireEvent.click( add );
		await waitFor( () =>
			expect( editor.saved() ).toContain(
				'{"element":"button","text":"Subscribe"}'
			)
		);
		expect( editor.blocks()[ 0 ]?.attributes.revueUsername ).toBe(
			'anna_co'
		);
		await editor.selectBlock();
		expect(
			within( inspector() ).getByRole( 'link', { name: /profile/ } )
		).toHaveAttribute( 'href', 'https://buttondown.com/anna_co' );
	} );

	// spec: 001-2.10-1, 001-3-13, 001-4-9
	it( 'has editable labels and placeholders, and sidebar settings that show or hide fields', async () => {
		const editor = await open( POST );
		await screen.findByRole( 'textbox', {
			name: 'Label for “First name”',
		} );
		for ( const [ field, key ] of [
			[ 'Email address', 'email' ],
			[ 'First name', 'firstName' ],
			[ 'Last name', 'lastName' ],
		] as const ) {
			const label = screen.getByRole( 'textbox', {
				name: `Label for “${ field }”`,
			} );
			expect( label ).toHaveTextContent( field );
			label.textContent = 'Mine & yours';
			fireEvent.input( label );
			const placeholder = screen.getByRole( 'textbox', {
				name: `Placeholder for “${ field }”`,
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
		expect(
			screen.queryByRole( 'textbox', { name: 'Label for “First name”' } )
		).toBeNull();
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			firstNameShow: false,
			lastNameShow: false,
		} );
	} );

	it( 'keeps its username after invalid input, and asks again if the field is cleared', async () => {
		const editor = await open( POST );
		await editor.selectBlock();
		const username = await within( inspector() ).findByRole( 'textbox', {
			name: 'Buttondown username',
		} );
		const type = ( value: string ) =>
			fireEvent.change( username, { target: { value } } );
		const saved = () => editor.blocks()[ 0 ]?.attributes.revueUsername;
		for ( const [ text, name ] of [
			[ ' ', 'anna' ],
			[ ' b', 'b' ],
			[ ' b o', 'anna' ],
			[ ' bo', 'bo' ],
		] as const ) {
			type( text );
			expect( username ).toHaveValue( text );
			expect( saved() ).toBe( name );
		}
		fireEvent.blur( username );
		expect( username ).toHaveValue( 'bo' );
		type( 'b o' );
		fireEvent.blur( username );
		expect( username ).toHaveValue( 'b o' );
		expect( username ).toBeInvalid();
		expect( within( inspector() ).getByRole( 'alert' ) ).toHaveTextContent(
			/^This is not a valid Buttondown username\./
		);
		expect( saved() ).toBe( 'bo' );
		type( ' ' );
		expect(
			screen.queryByRole( 'button', { name: 'Add Form' } )
		).toBeNull();
		fireEvent.blur( username );
		expect(
			screen.getByRole( 'button', { name: 'Add Form' } )
		).toBeVisible();
	} );
} );

describe( 'a newsletter provider', () => {
	// spec: 001-5-16
	it( 'has a username field that keeps an invalid username and shows an error with an example', async () => {
		const editor = await open( NEW );
		const username = await screen.findByRole( 'textbox', {
			name: 'Enter your Buttondown username',
		} );
		fireEvent.change( username, { target: { value: 'my user & ‹b›' } } );
		fireEvent.click( screen.getByRole( 'button', { name: 'Add Form' } ) );
		expect(
			document.querySelector( '.is-error .components-notice__content' )
		).toHaveTextContent( /^This is not a valid Buttondown username\./ );
		expect( username ).toHaveValue( 'my user & ‹b›' );
		expect( editor.saved() ).toBe( NEW );
	} );

	it( 'is named below the form, as on the published page', async () => {
		await open( POST );
		expect( await screen.findByText( BUTTONDOWN.note ) ).toBeVisible();
	} );

	it( 'has no username field, but a link to its site, if no username is needed', async () => {
		const editor = await open( NEW, {
			name: 'Ghost',
			username: '',
			profile: '',
			fields: true,
			note: '',
		} );
		await screen.findByRole( 'textbox', {
			name: 'Label for “First name”',
		} );
		expect(
			screen.queryByRole( 'button', { name: 'Add Form' } )
		).toBeNull();
		await editor.selectBlock();
		expect(
			within( inspector() ).getByRole( 'link', { name: /^Open Ghost/ } )
		).toHaveAttribute( 'href', 'https://ghost.org' );
	} );

	it( 'is linked by a button, without fields, if it has its own sign-up page', async () => {
		const editor = await open( POST, { ...BUTTONDOWN, fields: false } );
		await editor.selectBlock();
		await within( inspector() ).findByRole( 'textbox', {
			name: 'Buttondown username',
		} );
		expect(
			screen.queryByRole( 'textbox', { name: /^Label for/ } )
		).toBeNull();
		expect(
			within( inspector() ).queryByRole( 'checkbox', {
				name: /name field/,
			} )
		).toBeNull();
	} );

	it( 'is requested again when the author retries after a failure', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( readProvider, 'cut' );
		await openEditor( {
			blocks: [ newsletter, buttonStandIn ],
			content: POST,
		} );
		const again = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		platform.fault( readProvider, null );
		fireEvent.click( again );
		await screen.findByRole( 'textbox', {
			name: 'Label for “First name”',
		} );
	} );
} );

describe( 'Undo in a newsletter form', () => {
	it( 'undoes each burst of typing and each switch separately', async () => {
		const editor = await open( POST );
		await screen.findByRole( 'textbox', {
			name: 'Label for “First name”',
		} );
		await editor.selectBlock();
		const write = ( text: string ) => async () => {
			await editor.user.type(
				screen.getByRole( 'textbox', {
					name: 'Placeholder for “Email address”',
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

describe( 'a newsletter form on a site without a provider', () => {
	afterEach( () => {
		Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
	} );

	it.each( [ true, false ] )(
		'shows what is missing, and links to the connection or says whom to ask (can connect: %s)',
		async ( manageOptions ) => {
			Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
				adminUrl: 'https://bakery.example/wp-admin/',
				can: { manageOptions },
				availability: {
					newsletter: { available: true, connection: 'newsletter' },
				},
			} );
			const platform = usePlatform( 'paid', mocks );
			const editor = await openEditor( {
				blocks: [ newsletter, buttonStandIn ],
				content: NEW,
			} );
			await screen.findByText(
				'This form needs an account at a newsletter service, and none is connected yet.',
				{ ignore: '[aria-live]' }
			);
			expect( document.querySelector( '.is-error' ) ).toBeNull();
			const link = screen.queryByRole( 'link', {
				name: /^Connect a newsletter service/,
			} );
			expect( link?.getAttribute( 'href' ) ?? null ).toBe(
				manageOptions
					? 'https://bakery.example/wp-admin/admin.php?page=dovetail-connections&connection=newsletter'
					: null
			);
			expect(
				!! screen.queryByText(
					'Ask an administrator of this site to connect Buttondown, Ghost, MailerLite or Substack.'
				)
			).toBe( ! manageOptions );
			expect(
				screen
					.getAllByRole( 'link', { name: /^Open / } )
					.map( ( site ) => site.getAttribute( 'href' ) )
			).toEqual( [
				'https://buttondown.com',
				'https://ghost.org',
				'https://www.mailerlite.com',
				'https://substack.com',
			] );
			expect( platform.requests() ).toEqual( [] );
			expect( editor.saved() ).toBe( NEW );
		}
	);
} );

describe( 'the suggestion to use the subscription form', () => {
	const INSTEAD = { name: 'Use the subscription form instead' };

	it( 'is hidden if the subscription form is unavailable', async () => {
		usePlatform( 'paid', mocks );
		await openEditor( {
			blocks: [ newsletter, buttonStandIn ],
			content: NEW,
		} );
		await screen.findByRole( 'button', { name: 'Add Form' } );
		expect( screen.queryByRole( 'button', INSTEAD ) ).toBeNull();
	} );

	it( 'is shown with an explanation beside the username field', async () => {
		usePlatform( 'paid', mocks );
		const editor = await openEditor( {
			blocks: [ newsletter, buttonStandIn, FORM ],
			content: NEW,
		} );
		await screen.findByText(
			/^Buttondown sends your newsletter\. You can find your username/,
			{ ignore: '[aria-live]' }
		);
		expect(
			screen.getByRole( 'link', { name: /^Open Buttondown/ } )
		).toHaveAttribute( 'href', 'https://buttondown.com' );
		fireEvent.click( screen.getByRole( 'button', INSTEAD ) );
		expect( editor.blocks() ).toMatchObject( [
			{ name: 'dovetail/subscriptions' },
		] );
	} );

	it( 'is accepted in one undo step, and keeps the texts of the field and the button', async () => {
		usePlatform( 'paid', mocks );
		const content = POST.replace(
			'"anna"',
			'"anna","emailPlaceholder":"you\u0040mail"'
		);
		const editor = await openEditor( {
			blocks: [ newsletter, buttonStandIn, FORM ],
			content,
		} );
		await screen.findByRole( 'textbox', {
			name: 'Label for “First name”',
		} );
		await editor.selectBlock();
		fireEvent.click( within( inspector() ).getByRole( 'button', INSTEAD ) );
		expect( editor.blocks() ).toMatchObject( [
			{
				name: 'dovetail/subscriptions',
				attributes: {
					subscribePlaceholder: 'you@mail',
					submitButtonText: 'Go',
				},
			},
		] );
		await editor.undo();
		expect( editor.blocks() ).toMatchObject( [
			{ name: 'dovetail/newsletter' },
		] );
	} );
} );
