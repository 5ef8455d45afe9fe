import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';

/** Saves a wrapper with only the button: WordPress lets no author save a form, so `render.php` adds it. */
export function save(): ReactNode {
	return <div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />;
}
