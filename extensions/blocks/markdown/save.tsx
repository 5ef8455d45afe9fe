import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import { RawHTML } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { printableHtml } from './rules/source';

/**
 * Saves the HTML that the editor generated when the source changed. Nothing is parsed during saving, so saved posts
 * never change.
 */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	if ( ! attributes.html ) {
		return null;
	}
	return (
		<div { ...useBlockProps.save() }>
			<RawHTML>{ printableHtml( attributes.html ) }</RawHTML>
		</div>
	);
}
