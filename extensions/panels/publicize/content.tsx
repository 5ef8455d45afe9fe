import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import type { ReactNode } from 'react';
import { Choice } from './editor/choice';
import { Log } from './editor/log';

export { followThread } from './threads/follow';

/** Shows what will be shared and, after publishing, what was shared. */
export function Panel(): ReactNode {
	const { id, isPublished } = useSelect( ( select ) => {
		const { getCurrentPostId, isCurrentPostPublished } =
			select( editorStore );
		return {
			id: Number( getCurrentPostId() ),
			isPublished: isCurrentPostPublished(),
		};
	}, [] );
	return isPublished ? <Log post={ id } /> : <Choice />;
}
