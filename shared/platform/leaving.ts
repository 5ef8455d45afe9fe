import { useRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { useEffect, useState } from '@wordpress/element';
import { messages } from './messages';

/** The data registry of the editor. */
export type Registry = ReturnType< typeof useRegistry >;

/** WordPress's store of the post that is edited. By its name: no package of it is loaded where widgets are edited. */
const EDITOR_STORE = 'core/editor';

type Selectors = {
	getCurrentPostId(): unknown;
	getCurrentPostType(): unknown;
	isPostSavingLocked(): boolean;
	isEditedPostDirty(): boolean;
	didPostSaveRequestFail(): boolean;
};

type Actions = { savePost(): Promise< unknown > };

/** A post that an edit screen exists for. */
type EditedPost = { id: number; type: string };

/** The post that is edited, or null where none is: widgets, or a template that exists in the theme's files only. */
export function editedPost( registry: Registry ): EditedPost | null {
	const editor = selectorsOf( registry );
	const id = editor?.getCurrentPostId();
	const type = editor?.getCurrentPostType();
	return typeof id === 'number' && id > 0 && typeof type === 'string' && type
		? { id, type }
		: null;
}

/**
 * Saves the post that is edited. Resolves to whether nothing of it is left unsaved; where no post is edited, nothing is.
 * A post whose saving is locked (a picture is still on its way) is not saved.
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

/** The page that the author is on. An object, so that a test can stay where it is. */
export const page = {
	goTo( address: string ): void {
		window.location.assign( address );
	},
};

/** One place for all that keeps an author from leaving: a second failure takes the place of the first. */
const NOTICE_ID = 'dovetail-blocks-leaving';

/** Says why the author has not left. */
export function sayWhy( registry: Registry, sentence: string ): void {
	registry
		.dispatch( noticesStore )
		.createErrorNotice( sentence, { id: NOTICE_ID } );
}

/** Takes an earlier failure off the screen before the next attempt. */
export function forgetWhy( registry: Registry ): void {
	registry.dispatch( noticesStore ).removeNotice( NOTICE_ID );
}

/**
 * Saves the post, then does what takes the author away from it; without a saved post it stays, with a notice.
 * Resolves to whether it was done.
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

/** A way out of the page, and whether the author is on it. */
export type Navigation = {
	isLeaving: boolean;
	/** Does nothing while already leaving. */
	leave(): void;
};

/**
 * Leaves the page once when called.
 *
 * @param go Resolves to whether the author is leaving; it reports failures itself.
 */
export function useLeaving(
	go: ( registry: Registry ) => Promise< boolean >
): Navigation {
	const registry = useRegistry();
	const [ isLeaving, setIsLeaving ] = useState( false );

	useEffect( () => {
		// Back again by the browser's button: the page is as it was left.
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
