import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';

/**
 * Saves the inner blocks in a wrapper. The form element is rendered with the page, because an author's post may not
 * contain one.
 */
export function save(): ReactNode {
	return <div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />;
}
