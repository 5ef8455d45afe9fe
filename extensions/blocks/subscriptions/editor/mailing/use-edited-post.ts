import { select as selectNow, useDispatch, useSelect } from '@wordpress/data';
import { getDate } from '@wordpress/date';
import { store as editorStore } from '@wordpress/editor';
import type { EditedPost } from '../../rules/mailing';

/** Meta key of the author's choice; registered by the server. */
const META = '_dovetail_blocks_mails';

/** Post type of mails that are not posts. */
const MAIL_TYPE = 'dovetail_mail';

type Meta = Record< string, string > | undefined;

/** Returns the edited post, the author's choice about emails, and a function that changes it. */
export function useEditedPost() {
	const { meta, ...edited } = useSelect( ( select ) => {
		const editor = select( editorStore );
		return {
			id: Number( editor.getCurrentPostId() ),
			isMail: editor.getCurrentPostType() === MAIL_TYPE,
			isPublished: editor.isCurrentPostPublished(),
			visibility: editor.getEditedPostVisibility(),
			date: editor.isEditedPostDateFloating()
				? null
				: editor.getEditedPostAttribute( 'date' ),
			meta: editor.getEditedPostAttribute( 'meta' ) as Meta,
		};
	}, [] );
	const { editPost } = useDispatch( editorStore );
	const { id, isMail, isPublished, visibility, date } = edited;
	const post: EditedPost = {
		isPublished,
		visibility: visibility as EditedPost[ 'visibility' ],
		// A mail is always sent, whatever its date.
		date: date && ! isMail ? getDate( date ).getTime() : null,
		choice: isMail ? 'send' : ( meta?.[ META ] ?? '' ),
	};
	return {
		id,
		isMail,
		post,
		/** Users who may not publish have no choice. */
		canChoose: meta?.[ META ] !== undefined,
		choose: ( isToGo: boolean ) =>
			void editPost( {
				meta: { [ META ]: isToGo ? 'send' : 'skip' },
			} ),
	};
}

/** Returns the words of the edited post, which may not be stored, for a test or a preview. */
export function editedWords( id: number ) {
	const { getEditedPostAttribute, getEditedPostContent } =
		selectNow( editorStore );
	return {
		post: id,
		title: String( getEditedPostAttribute( 'title' ) ?? '' ),
		content: getEditedPostContent(),
		excerpt: String( getEditedPostAttribute( 'excerpt' ) ?? '' ),
	};
}
