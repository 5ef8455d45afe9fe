import { mock, type Mock } from '#shared/request';
import {
	checkConnection,
	listConnections,
	saveConnection,
	type Connection,
	type ConnectionField,
} from './api';

/**
 * Returns a connection that has no fields and is not connected.
 *
 * @param change Properties that differ from the defaults.
 */
export const connectionOf = (
	change: Partial< Connection > = {}
): Connection => ( {
	id: 'parcels',
	name: 'Parcels',
	group: 'payments',
	choice: '',
	purpose: 'Sends parcels.',
	help: '',
	state: 'off',
	sentences: [],
	users: [],
	sent: 'The service is contacted never. It receives nothing.',
	where: '',
	steps: [],
	details: [],
	fields: [],
	elsewhere: '',
	links: [],
	canCheck: false,
	...change,
} );

/**
 * Returns an empty text field.
 *
 * @param change Properties that differ from the defaults.
 */
export const fieldOf = (
	change: Partial< ConnectionField > = {}
): ConnectionField => ( {
	name: 'key',
	label: 'Parcels key',
	help: 'Copy it from your account.',
	control: 'text',
	value: '',
	isStored: false,
	was: '',
	choices: [],
	isOptional: false,
	...change,
} );

export const mocks: readonly Mock[] = [
	mock( listConnections ).reply( () => [ connectionOf() ] ),
	mock( saveConnection ).reply( () => ( {
		connection: connectionOf( { state: 'on' } ),
		problems: {},
	} ) ),
	mock( checkConnection ).reply( () => connectionOf( { state: 'on' } ) ),
];
