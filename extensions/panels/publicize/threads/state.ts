import type { Card, Thread } from './endpoints';

/** Loading state of a page's card. */
export type CardEntry = 'loading' | 'failed' | Card;

/** State of the edited post's thread. */
export type ThreadState = Thread & {
	/** Whether a response has arrived. Until then, the number of tweets is unknown. */
	isKnown: boolean;
	isStale: boolean;
	twitterCards: Readonly< Record< string, CardEntry > >;
};

export type ThreadAction =
	| { type: 'SET_THREAD'; thread: Thread }
	| { type: 'SET_STALE' }
	| {
			type: 'SET_CARDS';
			/** Loaded link cards by URL, to merge with those already known. Null if no tweet contains a link. */
			cards: Readonly< Record< string, CardEntry > > | null;
	  };

export const initialThread: ThreadState = {
	tweets: [],
	warnings: [],
	isKnown: false,
	isStale: false,
	twitterCards: {},
};

/** Returns the state after an action. */
export function reduceThread< State extends ThreadState >(
	state: State,
	action: ThreadAction
): State {
	switch ( action.type ) {
		case 'SET_THREAD':
			return {
				...state,
				...action.thread,
				isKnown: true,
				isStale: false,
			};
		case 'SET_STALE':
			return { ...state, isStale: true };
		case 'SET_CARDS':
			return {
				...state,
				twitterCards: action.cards
					? { ...state.twitterCards, ...action.cards }
					: {},
			};
	}
}

/** Returns a tweet with the card of the first linked page that has a card. Tweets with media get no card. */
export function withCard(
	tweet: Thread[ 'tweets' ][ number ],
	cards: ThreadState[ 'twitterCards' ]
) {
	const known = tweet.urls.map( ( url ) => cards[ url ] );
	const card = known.find( ( entry ) => typeof entry === 'object' );
	return {
		...tweet,
		card: tweet.media.length === 0 && ! tweet.tweet ? card : undefined,
	};
}
