import type { AttributesOf } from '#shared/attributes';
import { EmbedLink } from '#shared/embed/save';
import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { calendly } from './provider';

/** A link to the calendar; as a link, the button inside is that link, and is kept while it leads nowhere. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const address = calendly.link( attributes );
	const isButton = attributes.style === 'link';
	return address || isButton ? (
		<div { ...useBlockProps.save() }>
			{ isButton ? (
				<InnerBlocks.Content />
			) : (
				<EmbedLink address={ address } />
			) }
		</div>
	) : null;
}
