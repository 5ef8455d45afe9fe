import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, getBlockType } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import type { ReactNode } from 'react';

type Block = ReturnType< typeof createBlock >;

/** Lets the label wrap: with a block's name, it can be wider than the sidebar. */
const WRAPPING = {
	height: 'auto',
	minHeight: 40,
	textAlign: 'start',
	whiteSpace: 'normal',
} as const;

/** Client ID of the block that a `ReplaceButton` created, until that block appears. */
let replacement: string | undefined;

/**
 * Calls the function when the block appears because an author clicked a `ReplaceButton`, for example to put the cursor
 * into a field. Does not call it when a redo brings the block back.
 */
export function useReplaced( clientId: string, onReplaced: () => void ): void {
	useEffect( () => {
		if ( replacement === clientId ) {
			replacement = undefined;
			onReplaced();
		}
		// Run the effect once, when the block appears.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
}

/**
 * Button that replaces a block with another block in one undo step. Renders nothing if the other block cannot be
 * inserted at this position. Further blocks may come before the other block; they are left out where they cannot be
 * inserted.
 */
export function ReplaceButton( {
	clientId,
	block,
	convert,
	children,
}: {
	clientId: string;
	block: string;
	/** Returns the other block, or a list of blocks with the other block at the end. */
	convert( innerBlocks: readonly Block[] ): Block | Block[];
	children: string;
} ): ReactNode {
	const { select } = useRegistry();
	const { replaceBlock } = useDispatch( blockEditorStore );
	const { canInsertBlockType, getBlockRootClientId, getBlocks } =
		select( blockEditorStore );
	const canInsert = ( name: string ) =>
		canInsertBlockType( name, getBlockRootClientId( clientId ) );
	return getBlockType( block ) && canInsert( block ) ? (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			style={ WRAPPING }
			onClick={ () => {
				const blocks = [ convert( getBlocks( clientId ) ) ]
					.flat()
					.filter( ( { name } ) => canInsert( name ) );
				replacement = blocks.at( -1 )?.clientId;
				void replaceBlock( clientId, blocks );
			} }
		>
			{ children }
		</Button>
	) : null;
}
