import { useDispatch, useSelect } from '@wordpress/data';
import { getDate } from '@wordpress/date';
import { store as editorStore } from '@wordpress/editor';
import type { EditedPost } from '../../rules/mailing';

/** Where a post keeps what its author has decided; the server registers it. */
const META = '_dovetail_blocks_mails';

type Meta = Record< string, string > | undefined;

/** The post on the screen, what its author has decided about mails, and how she decides. */
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
		/** Whether there is a choice: who may not publish gets none. */
		canChoose: meta?.[ META ] !== undefined,
		choose: ( isToGo: boolean ) =>
			void editPost( {
				meta: { [ META ]: isToGo ? 'send' : 'skip' },
			} ),
	};
}
