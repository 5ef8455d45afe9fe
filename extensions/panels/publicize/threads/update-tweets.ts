import { call } from '#shared/api';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { serialize } from '@wordpress/blocks';
import { throttle } from '@wordpress/compose';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select, subscribe } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { postConnections } from '../editor/use-post';
import { canBeThread } from '../rules/connections';
import { publicizeStore } from '../store';
import { annotate, removeAnnotations } from './editor/annotations';
import { parseThread, readCards, type Thread } from './endpoints';
import type { CardEntry } from './state';

/** Meta key for sharing the post as a thread. */
export const FIELD = 'jetpack_is_tweetstorm';

/** Meta key of the message. */
export const MESSAGE = 'jetpack_publicize_message';

type Select = typeof select;

/**
 * Whether the edited post is shared as a thread, to at least one network with threads; undefined if the post type lacks
 * the field.
 */
export function isThread( from: Select ): boolean | undefined {
	const meta = from( editorStore ).getEditedPostAttribute( 'meta' ) as
		Record< string, unknown > | undefined;
	return typeof meta?.[ FIELD ] === 'boolean'
		? meta[ FIELD ] && canBeThread( postConnections( from ) )
		: undefined;
}

/** Returns the author's message; empty if the author wrote none. */
export function messageOf( from: Select ): string {
	const meta = from( editorStore ).getEditedPostAttribute( 'meta' ) as
		Record< string, unknown > | undefined;
	return String( meta?.[ MESSAGE ] ?? '' );
}

/** Whether the author is typing, dragging or selecting. The layout should not shift meanwhile. */
export function isBusy( from: Select ): boolean {
	const editor = from( blockEditorStore );
	const { offset: start } = editor.getSelectionStart();
	const { offset: end } = editor.getSelectionEnd();
	return (
		editor.isTyping() ||
		editor.isDraggingBlocks() ||
		editor.isMultiSelecting() ||
		editor.hasMultiSelection() ||
		start !== end
	);
}

let isFollowing = false;

/**
 * Updates the tweets while the author writes a post that is shared as a thread, and highlights their ends in the text.
 */
export function keepTweetsUpdated(): void {
	if ( isFollowing ) {
		return;
	}
	isFollowing = true;
	let blocks: unknown = null;
	let marked: unknown = null;

	function follow(): void {
		if (
			! isThread( select ) ||
			select( editorStore ).isCurrentPostPublished()
		) {
			unmark();
			blocks = null;
			return;
		}
		const now = select( blockEditorStore ).getBlocks();
		if ( now !== blocks ) {
			blocks = now;
			refreshTweets();
		}
		const tweets = select( publicizeStore() ).getTweets();
		if ( select( blockEditorStore ).isTyping() || ! isFresh() ) {
			unmark();
		} else if ( marked !== tweets ) {
			marked = tweets;
			annotate( tweets );
		}
	}

	function unmark(): void {
		if ( marked ) {
			marked = null;
			removeAnnotations();
		}
	}

	// The core data store contains the post's edits, including the author's sharing choice.
	for ( const store of [
		coreStore,
		editorStore,
		blockEditorStore,
		publicizeStore(),
	] ) {
		subscribe( follow, store );
	}
	follow();
}

type EditedBlock = {
	clientId: string;
	attributes: Record< string, unknown >;
	innerBlocks: readonly EditedBlock[];
};

/** Minimum number of milliseconds between two requests for a post's tweets. */
const MIN_INTERVAL_MS = 2000;

/** Same limit as `Thread_Cards::MAX_URLS` on the server. */
const MAX_URLS_PER_REQUEST = 20;

/** The blocks from which the stored tweets were generated. */
let known: readonly EditedBlock[] | null = null;

/** Number of requests so far. Responses to earlier requests are ignored. */
let asked = 0;

const current = () => select( blockEditorStore ).getBlocks() as EditedBlock[];

/** Whether the stored tweets match the current content of the post. */
export const isFresh = (): boolean => known === current();

/**
 * Requests the post's tweets, at most every two seconds. If a request fails, the previous tweets stay, and only the
 * preview shows an error.
 */
export const refreshTweets = throttle( () => void refresh(), MIN_INTERVAL_MS );

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
		// The next edit triggers another request. A failure does not affect sharing, because the server generates the
		// tweets again.
		if ( number === asked ) {
			dispatch( publicizeStore() ).setStale();
		}
	}
}

/** Returns the client IDs of inner blocks in depth-first order. */
const within = ( { innerBlocks }: EditedBlock ): string[] =>
	innerBlocks.flatMap( ( block ) => [ block.clientId, ...within( block ) ] );

/** Requests the cards of linked pages, once per page. Pages that cannot be fetched get no card. */
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
	for ( let at = 0; at < unknown.length; at += MAX_URLS_PER_REQUEST ) {
		const some = unknown.slice( at, at + MAX_URLS_PER_REQUEST );
		try {
			const cards = await call( readCards, { data: { urls: some } } );
			setCards( all( some, ( url ) => cards.get( url ) ?? 'failed' ) );
		} catch {
			setCards( all( some, () => 'failed' ) );
		}
	}
}
