import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/** Whether the block is rendered only as a preview, as in the inserter. */
export function useIsPreview(): boolean {
	return useSelect(
		( select ) =>
			select( blockEditorStore ).getSettings().isPreviewMode === true,
		[]
	);
}
