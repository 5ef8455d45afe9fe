import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';

/** The blocks inside, in an element of their own. */
export function save(): ReactNode {
	return <div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />;
}
