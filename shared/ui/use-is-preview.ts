import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/** Whether the block is only shown in a preview, such as the preview in the inserter. */
export function useIsPreview(): boolean {
	return useSelect(
		( select ) =>
			select( blockEditorStore ).getSettings().isPreviewMode === true,
		[]
	);
}
