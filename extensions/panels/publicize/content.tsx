import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import type { ReactNode } from 'react';
import { ShareOptions } from './editor/share-options';
import { Log } from './editor/log';

export { keepTweetsUpdated as begin } from './threads/update-tweets';

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
	return isPublished ? <Log post={ id } /> : <ShareOptions />;
}
