import type { AttributesOf } from '#shared/attributes';
import { EmbedLink } from '#shared/embed/save';
import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { eventbrite } from './provider';

/** A link to the event; behind a button, the button inside is that link, and is kept while it leads nowhere. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const address = eventbrite.link( attributes );
	const isButton = attributes.style === 'modal';
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
