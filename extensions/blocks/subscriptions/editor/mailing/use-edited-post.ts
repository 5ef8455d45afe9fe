import { useDispatch, useSelect } from '@wordpress/data';
import { getDate } from '@wordpress/date';
import { store as editorStore } from '@wordpress/editor';
import type { EditedPost } from '../../rules/mailing';

/** Meta key of the author's choice; registered by the server. */
const META = '_dovetail_blocks_mails';

type Meta = Record< string, string > | undefined;

/** Returns the edited post, the author's choice about emails, and a function that changes it. */
export function useEditedPost() {
	const { meta, ...edited } = useSelect( ( select ) => {
		const editor = select( editorStore );
		return {
			id: Number( editor.getCurrentPostId() ),
			isPublished: editor.isCurrentPostPublished(),
			visibility: editor.getEditedPostVisibility(),
			date: editor.isEditedPostDateFloating()
				? null
				: editor.getEditedPostAttribute( 'date' ),
			meta: editor.getEditedPostAttribute( 'meta' ) as Meta,
		};
	}, [] );
	const { editPost } = useDispatch( editorStore );
	const { id, isPublished, visibility, date } = edited;
	const post: EditedPost = {
		isPublished,
		visibility: visibility as EditedPost[ 'visibility' ],
		date: date ? getDate( date ).getTime() : null,
		choice: meta?.[ META ] ?? '',
	};
	return {
		id,
		post,
		/** Users who may not publish have no choice. */
		canChoose: meta?.[ META ] !== undefined,
		choose: ( isToGo: boolean ) =>
			void editPost( {
				meta: { [ META ]: isToGo ? 'send' : 'skip' },
			} ),
	};
}
