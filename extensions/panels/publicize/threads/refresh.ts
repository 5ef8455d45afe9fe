import { call } from '#shared/api';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { serialize } from '@wordpress/blocks';
import { throttle } from '@wordpress/compose';
import { dispatch, select } from '@wordpress/data';
import { publicizeStore } from '../store';
import { parseThread, readCards, type Thread } from './endpoints';
import type { CardEntry } from './state';

type EditedBlock = {
	clientId: string;
	attributes: Record< string, unknown >;
	innerBlocks: readonly EditedBlock[];
};

/** Milliseconds between two questions for the tweets of a post. */
const PAUSE = 2000;

/** Number of URLs whose cards are requested at once. */
const AT_ONCE = 20;

/** The blocks of which the tweets that are known were made. */
let known: readonly EditedBlock[] | null = null;

/** Number of the latest request: responses to earlier ones are ignored. */
let asked = 0;

const current = () => select( blockEditorStore ).getBlocks() as EditedBlock[];

/** Whether the tweets that are known are those of the post as it is now. */
export const isFresh = (): boolean => known === current();

/**
 * Updates the tweets of the post, at most every two seconds. After a failure, the previous ones stay, and only the
 * preview shows the error.
 */
export const refreshTweets = throttle( () => void refresh(), PAUSE );

async function refresh(): Promise< void > {
	const blocks = current();
	const number = ++asked;
	try {
		const thread = await call( parseThread, {
			data: {
				blocks: blocks.map( ( block ) => ( {
					clientId: block.clientId,
					block: serialize( block as never ),
					attributes: block.attributes,
					clientIds: within( block ),
				} ) ),
			},
		} );
		if ( number === asked ) {
			known = blocks;
			dispatch( publicizeStore() ).setThread( thread );
			await refreshCards( thread.tweets );
		}
	} catch {
		// The next change of the post asks again; the network's own text is made by the job, which does not need this.
		if ( number === asked ) {
			dispatch( publicizeStore() ).setStale();
		}
	}
}

/** Ids of the blocks within a block, each before those within itself. */
const within = ( { innerBlocks }: EditedBlock ): string[] =>
	innerBlocks.flatMap( ( block ) => [ block.clientId, ...within( block ) ] );

/** Asks for the cards of the pages that tweets lead to, of each page once. Pages that cannot be asked have none. */
export async function refreshCards(
	tweets: Thread[ 'tweets' ]
): Promise< void > {
	const { setCards } = dispatch( publicizeStore() );
	const urls = [ ...new Set( tweets.flatMap( ( tweet ) => tweet.urls ) ) ];
	if ( urls.length === 0 ) {
		setCards( null );
		return;
	}
	const there = select( publicizeStore() ).getTwitterCards();
	const unknown = urls.filter( ( url ) => ! Object.hasOwn( there, url ) );
	const all = ( some: string[], entry: ( url: string ) => CardEntry ) =>
		Object.fromEntries( some.map( ( url ) => [ url, entry( url ) ] ) );
	setCards( all( unknown, () => 'loading' ) );
	for ( let at = 0; at < unknown.length; at += AT_ONCE ) {
		const some = unknown.slice( at, at + AT_ONCE );
		try {
			const cards = await call( readCards, { data: { urls: some } } );
			setCards( all( some, ( url ) => cards.get( url ) ?? 'failed' ) );
		} catch {
			setCards( all( some, () => 'failed' ) );
		}
	}
}
