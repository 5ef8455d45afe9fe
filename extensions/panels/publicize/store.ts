import { call } from '#shared/api';
import {
	createReduxStore,
	dispatch,
	register,
	select as read,
} from '@wordpress/data';
import { readConnections, type Connection } from './api';
import {
	initialThread,
	reduceThread,
	type CardEntry,
	type ThreadAction,
	type ThreadState,
} from './threads/state';
import type { Thread } from './threads/endpoints';

/** The connections from the last test; null before the first test. */
type State = ThreadState & { connections: readonly Connection[] | null };

type Action =
	| { type: 'SET_CONNECTIONS'; connections: readonly Connection[] }
	| ThreadAction;

const initial: State = { connections: null, ...initialThread };

const actions = {
	setConnections: ( connections: readonly Connection[] ): Action => ( {
		type: 'SET_CONNECTIONS',
		connections,
	} ),
	setThread: ( thread: Thread ): Action => ( { type: 'SET_THREAD', thread } ),
	setStale: (): Action => ( { type: 'SET_STALE' } ),
	setCards: (
		cards: Readonly< Record< string, CardEntry > > | null
	): Action => ( { type: 'SET_CARDS', cards } ),
};

const described = createReduxStore( 'dovetail/publicize', {
	reducer: ( state: State = initial, action: Action ): State => {
		switch ( action.type ) {
			case 'SET_CONNECTIONS':
				return { ...state, connections: action.connections };
			case 'SET_THREAD':
			case 'SET_STALE':
			case 'SET_CARDS':
				return reduceThread( state, action );
			default:
				return state;
		}
	},
	actions,
	selectors: {
		getConnections: ( { connections }: State ) => connections,
		getTweets: ( { tweets }: State ) => tweets,
		/** Warnings about content that is missing from the tweets, or in a different tweet than expected. */
		getWarnings: ( { warnings }: State ) => warnings,
		/** Whether the tweets have been generated at least once. */
		isThreadKnown: ( { isKnown }: State ) => isKnown,
		/** Whether the tweets may be outdated, because the last update failed. */
		isThreadStale: ( { isStale }: State ) => isStale,
		getTwitterCards: ( { twitterCards }: State ) => twitterCards,
	},
} );

let isRegistered = false;

/** Returns the store `dovetail/publicize`, and registers it on first use. */
export function publicizeStore(): typeof described {
	if ( ! isRegistered ) {
		isRegistered = true;
		register( described );
	}
	return described;
}

/** Tests every connection. On failure, keeps the previous results and shows no notice. */
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
