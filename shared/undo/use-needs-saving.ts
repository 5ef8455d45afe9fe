import { __unstableSerializeAndClean as serialize } from '@wordpress/blocks';
import { useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useState } from '@wordpress/element';

type EditorStore = {
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
	/** Enables the Save button. Its identity does not change. */
	requireSaving(): void;
} {
	const registry = useRegistry();
	const [ isRequired, setIsRequired ] = useState( false );
	const isDirty = useEditor( 'isEditedPostDirty' );
	const isPublished = useEditor( 'isCurrentPostPublished' );
	useEffect( () => {
		if ( ! isDirty ) {
			setIsRequired( false );
		}
	}, [ isDirty ] );
	const requireSaving = useCallback( () => {
		void registry
			.dispatch( 'core/editor' )
			?.editPost?.(
				{ content: ( { blocks = [] } ) => serialize( blocks ) },
				{ undoIgnore: true }
			);
		setIsRequired( true );
	}, [ registry ] );
	return {
		needsSaving: isRequired && isPublished && isDirty,
		requireSaving,
	};
}

/** Returns a selector's value from the post editor's store. False in editors without this store. */
function useEditor( name: keyof EditorStore ): boolean {
	return useSelect(
		( select ) =>
			!! ( select( 'core/editor' ) as EditorStore | undefined )?.[
				name
			]?.(),
		[ name ]
	);
}
