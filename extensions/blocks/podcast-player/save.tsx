import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { feedAddress } from './rules/feed-address';

/** A link to the feed by its address, which every podcast app takes. `render.php` puts the episodes in its place. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const address = feedAddress( attributes.url );
	return address === null ? null : (
		<div { ...useBlockProps.save() }>
			<a href={ address }>{ address }</a>
		</div>
	);
}
