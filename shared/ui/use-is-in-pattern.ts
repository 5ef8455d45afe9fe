import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/** Whether a block is in a synced pattern, which is not saved with the post. */
export const useIsInPattern = ( clientId: string ): boolean =>
	useSelect(
		( select ) =>
			select( blockEditorStore ).getBlockParentsByBlockName(
				clientId,
				'core/block'
			).length > 0,
		[ clientId ]
	);
