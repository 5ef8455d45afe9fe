import { CONNECTION_GROUPS } from '#shared/definitions';
import { mock, mockError } from '#shared/request';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlatform } from '../../../tests/harness/api';
import { listConnections } from '../api';
import { connectionOf } from '../api.mock';
import { ConnectionsPage } from '../connections-page';
import { CARDS, LETTERS, PARCELS, button, openPage } from './support';

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

	it( 'names blocks that a search finds and that need no connection, instead of “nothing found”', async () => {
		const { user } = await openPage();
		await user.type( screen.getByRole( 'searchbox' ), 'opening' );
		expect(
			screen.getByText(
				'No connection is needed for Business Hours. To add a block, type “/” and its name in an empty line of a page or post.'
			)
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Show all connections' } )
		).toBeNull();
		await user.clear( screen.getByRole( 'searchbox' ) );
		expect( screen.queryByText( /No connection is needed/ ) ).toBeNull();
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
		render( <ConnectionsPage blocks={ [] } /> );
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
