import { CONNECTION_GROUPS } from '#shared/definitions';
import { mock, mockError } from '#shared/request';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlatform } from '../../../tests/harness/api';
import {
	checkConnection,
	listConnections,
	saveConnection,
	type Connection,
} from '../api';
import { connectionOf, fieldOf, mocks } from '../api.mock';
import { ConnectionsPage } from '../connections-page';

const KEY = fieldOf( { control: 'secret' } );
const SERVER = fieldOf( { name: 'server', label: 'Server', control: 'url' } );

const LETTERS = connectionOf( {
	id: 'letters',
	name: 'Letters',
	purpose: 'Sends letters.',
	group: 'newsletters',
	choice: 'post',
} );
const CARDS = { ...LETTERS, id: 'cards', name: 'Cards' };
const PARCELS = connectionOf( {
	where: 'https://parcels.test/keys',
	steps: [
		'<a>Open your keys at Parcels</a>. It is free.',
		'Paste the key below.',
	],
	fields: [ KEY, SERVER ],
	help: 'Read https://parcels.test/rules/ first.',
	users: [ 'Donations' ],
} );
const BOOKS = connectionOf( {
	id: 'books',
	name: 'Books',
	purpose: 'Shows books.',
	group: 'bookings',
	state: 'free',
} );

async function openPage(
	connections: readonly Connection[] = [ PARCELS, LETTERS, CARDS, BOOKS ],
	id = ''
) {
	window.history.replaceState(
		null,
		'',
		`/?page=x${ id && `&connection=${ id }` }`
	);
	const platform = usePlatform( 'paid', [
		mock( listConnections ).reply( () => [ ...connections ] ),
		...mocks.slice( 1 ),
	] );
	render( <ConnectionsPage /> );
	await screen.findByRole( 'searchbox' );
	return { platform, user: userEvent.setup() };
}

const saves = (
	connection: Connection,
	problems: Record< string, string > = {}
) =>
	usePlatform( 'paid', [
		mock( saveConnection ).reply( () => ( { connection, problems } ) ),
		mock( checkConnection ).reply( () => connection ),
	] );

const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );

/** Returns the details of the open row, because announcements repeat some of this text elsewhere on the page. */
const details = () => screen.getByRole( 'group', { name: 'Parcels' } );

