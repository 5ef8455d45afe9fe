import type { useRegistry } from '@wordpress/data';

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
export type EditedPost = { id: number; type: string };

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
export async function savePost( registry: Registry ): Promise< boolean > {
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
