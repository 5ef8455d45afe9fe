import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';

/**
 * An empty element that holds the author's anchor and classes. WordPress lets no author save a form, and without the
 * plugin nobody would receive it: `render.php` draws it.
 */
export function save(): ReactNode {
	return <div { ...useBlockProps.save() } />;
}
