import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';

/**
 * For values that an effect or a response derives from other attributes: written as part of the last edit, never as an
 * undo step. Not through `setAttributes`, which ends a step with each write: before the first edit, that step would hold
 * an empty post.
 *
 * @return Writes attributes of the block.
 */
export function useWriteWithoutStep< Attributes extends object >(
	clientId: string
): ( changes: Partial< Attributes > ) => void {
	const registry = useRegistry();
	return useCallback(
		( changes ) => {
			const blockEditor = registry.dispatch( blockEditorStore );
			blockEditor.__unstableMarkNextChangeAsNotPersistent?.();
			void blockEditor.updateBlockAttributes( clientId, changes );
		},
		[ registry, clientId ]
	);
}
