import { call } from '#shared/api';
import {
	createReduxStore,
	dispatch,
	register,
	select as read,
} from '@wordpress/data';
import { readConnections, type Connection } from './api';

/** Null until the connections were tested once. */
type State = { connections: readonly Connection[] | null };

type Action = {
	type: 'SET_CONNECTIONS';
	connections: readonly Connection[];
};

const initial: State = { connections: null };

const setConnections = ( connections: readonly Connection[] ): Action => ( {
	type: 'SET_CONNECTIONS',
	connections,
} );

const described = createReduxStore( 'dovetail/publicize', {
	reducer: ( state: State = initial, action: Action ): State =>
		action.type === 'SET_CONNECTIONS'
			? { ...state, connections: action.connections }
			: state,
	actions: { setConnections },
	selectors: {
		/** The connections as they were tested last; null before. */
		getConnections: ( { connections }: State ) => connections,
	},
} );

let isRegistered = false;

/** The store `dovetail/publicize`, registered when it is first asked for. */
export function publicizeStore(): typeof described {
	if ( ! isRegistered ) {
		isRegistered = true;
		register( described );
	}
	return described;
}

/** Has every connection tested. What was known stays where that fails, and nobody is told. */
export async function testConnections(): Promise< void > {
	const store = publicizeStore();
	try {
		const connections = await call( readConnections );
		dispatch( store ).setConnections( connections );
	} catch {
		dispatch( store ).setConnections(
			read( store ).getConnections() ?? []
		);
	}
}
