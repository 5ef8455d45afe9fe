import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';

/** Saves the block's element with its inner blocks. */
export function saveInnerBlocks(): ReactNode {
	return <div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />;
}
