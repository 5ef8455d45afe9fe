import type { AttributesOf } from '#shared/attributes';
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { lookOf } from './markup';

/** Saves the inner blocks in a wrapper. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	return (
		<div
			{ ...useInnerBlocksProps.save(
				useBlockProps.save( { className: lookOf( attributes ) } )
			) }
		/>
	);
}
