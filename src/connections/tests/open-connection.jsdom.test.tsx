import { mock, mockError } from '#shared/request';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlatform } from '../../../tests/harness/api';
import { checkConnection, saveConnection, type Connection } from '../api';
import { KEY, PARCELS, SERVER, button, openPage } from './support';

const saves = (
	connection: Connection,
	problems: Record< string, string > = {}
) =>
	usePlatform( 'paid', [
		mock( saveConnection ).reply( () => ( { connection, problems } ) ),
		mock( checkConnection ).reply( () => connection ),
	] );

/** Returns the details of the open row, because announcements repeat some of this text elsewhere on the page. */
const details = () => screen.getByRole( 'group', { name: 'Parcels' } );

describe( 'an open connection', () => {
	it( 'shows its own steps, and links to the service and to URLs in its text', async () => {
		await openPage( undefined, 'parcels' );
		expect(
			within( details() )
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) =>
					textContent.replace( ' (opens in a new tab)', '' )
				)
		).toEqual( [
			'Open your keys at Parcels↗. It is free.',
			'Paste the key below.',
		] );
		expect(
			screen.getByRole( 'link', { name: /^Open your keys at Parcels/ } )
		).toHaveAttribute( 'href', 'https://parcels.test/keys' );
		expect(
			screen.getByRole( 'link', { name: /parcels\.test\/rules/ } )
		).toHaveAttribute( 'href', 'https://parcels.test/rules/' );
	} );

	it( 'has details that are collapsed at first', async () => {
		await openPage( undefined, 'parcels' );
		const sentence = screen.getByText(
			'A limited key needs the right to send.'
		);
		expect( sentence ).not.toBeVisible();
		await userEvent.click( screen.getByText( 'More about the fields' ) );
		expect( sentence ).toBeVisible();
	} );

	it( 'collapses an optional field until it has a stored value, and opens it if its value was rejected', async () => {
		const secret = {
			...SERVER,
			control: 'secret' as const,
			isOptional: true,
		};
		const row = { ...PARCELS, fields: [ KEY, secret ] };
		const { user } = await openPage( [ row ], 'parcels' );
		const field = () => screen.getByLabelText( 'Server' );
		expect( field() ).not.toBeVisible();
		expect( field().closest( 'form' ) ).toContainElement(
			button( 'Save' )
		);
		await user.click( screen.getByText( 'More about the fields' ) );
		saves( row, { server: 'Too short.' } );
		await user.type( field(), 'x' );
		await user.click( screen.getByText( 'More about the fields' ) );
		await user.click( button( 'Save' ) );
		expect( await screen.findByText( 'Too short.' ) ).toBeVisible();
		expect( field() ).toHaveFocus();
		saves( { ...row, fields: [ KEY, { ...secret, isStored: true } ] } );
		await user.type( field(), 'xyz{Enter}' );
		expect(
			await screen.findByLabelText(
				'Remove the stored value of “Server”'
			)
		).toBeVisible();
		expect( field().closest( 'details' ) ).toBeNull();
	} );

	it( 'shows a link to its service, but no steps and no requirements, once connected', async () => {
		await openPage( [ { ...PARCELS, state: 'on' } ], 'parcels' );
		expect( within( details() ).queryByRole( 'listitem' ) ).toBeNull();
		expect( details() ).not.toHaveTextContent( /Read .* first\./ );
		expect(
			screen.getByRole( 'link', { name: /^Visit Parcels/ } )
		).toHaveAttribute( 'href', 'https://parcels.test/keys' );
	} );

	it( 'offers to close the window once connected, and focuses the offer, if the editor opened it', async () => {
		const close = jest.spyOn( window, 'close' ).mockReturnValue();
		window.opener = window;
		try {
			const { user } = await openPage( undefined, 'parcels' );
			expect( screen.queryByText( /close this window/ ) ).toBeNull();
			saves( { ...PARCELS, state: 'on' } );
			await user.type(
				screen.getByLabelText( 'Parcels key' ),
				'secret{Enter}'
			);
			expect(
				await screen.findByText(
					'Connected. You can close this window.'
				)
			).toBeVisible();
			expect( button( 'Close window' ) ).toHaveFocus();
			await user.click( button( 'Close window' ) );
			expect( close ).toHaveBeenCalledTimes( 1 );
		} finally {
			window.opener = null;
		}
	} );

	it( 'does not offer to close a window that the user opened', async () => {
		await openPage( [ { ...PARCELS, state: 'on' } ], 'parcels' );
		expect(
			screen.queryByRole( 'button', { name: 'Close window' } )
		).toBeNull();
	} );

	it( 'saves on Enter, shows the new state, and clears the secret field', async () => {
		const { user } = await openPage( undefined, 'parcels' );
		const platform = saves( {
			...PARCELS,
			state: 'on',
			sentences: [ 'Connected as Ada.' ],
			fields: [ { ...KEY, isStored: true, was: 'f00' }, SERVER ],
			canCheck: true,
		} );
		// The result is at the top of the row, which may be out of sight.
		const scrolled = jest.fn();
		Object.assign( details().parentElement ?? {}, {
			scrollIntoView: scrolled,
		} );
		await user.type(
			screen.getByLabelText( 'Parcels key' ),
			'secret{Enter}'
		);
		expect( await screen.findByText( 'Connected' ) ).toBeVisible();
		expect( scrolled ).toHaveBeenCalledTimes( 1 );
		expect(
			within( details() ).getByText( 'Connected as Ada.' )
		).toBeVisible();
		expect( screen.getByLabelText( 'Parcels key' ) ).toHaveValue( '' );
		expect( platform.requests( saveConnection )[ 0 ] ).toMatchObject( {
			data: {
				values: { key: 'secret', server: '' },
				was: { key: '', server: '' },
			},
		} );
		expect( button( 'Check connection' ) ).toBeVisible();
	} );

	it( 'removes a stored secret if its “Remove” box is checked', async () => {
		const { user } = await openPage(
			[
				{
					...PARCELS,
					state: 'on',
					fields: [ { ...KEY, isStored: true } ],
				},
			],
			'parcels'
		);
		const platform = saves( PARCELS );
		await user.click(
			screen.getByLabelText( 'Remove the stored value of “Parcels key”' )
		);
		expect( screen.getByLabelText( 'Parcels key' ) ).toBeDisabled();
		await user.click( button( 'Save' ) );
		await waitFor( () =>
			expect( platform.requests( saveConnection ) ).toHaveLength( 1 )
		);
		expect( platform.requests( saveConnection )[ 0 ] ).toMatchObject( {
			data: { values: { key: '' } },
		} );
	} );

	it( 'shows only the error of the last action', async () => {
		const { user } = await openPage(
			[ { ...PARCELS, state: 'on', canCheck: true } ],
			'parcels'
		);
		const notice = { selector: '.components-notice__content' };
		usePlatform( 'paid', [
			mock( saveConnection ).reply( () =>
				mockError( 503, { code: 'busy', message: 'Not saved.' } )
			),
			mock( checkConnection ).reply( () =>
				mockError( 503, { code: 'busy', message: 'Not checked.' } )
			),
		] );
		await user.click( button( 'Save' ) );
		await within( details() ).findByText( 'Not saved.', notice );
		await user.click( button( 'Check connection' ) );
		await within( details() ).findByText( 'Not checked.', notice );
		expect(
			within( details() ).queryByText( 'Not saved.', notice )
		).toBeNull();
		saves( PARCELS );
		await user.click( button( 'Save' ) );
		await waitFor( () =>
			expect(
				within( details() ).queryByText( 'Not checked.', notice )
			).toBeNull()
		);
	} );

	it( 'disconnects a service after a question, and moves the focus to the first field', async () => {
		const { user } = await openPage(
			[
				{
					...PARCELS,
					state: 'on',
					fields: [ { ...KEY, isStored: true }, SERVER ],
				},
			],
			'parcels'
		);
		const platform = saves( PARCELS );
		await user.type( screen.getByLabelText( 'Parcels key' ), 'half' );
		await user.click( button( 'Disconnect' ) );
		const dialog = screen.getByRole( 'dialog' );
		expect( dialog ).toHaveTextContent(
			/^Disconnect Parcels\? This site deletes its stored keys and passwords for the service\./
		);
		expect( platform.requests( saveConnection ) ).toHaveLength( 0 );
		await user.click(
			within( dialog ).getByRole( 'button', { name: 'Disconnect' } )
		);
		await waitFor( () =>
			expect( platform.requests( saveConnection )[ 0 ] ).toMatchObject( {
				data: { values: { key: '' } },
			} )
		);
		await waitFor( () =>
			expect(
				screen.queryByRole( 'button', { name: 'Disconnect' } )
			).toBeNull()
		);
		expect( screen.getByLabelText( 'Parcels key' ) ).toHaveFocus();
	} );

	it( 'keeps text that was typed while saving, and asks for confirmation before a user leaves the page', async () => {
		const { user } = await openPage( undefined, 'parcels' );
		const platform = saves( {
			...PARCELS,
			fields: [ KEY, { ...SERVER, value: 'https://a.test' } ],
		} );
		const { answer } = platform;
		let release = () => {};
		platform.answer = async ( request ) => {
			await new Promise< void >( ( done ) => ( release = done ) );
			return answer( request );
		};
		const server = screen.getByLabelText( 'Server' );
		await user.type( screen.getByLabelText( 'Parcels key' ), 'secret' );
		await user.type( server, 'https://a.test{Enter}' );
		await user.type( server, '/path' );
		release();
		await waitFor( () => expect( button( 'Save' ) ).toBeEnabled() );
		expect( screen.getByLabelText( 'Parcels key' ) ).toHaveValue( '' );
		expect( server ).toHaveValue( 'https://a.test/path' );
		expect(
			window.dispatchEvent(
				new Event( 'beforeunload', { cancelable: true } )
			)
		).toBe( false );
	} );

	it( 'neither sends nor clears unsaved text in other fields when it is disconnected', async () => {
		const { user } = await openPage(
			[
				{
					...PARCELS,
					state: 'on',
					fields: [ { ...KEY, isStored: true }, SERVER ],
				},
			],
			'parcels'
		);
		const platform = saves( PARCELS );
		await user.type( screen.getByLabelText( 'Server' ), 'https://a.test' );
		await user.click( button( 'Disconnect' ) );
		await user.click(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Disconnect',
			} )
		);
		await waitFor( () =>
			expect(
				screen.queryByRole( 'button', { name: 'Disconnect' } )
			).toBeNull()
		);
		expect( platform.requests( saveConnection )[ 0 ] ).toMatchObject( {
			data: { values: { key: '', server: '' } },
		} );
		expect( screen.getByLabelText( 'Server' ) ).toHaveValue(
			'https://a.test'
		);
	} );

	it( 'keeps the stored secret and the focus if disconnecting fails', async () => {
		const { user } = await openPage(
			[
				{
					...PARCELS,
					state: 'on',
					fields: [ { ...KEY, isStored: true } ],
				},
			],
			'parcels'
		);
		saves( PARCELS ).fault( saveConnection, 'not-json' );
		await user.click( button( 'Disconnect' ) );
		await user.click(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Disconnect',
			} )
		);
		await screen.findAllByText( /This site did not answer\./ );
		await waitFor( () => expect( button( 'Disconnect' ) ).toBeEnabled() );
		expect( button( 'Disconnect' ) ).toHaveFocus();
	} );

	it( 'keeps a rejected value, focuses the value’s field and shows the reason', async () => {
		const { user } = await openPage( undefined, 'parcels' );
		saves( PARCELS, { server: 'Enter a full address.' } );
		await user.type( screen.getByLabelText( 'Server' ), 'nowhere' );
		await user.click( button( 'Save' ) );
		expect(
			await screen.findByText( 'Enter a full address.' )
		).toBeVisible();
		const field = screen.getByLabelText( 'Server' );
		expect( field ).toHaveValue( 'nowhere' );
		expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( field ).toHaveFocus();
		expect( field ).toHaveAccessibleDescription( /Enter a full address\./ );
		await user.type( field, '!' );
		expect( field ).not.toHaveAttribute( 'aria-invalid', 'true' );
	} );

	it( 'asks for a value if Save is pressed with an empty form, and sends nothing', async () => {
		const { platform, user } = await openPage( undefined, 'parcels' );
		await user.click( button( 'Save' ) );
		const field = screen.getByLabelText( 'Parcels key' );
		expect( field ).toHaveFocus();
		expect( field ).toHaveAccessibleDescription(
			/^Nothing was entered\. Fill in “Parcels key” first\./
		);
		expect( platform.requests( saveConnection ) ).toEqual( [] );
	} );

	it( 'keeps the typed text when closed and reopened', async () => {
		const { user } = await openPage( undefined, 'parcels' );
		await user.type( screen.getByLabelText( 'Parcels key' ), 'half' );
		await user.click( button( 'Close: Parcels' ) );
		await user.click( button( 'Connect: Parcels' ) );
		expect( screen.getByLabelText( 'Parcels key' ) ).toHaveValue( 'half' );
	} );

	it( 'makes the browser ask for confirmation before a user leaves the page with unsaved input', async () => {
		const { user } = await openPage(
			[ { ...PARCELS, fields: [ { ...KEY, isStored: true }, SERVER ] } ],
			'parcels'
		);
		const leave = () =>
			! window.dispatchEvent(
				new Event( 'beforeunload', { cancelable: true } )
			);
		const remove = screen.getByRole( 'checkbox' );
		expect( leave() ).toBe( false );
		await user.type( screen.getByLabelText( 'Server' ), 'h' );
		await user.click( button( 'Close: Parcels' ) );
		expect( leave() ).toBe( true );
		await user.click( button( 'Connect: Parcels' ) );
		await user.clear( screen.getByLabelText( 'Server' ) );
		expect( leave() ).toBe( false );
		await user.click( screen.getByRole( 'checkbox' ) );
		expect( leave() ).toBe( true );
		saves( PARCELS );
		await user.click( button( 'Save' ) );
		await waitFor( () => expect( leave() ).toBe( false ) );
		expect( remove ).not.toBeInTheDocument();
	} );

	it.each( [ 'not-json', 'cut' ] as const )(
		'shows an error and keeps the typed text if saving fails (%s)',
		async ( fault ) => {
			const { user } = await openPage( undefined, 'parcels' );
			saves( PARCELS ).fault( saveConnection, fault );
			await user.type( screen.getByLabelText( 'Parcels key' ), 'secret' );
			await user.click( button( 'Save' ) );
			expect(
				( await screen.findAllByText( /This site did not answer\./ ) )
					.length
			).toBeGreaterThan( 0 );
			expect( screen.getByLabelText( 'Parcels key' ) ).toHaveValue(
				'secret'
			);
			expect( button( 'Save' ) ).toBeEnabled();
		}
	);

	it( 'shows the result of a check', async () => {
		const { user } = await openPage(
			[ { ...PARCELS, state: 'on', canCheck: true } ],
			'parcels'
		);
		saves( {
			...PARCELS,
			state: 'failing',
			sentences: [ 'Parcels rejected this key.' ],
		} );
		await user.click( button( 'Check connection' ) );
		expect( await screen.findByText( 'Needs attention' ) ).toBeVisible();
		expect(
			within( details() ).getByText( 'Parcels rejected this key.' )
		).toBeVisible();
	} );

	it( 'explains where to enter its values if they cannot be entered on this page', async () => {
		await openPage(
			[
				{
					...PARCELS,
					fields: [],
					elsewhere: 'The key is set by PARCELS_KEY on the server.',
					links: [ { label: 'Open Connectors', url: '/connectors' } ],
				},
			],
			'parcels'
		);
		expect( screen.queryByRole( 'button', { name: 'Save' } ) ).toBeNull();
		expect(
			screen.getByText( 'The key is set by PARCELS_KEY on the server.' )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Open Connectors' } )
		).toHaveAttribute( 'href', '/connectors' );
	} );
} );
