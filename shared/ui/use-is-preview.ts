import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/** Whether the block is drawn only to be looked at, as in the inserter. */
export function useIsPreview(): boolean {
	return useSelect(
		( select ) =>
			select( blockEditorStore ).getSettings().isPreviewMode === true,
		[]
	);
}