describe( 'the list of connections', () => {
	it( 'shows each connection in its group, with name, purpose, state and one button', async () => {
		await openPage();
		const group = screen.getByRole( 'region', { name: 'Take payments' } );
		const row = within( group ).getByRole( 'listitem' );
		expect( row ).toHaveTextContent( /^PParcelsSends parcels\./ );
		expect( within( row ).getByText( 'P' ) ).toHaveAttribute(
			'aria-hidden',
			'true'
		);
		expect( row ).toHaveTextContent( 'Not connected' );
		expect( within( row ).getAllByRole( 'button' ) ).toEqual( [
			within( row ).getByRole( 'button', { name: 'Connect: Parcels' } ),
		] );
		expect(
			within(
				screen.getByRole( 'region', {
					name: 'Show bookings and events',
				} )
			).getByText( 'Works without an account' )
		).toBeVisible();
	} );

	it( 'names each group after what the site owner wants to do', async () => {
		await openPage(
			CONNECTION_GROUPS.map( ( group ) =>
				connectionOf( { id: group, group } )
			)
		);
		expect(
			screen
				.getAllByRole( 'region' )
				.map(
					( group ) =>
						within( group ).getByRole( 'heading', { level: 2 } )
							.textContent
				)
		).toEqual( [
			'Take payments',
			'Send newsletters',
			'Share posts',
			'Find pictures',
			'Show maps',
			'Show bookings and events',
			'Protect forms',
		] );
	} );

	it( 'shows two services for one purpose as alternatives', async () => {
		// WordPress's name of a language that the browser does not know.
		document.documentElement.lang = 'pt-PT-ao90';
		await openPage();
		document.documentElement.lang = '';
		const group = screen.getByRole( 'region', {
			name: 'Send newsletters',
		} );
		expect(
			within( group ).getByText(
				'One of these is enough: Letters or Cards'
			)
		).toBeVisible();
	} );

	it( 'shows which of the alternatives need no account', async () => {
		await openPage( [ LETTERS, { ...CARDS, state: 'free' } ] );
		expect(
			screen.getByText(
				'One of these is enough: Letters or Cards. No account is needed for Cards.'
			)
		).toBeVisible();
	} );

	it( 'shows only the connections that a search finds, or a button to show all', async () => {
		const { user } = await openPage();
		await user.type( screen.getByRole( 'searchbox' ), 'parc' );
		expect( screen.getAllByRole( 'region' ) ).toHaveLength( 1 );
		await user.type( screen.getByRole( 'searchbox' ), 'zz' );
		expect( screen.queryAllByRole( 'region' ) ).toHaveLength( 0 );
		await user.click( button( 'Show all connections' ) );
		expect( screen.getAllByRole( 'region' ) ).toHaveLength( 3 );
	} );

	it( 'shows why loading failed, with a button to try again', async () => {
		let isBroken = true;
		usePlatform( 'paid', [
			mock( listConnections ).reply( () =>
				isBroken
					? mockError( 503, {
							code: 'database_refused',
							message: 'The database did not answer.',
						} )
					: [ PARCELS ]
			),
		] );
		render( <ConnectionsPage /> );
		expect(
			( await screen.findAllByText( 'The database did not answer.' ) )
				.length
		).toBeGreaterThan( 0 );
		isBroken = false;
		await userEvent.click( button( 'Try again' ) );
		expect( await screen.findByText( 'Parcels' ) ).toBeVisible();
	} );
} );

describe( 'a connection’s URL', () => {
	it( 'opens the connection’s row, with the focus in the first field', async () => {
		await openPage( undefined, 'parcels' );
		expect( screen.getByLabelText( 'Parcels key' ) ).toHaveFocus();
	} );

	it( 'moves the focus to the row’s details if the connection has no fields', async () => {
		await openPage( undefined, 'books' );
		expect( screen.getByRole( 'group', { name: 'Books' } ) ).toHaveFocus();
	} );

	it( 'is in the address bar while the connection’s row is open, and works with the Back button', async () => {
		const { user } = await openPage();
		await user.click( button( 'Connect: Parcels' ) );
		expect( window.location.search ).toBe( '?page=x&connection=parcels' );
		expect( screen.getByLabelText( 'Parcels key' ) ).toHaveFocus();
		await user.click( button( 'Close: Parcels' ) );
		expect( window.location.search ).toBe( '?page=x' );
		expect( screen.queryByLabelText( 'Parcels key' ) ).toBeNull();
		act( () => {
			window.history.replaceState(
				null,
				'',
				'/?page=x&connection=letters'
			);
			window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		} );
		expect( button( 'Close: Letters' ) ).toBeVisible();
	} );

	it( 'leads to a message and a usable list if the connection does not exist', async () => {
		await openPage( undefined, 'tumblr' );
		expect(
			screen.getAllByText(
				'There is no connection “tumblr” on this site. Choose one below.'
			).length
		).toBeGreaterThan( 0 );
		expect( button( 'Connect: Parcels' ) ).toBeVisible();
	} );
} );

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

	it( 'shows a link to its service, but no steps, once connected', async () => {
		await openPage( [ { ...PARCELS, state: 'on' } ], 'parcels' );
		expect( within( details() ).queryByRole( 'listitem' ) ).toBeNull();
		expect(
			screen.getByRole( 'link', { name: /^Visit Parcels/ } )
		).toHaveAttribute( 'href', 'https://parcels.test/keys' );
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
			[ { ...PARCELS, canCheck: true } ],
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
