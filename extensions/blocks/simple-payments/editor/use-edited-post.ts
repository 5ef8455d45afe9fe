import { propertyOf } from '#shared/validation';
import { useSelect } from '@wordpress/data';

/** What is used of the store of the post editor; outside of it there is none. */
type EditorStore = {
	getCurrentPost(): unknown;
	isSavingPost(): boolean;
	isAutosavingPost(): boolean;
};

/** The post in which something is sold. */
type EditedPost = {
	/** Where visitors read it; empty where no post is edited. */
	link: string;
	/** Whether this person may publish it: WordPress says so by a link. */
	mayPublish: boolean;
	/** Whether it is being saved by somebody’s wish. */
	isSaving: boolean;
};

/** The post on the screen, as far as a sale depends on it. */
export const useEditedPost = (): EditedPost =>
	useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as EditorStore | undefined;
		const post = editor?.getCurrentPost();
		const link = propertyOf( post, 'link' );
		const links = propertyOf( post, '_links' );
		return {
			link: typeof link === 'string' ? link : '',
			mayPublish: Boolean( propertyOf( links, 'wp:action-publish' ) ),
			isSaving: Boolean(
				editor?.isSavingPost() && ! editor.isAutosavingPost()
			),
		};
	}, [] );
