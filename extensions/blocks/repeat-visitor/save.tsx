import type { AttributesOf } from '#shared/attributes';
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { toDataset } from './markup';

/** Saves the content in an element with data about who should see it. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	return (
		<div
			{ ...useInnerBlocksProps.save(
				useBlockProps.save( toDataset( attributes ) )
			) }
		/>
	);
}
