import { act, fireEvent, render, screen } from '@testing-library/react';
import { usePlatform } from '../../../../tests/harness/api';
import { mocks } from '../api.mock';
import { ManageLink, NewWindow } from '../editor/connections';

const HREF = 'https://example.org/settings?publicize_popup=true';

function press( open: () => unknown ) {
	jest.useFakeTimers();
	const platform = usePlatform( 'paid', mocks );
	jest.spyOn( window, 'open' ).mockImplementation( open as never );
	render(
		<ManageLink href={ HREF }>
			Manage connections
			<NewWindow />
		</ManageLink>
	);
	fireEvent.click(
		screen.getByRole( 'link', {
			name: 'Manage connections (opens in a new window)',
		} )
	);
	return platform;
}

const pass = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( milliseconds ) );

afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

it( 'the connection pop-up is checked every 500 ms, and all connections are tested after the pop-up closes', async () => {
	const popup = { closed: false };
	const { requests } = press( () => popup );
	expect( window.open ).toHaveBeenCalledWith(
		HREF,
		'dovetail-publicize',
		expect.stringContaining( 'width=780,height=700' )
	);
	await pass( 499 );
	popup.closed = true;
	await pass( 1 );
	expect( requests() ).toEqual( [] );
	// Wait for one more interval to catch a late message.
	await pass( 499 );
	expect( requests() ).toEqual( [] );
	await pass( 1 );
	expect( requests().map( ( { path } ) => path ) ).toEqual( [
		'/wpcom/v2/publicize/connection-test-results',
	] );
} );

it( 'a blocked pop-up shows an error and starts no connection test', async () => {
	const { requests } = press( () => null );
	await pass( 1000 );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Your browser blocked the pop-up. Allow pop-ups for this site and try again.'
	);
	expect( requests() ).toEqual( [] );
} );
