import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';

/**
 * Saves the inner blocks in a wrapper. The form element is added when the page is rendered, because WordPress does not
 * let authors save one.
 */
export function save(): ReactNode {
	return <div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />;
}
