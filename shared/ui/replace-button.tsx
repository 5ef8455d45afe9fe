import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, getBlockType } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useDispatch, useRegistry } from '@wordpress/data';
import type { ReactNode } from 'react';

type Block = ReturnType< typeof createBlock >;

/** Lets the label wrap: with a block's name, it can be wider than the sidebar. */
const WRAPPING = {
	height: 'auto',
	minHeight: 40,
	textAlign: 'start',
	whiteSpace: 'normal',
} as const;

/**
 * Button that replaces a block with another block in one undo step. Renders nothing if the other block cannot be
 * inserted at this position.
 */
export function ReplaceButton( {
	clientId,
	block,
	convert,
	children,
}: {
	clientId: string;
	block: string;
	/** Returns the other block. */
	convert( innerBlocks: readonly Block[] ): Block;
	children: string;
} ): ReactNode {
	const { select } = useRegistry();
	const { replaceBlock } = useDispatch( blockEditorStore );
	const { canInsertBlockType, getBlockRootClientId, getBlocks } =
		select( blockEditorStore );
	return getBlockType( block ) &&
		canInsertBlockType( block, getBlockRootClientId( clientId ) ) ? (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			style={ WRAPPING }
			onClick={ () =>
				void replaceBlock( clientId, convert( getBlocks( clientId ) ) )
			}
		>
			{ children }
		</Button>
	) : null;
}
