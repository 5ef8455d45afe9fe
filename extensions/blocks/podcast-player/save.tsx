import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { colourStyle } from './rules/colours';
import { feedAddress } from './rules/feed-address';

/** A link to the feed by its address, which every podcast app takes. `render.php` puts the episodes in its place. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const address = feedAddress( attributes.url );
	return address === null ? null : (
		<div
			{ ...useBlockProps.save( {
				style: colourStyle( attributes ) as CSSProperties,
			} ) }
		>
			<a href={ address }>{ address }</a>
		</div>
	);
}
