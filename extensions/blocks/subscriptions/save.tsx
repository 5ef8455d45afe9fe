import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { formStyle } from './rules/form-style';

/**
 * Saves an empty element with the author's anchor, classes and styles. `render.php` adds the form, because WordPress
 * does not let authors save a form. A saved form would also stay on the page without the plugin, and nobody would
 * receive its data.
 */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const { variables, classes } = formStyle( attributes );
	return (
		<div
			{ ...useBlockProps.save( {
				className: classes.join( ' ' ) || undefined,
				style: variables as CSSProperties,
			} ) }
		/>
	);
}
