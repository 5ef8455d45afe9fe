import { select as selectNow, useDispatch, useSelect } from '@wordpress/data';
import { getDate } from '@wordpress/date';
import { store as editorStore } from '@wordpress/editor';
import { useMemo } from '@wordpress/element';
import { isEmptyMail, isEmptySubject } from '../../rules/is-empty-mail';
import type { EditedPost } from '../../rules/mailing';

/** Meta key of the author's choice about emails. The server registers this key. */
const META = '_dovetail_blocks_mails';

/** Post type of mails, which are emails without a post. */
const MAIL_TYPE = 'dovetail_mail';

type Meta = Record< string, string > | undefined;

/** Returns the edited post, what its author chose about emails, and a function that changes the choice. */
export function useEditedPost() {
	const { meta, ...edited } = useSelect( ( select ) => {
		const editor = select( editorStore );
		const isMail = editor.getCurrentPostType() === MAIL_TYPE;
		return {
			id: Number( editor.getCurrentPostId() ),
			isMail,
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
		// A mail is always sent, even if it is dated in the past.
		date: date && ! isMail ? getDate( date ).getTime() : null,
		choice: isMail ? 'send' : ( meta?.[ META ] ?? '' ),
	};
	return {
		id,
		isMail,
		post,
		/** Users who may not publish the post cannot choose. */
		canChoose: meta?.[ META ] !== undefined,
		choose: ( isToGo: boolean ) =>
			void editPost( {
				meta: { [ META ]: isToGo ? 'send' : 'skip' },
			} ),
	};
}

/**
 * Returns what the edited mail lacks; always null for a post. The server refuses to send the mail then (see
 * `Mail_Post::problem()`).
 */
export function useMissingPart(
	isMail: boolean
): 'noSubject' | 'empty' | null {
	const { title, content } = useSelect(
		( select ) => {
			const editor = select( editorStore );
			return isMail
				? {
						title: editor.getEditedPostAttribute( 'title' ),
						content: editor.getEditedPostContent(),
					}
				: {};
		},
		[ isMail ]
	);
	return useMemo( () => {
		if ( content === undefined ) {
			return null;
		}
		if ( isEmptySubject( String( title ?? '' ) ) ) {
			return 'noSubject';
		}
		return isEmptyMail( content ) ? 'empty' : null;
	}, [ title, content ] );
}

/** Whether the author has pressed the button to send, so that the editor asks for a confirmation. */
export const useIsSending = (): boolean =>
	useSelect(
		( select ) => select( editorStore ).isPublishSidebarOpened(),
		[]
	);

/** Returns the content of the edited post, including unsaved changes, for a test email or a preview. */
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
