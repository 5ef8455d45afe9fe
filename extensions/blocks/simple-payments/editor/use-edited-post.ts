import { propertyOf } from '#shared/validation';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';

/** The used part of the post editor's store, which is missing in other editors. */
type EditorStore = {
	getCurrentPost(): unknown;
	isSavingPost(): boolean;
	isAutosavingPost(): boolean;
};

/** The post in which something is sold. */
type EditedPost = {
	/** URL of the post; empty if no post is edited. */
	link: string;
	/** Whether this person may publish it: WordPress says so by a link. */
	mayPublish: boolean;
};

/** The parts of the edited post that a sale depends on. */
export const useEditedPost = (): EditedPost =>
	useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as EditorStore | undefined;
		const post = editor?.getCurrentPost();
		const link = propertyOf( post, 'link' );
		const links = propertyOf( post, '_links' );
		return {
			link: typeof link === 'string' ? link : '',
			mayPublish: Boolean( propertyOf( links, 'wp:action-publish' ) ),
		};
	}, [] );

/**
 * Calls back when the user starts saving the post. An unselected block's selectors run later, when the editor is idle:
 * saving may be over by then.
 */
export function usePostSave( onSave: () => void ): void {
	const registry = useRegistry();
	const latest = useRef( onSave );
	latest.current = onSave;
	useEffect( () => {
		const isSaving = () => {
			const editor = registry.select( 'core/editor' ) as
				EditorStore | undefined;
			return Boolean(
				editor?.isSavingPost() && ! editor.isAutosavingPost()
			);
		};
		let was = isSaving();
		return registry.subscribe( () => {
			const is = isSaving();
			const isBeginning = is && ! was;
			was = is;
			if ( isBeginning ) {
				latest.current();
			}
		} );
	}, [ registry ] );
}
