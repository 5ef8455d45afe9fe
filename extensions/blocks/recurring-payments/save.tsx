import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';

/** An empty element with the button's place: WordPress lets no author save a form, and `render.php` draws it. */
export function save(): ReactNode {
	return <div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />;
}
