import type { AttributesOf } from '#shared/attributes';
import { EmbedLink } from '#shared/embed-link';
import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { eventbrite } from './provider';

/** A link to the event; behind a button, the button inside is that link. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const address = eventbrite.link( attributes );
	return address ? (
		<div { ...useBlockProps.save() }>
			{ attributes.style === 'modal' ? (
				<InnerBlocks.Content />
			) : (
				<EmbedLink address={ address } />
			) }
		</div>
	) : null;
}
