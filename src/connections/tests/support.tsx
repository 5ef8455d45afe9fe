import { mock } from '#shared/request';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlatform } from '../../../tests/harness/api';
import { listConnections, type Connection } from '../api';
import { connectionOf, fieldOf, mocks } from '../api.mock';
import { ConnectionsPage } from '../connections-page';

/** The field for a key. */
export const KEY = fieldOf( { control: 'secret' } );

/** The field for the address of a server. */
export const SERVER = fieldOf( {
	name: 'server',
	label: 'Server',
	control: 'url',
} );

/** A newsletter service that an author chooses in a post. */
export const LETTERS = connectionOf( {
	id: 'letters',
	name: 'Letters',
	purpose: 'Sends letters.',
	group: 'newsletters',
	choice: 'post',
} );

/** A second service of the same kind as `LETTERS`. */
export const CARDS = { ...LETTERS, id: 'cards', name: 'Cards' };

/** A service with instructions, two fields and help. */
export const PARCELS = connectionOf( {
	where: 'https://parcels.test/keys',
	steps: [
		'<a>Open your keys at Parcels</a>. It is free.',
		'Paste the key below.',
	],
	fields: [ KEY, SERVER ],
	help: 'Read https://parcels.test/rules/ first.',
	details: [ 'A limited key needs the right to send.' ],
	users: [ 'Donations' ],
} );

const BOOKS = connectionOf( {
	id: 'books',
	name: 'Books',
	purpose: 'Shows books.',
	group: 'bookings',
	state: 'free',
} );

/** Opens the page with the given connections; `id` is the open one. */
export async function openPage(
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
	render(
		<ConnectionsPage
			blocks={ [
				{
					title: 'Business Hours',
					words: 'Business Hours opening times',
				},
			] }
		/>
	);
	await screen.findByRole( 'searchbox' );
	return { platform, user: userEvent.setup() };
}

/** Returns the button with the given name. */
export const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );
