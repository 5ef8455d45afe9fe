import type { AttributesOf } from '#shared/attributes';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { TEXT_CLASS } from './markup';

/** Saves a paragraph, which also works in feeds, in print and when the plugin is off. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	return (
		<div { ...useBlockProps.save() }>
			<RichText.Content
				tagName="p"
				className={ TEXT_CLASS }
				value={ attributes.text }
			/>
		</div>
	);
}
