import { __unstableSerializeAndClean as serialize } from '@wordpress/blocks';
import { useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useState } from '@wordpress/element';

type EditorStore = {
	getEditedPostAttribute?( name: 'blocks' ): unknown;
	isCurrentPostPublished?(): boolean;
	isEditedPostDirty?(): boolean;
};

/**
 * Lets a block demand that the post is saved after a write with `useWriteWithoutStep()`. Such a write leaves the Save
 * button of a published post disabled, so visitors would never see the new value.
 */
export function useNeedsSaving(): {
	/** Whether the author must save the published post so that visitors see the new value. */
	needsSaving: boolean;
	/** Enables the Save button of a published post after the write. Its identity does not change. */
	requireSaving(): void;
} {
	const registry = useRegistry();
	const [ isRequired, setIsRequired ] = useState( false );
	const { hasBlocks, isDirty, isPublished } = useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as EditorStore | undefined;
		return {
			hasBlocks: !! editor?.getEditedPostAttribute?.( 'blocks' ),
			isDirty: !! editor?.isEditedPostDirty?.(),
			isPublished: !! editor?.isCurrentPostPublished?.(),
		};
	}, [] );
	useEffect( () => {
		if ( ! isDirty ) {
			setIsRequired( false );
		}
	}, [ isDirty ] );
	useEffect( () => {
		// A draft can always be published. Until the write, a post without edits has only its text, and WordPress would
		// take this content for empty.
		if ( isRequired && isPublished && hasBlocks ) {
			void registry
				.dispatch( 'core/editor' )
				?.editPost?.(
					{ content: ( { blocks = [] } ) => serialize( blocks ) },
					{ undoIgnore: true }
				);
		}
	}, [ isRequired, isPublished, hasBlocks, registry ] );
	return {
		needsSaving: isRequired && isPublished && isDirty,
		requireSaving: useCallback( () => setIsRequired( true ), [] ),
	};
}
