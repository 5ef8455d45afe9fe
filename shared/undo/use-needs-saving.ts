import { __unstableSerializeAndClean as serialize } from '@wordpress/blocks';
import { useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useState } from '@wordpress/element';

type EditorStore = {
	getCurrentPost?(): { status?: unknown };
	getEditedPostAttribute?( name: 'blocks' | 'status' ): unknown;
	isEditedPostDirty?(): boolean;
	isSavingPost?(): boolean;
};

/** Whether WordPress disables Save for an unchanged post with this status, because the post needs no publication. */
const isPublishedOrScheduled = ( status: unknown ) =>
	[ 'publish', 'private', 'future' ].includes( String( status ) );

type Select = ReturnType< typeof useRegistry >[ 'select' ];

/** Returns the post editor's store; undefined in editors without it. */
const editorOf = ( select: Select ) =>
	select( 'core/editor' ) as EditorStore | undefined;

/**
 * Lets a block demand that a published or scheduled post is saved after a write with `useWriteWithoutStep()`. Such a
 * write leaves the Save button disabled, so visitors would never see the new value. A draft needs nothing, because it is
 * saved when it is published; but a write during the publication comes too late for it.
 */
export function useNeedsSaving(): {
	/** Whether the author must save the post so that visitors see the new value. */
	needsSaving: boolean;
	/** Enables the Save button of a published or scheduled post after the write. Its identity does not change. */
	requireSaving(): void;
} {
	const registry = useRegistry();
	const [ step, setStep ] = useState< 'none' | 'required' | 'asked' >(
		'none'
	);
	const { hasBlocks, isDirty, isPublished } = useSelect( ( select ) => {
		const editor = editorOf( select as Select );
		return {
			hasBlocks: !! editor?.getEditedPostAttribute?.( 'blocks' ),
			isDirty: !! editor?.isEditedPostDirty?.(),
			isPublished: isPublishedOrScheduled(
				editor?.getCurrentPost?.().status
			),
		};
	}, [] );
	useEffect( () => {
		// Until the write, a post without edits has only its text, and WordPress would take this content for empty.
		if ( step === 'required' && isPublished && hasBlocks ) {
			void registry
				.dispatch( 'core/editor' )
				?.editPost?.(
					{ content: ( { blocks = [] } ) => serialize( blocks ) },
					{ undoIgnore: true }
				);
			setStep( 'asked' );
		}
	}, [ step, isPublished, hasBlocks, registry ] );
	useEffect( () => {
		if (
			step === 'asked' &&
			! isDirty &&
			// Blocks that are not selected get new values late.
			! editorOf( registry.select )?.isEditedPostDirty?.()
		) {
			setStep( 'none' );
		}
	}, [ step, isDirty, registry ] );
	const requireSaving = useCallback( () => {
		const editor = editorOf( registry.select );
		if (
			isPublishedOrScheduled( editor?.getCurrentPost?.().status ) ||
			( editor?.isSavingPost?.() &&
				isPublishedOrScheduled(
					editor.getEditedPostAttribute?.( 'status' )
				) )
		) {
			setStep( ( now ) => ( now === 'asked' ? now : 'required' ) );
		}
	}, [ registry ] );
	return { needsSaving: step === 'asked' && isDirty, requireSaving };
}
