import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import { RawHTML } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { printableHtml } from './rules/saved-html';

/** The HTML as it was made when the source changed. No parser: what was saved stays as it was. */
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
