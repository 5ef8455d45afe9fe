import { useRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { useEffect, useState } from '@wordpress/element';
import { messages } from './messages';

/** The data registry of the editor. */
export type Registry = ReturnType< typeof useRegistry >;

/** Name of the store of the edited post. Not imported, because the widgets screen does not load its package. */
const EDITOR_STORE = 'core/editor';

type Selectors = {
	getCurrentPostId(): unknown;
	getCurrentPostType(): unknown;
	isCurrentPostPublished(): boolean;
	isPostSavingLocked(): boolean;
	isEditedPostDirty(): boolean;
	didPostSaveRequestFail(): boolean;
};

type Actions = { savePost(): Promise< unknown > };

type EditedPost = { id: number; type: string };

/** Returns the edited post, or null on the widgets screen and for templates that exist only as theme files. */
export function editedPost( registry: Registry ): EditedPost | null {
	const editor = selectorsOf( registry );
	const id = editor?.getCurrentPostId();
	const type = editor?.getCurrentPostType();
	return typeof id === 'number' && id > 0 && typeof type === 'string' && type
		? { id, type }
		: null;
}

/**
 * Saves the edited post, if there is one. Resolves to false if saving fails, if the post still has unsaved changes, or
 * if an upload locks saving.
 */
async function savePost( registry: Registry ): Promise< boolean > {
	const editor = selectorsOf( registry );
	if ( ! editor?.getCurrentPostId() ) {
		return true;
	}
	if ( editor.isPostSavingLocked() ) {
		return false;
	}
	await ( registry.dispatch( EDITOR_STORE ) as Actions ).savePost();
	return ! editor.didPostSaveRequestFail() && ! editor.isEditedPostDirty();
}

function selectorsOf( registry: Registry ): Selectors | undefined {
	return registry.select( EDITOR_STORE ) as Selectors | undefined;
}

/** Navigation of the current page. An object, so that tests can replace its methods. */
export const page = {
	goTo( address: string ): void {
		window.location.assign( address );
	},
	reload(): void {
		window.location.reload();
	},
};

/** ID shared by all notices about a failed attempt to leave, so that a new notice replaces the previous one. */
const NOTICE_ID = 'dovetail-blocks-leaving';

/** Shows a notice that explains why the author has not left the page. */
export function sayWhy( registry: Registry, sentence: string ): void {
	registry
		.dispatch( noticesStore )
		.createErrorNotice( sentence, { id: NOTICE_ID } );
}

/** Removes the notice of an earlier attempt. */
export function forgetWhy( registry: Registry ): void {
	registry.dispatch( noticesStore ).removeNotice( NOTICE_ID );
}

/**
 * Saves the post, then runs the given navigation. If saving fails, shows a notice instead. Resolves to whether the
 * navigation ran.
 */
export async function saveThen(
	registry: Registry,
	leave: () => void
): Promise< boolean > {
	forgetWhy( registry );
	const isSaved = await savePost( registry ).catch( () => false );
	if ( ! isSaved ) {
		sayWhy( registry, messages.notSaved() );
		return false;
	}
	leave();
	return true;
}

/** Saves the post and goes to a URL. Resolves to whether the author is leaving. */
export function saveAndGo(
	registry: Registry,
	address: string
): Promise< boolean > {
	return saveThen( registry, () => page.goTo( address ) );
}

/**
 * Opens the editor again. Saves the changes of a draft first. Those of a published post are not saved, because visitors
 * would see them; the browser warns before it discards them.
 */
export async function reopen( registry: Registry ): Promise< void > {
	const post = editedPost( registry );
	const editor = selectorsOf( registry );
	if (
		! post ||
		! editor?.isEditedPostDirty() ||
		editor.isCurrentPostPublished()
	) {
		page.reload();
		return;
	}
	// Not a reload, because the URL of a new post would open another new post.
	await saveAndGo( registry, `post.php?post=${ post.id }&action=edit` );
}

/** A function to leave the page, and whether the author is leaving. */
export type Navigation = {
	isLeaving: boolean;
	/** Leaves the page. Does nothing if the author is already leaving. */
	leave(): void;
};

/**
 * Returns a function that leaves the page only once, even if it is called several times.
 *
 * @param go Leaves the page. Must show its own errors and resolve to whether the author is leaving.
 */
export function useLeaving(
	go: ( registry: Registry ) => Promise< boolean >
): Navigation {
	const registry = useRegistry();
	const [ isLeaving, setIsLeaving ] = useState( false );

	useEffect( () => {
		// Reset the state if the browser restores the page after the Back button.
		const handlePageShow = ( { persisted }: PageTransitionEvent ) =>
			persisted && setIsLeaving( false );
		window.addEventListener( 'pageshow', handlePageShow );
		return () => window.removeEventListener( 'pageshow', handlePageShow );
	}, [] );

	return {
		isLeaving,
		leave() {
			if ( ! isLeaving ) {
				setIsLeaving( true );
				void go( registry ).then( setIsLeaving );
			}
		},
	};
}
