import { call } from '#shared/api';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { serialize } from '@wordpress/blocks';
import { throttle } from '@wordpress/compose';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select, subscribe } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { publicizeStore } from '../store';
import { annotate, removeAnnotations } from './editor/annotations';
import { parseThread, readCards, type Thread } from './endpoints';
import type { CardEntry } from './state';

/** The post's own field that says whether it is shared as a thread. */
export const FIELD = 'jetpack_is_tweetstorm';

/** The post's own field of the words about it. */
export const MESSAGE = 'jetpack_publicize_message';

type Select = typeof select;

/** Whether the post that is edited is shared as a thread; undefined where posts of its kind keep no such thing. */
export function isThread( from: Select ): boolean | undefined {
	const meta = from( editorStore ).getEditedPostAttribute( 'meta' ) as
		Record< string, unknown > | undefined;
	return typeof meta?.[ FIELD ] === 'boolean' ? meta[ FIELD ] : undefined;
}

/** The author's words about the post that is edited; empty for none. */
export function messageOf( from: Select ): string {
	const meta = from( editorStore ).getEditedPostAttribute( 'meta' ) as
		Record< string, unknown > | undefined;
	return String( meta?.[ MESSAGE ] ?? '' );
}

/** Whether the author is in the midst of something, and nothing else shall move. */
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

/** Updates the tweets as the author writes, while the post is shared as a thread, and marks their ends in the text. */
export function followThread(): void {
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

	// Edits of a post, including the author's sharing choice, are kept in the core data store.
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

/** Milliseconds between two questions for the tweets of a post. */
const PAUSE = 2000;

/** Addresses for whose cards is asked at once. */
const AT_ONCE = 20;

/** The blocks of which the tweets that are known were made. */
let known: readonly EditedBlock[] | null = null;

/** How often was asked: an answer that a later one has overtaken is none. */
let asked = 0;

const current = () => select( blockEditorStore ).getBlocks() as EditedBlock[];

/** Whether the tweets that are known are those of the post as it is now. */
export const isFresh = (): boolean => known === current();

/** Has the tweets of the post made anew, once in two seconds. What was known stays where that fails, and only who looks at the preview is told. */
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
