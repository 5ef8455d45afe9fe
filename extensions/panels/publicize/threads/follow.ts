import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { select, subscribe } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { publicizeStore } from '../store';
import { annotate, removeAnnotations } from './editor/annotations';
import { isFresh, refreshTweets } from './refresh';

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

	// WordPress keeps the edits of a post, the author's choice among them, in the store of its core data.
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
