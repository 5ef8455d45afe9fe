import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { colourStyles, productAddress, productText } from './markup';

/** A sponsored link to the product; nothing before there is one. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const { asin } = attributes;
	if ( ! asin ) {
		return null;
	}
	const { root, link } = colourStyles( attributes );
	return (
		<div
			{ ...useBlockProps.save( {
				className: `is-${ attributes.style }`,
				style: root,
			} ) }
		>
			<a
				href={ productAddress( asin ) }
				rel="sponsored nofollow"
				style={ link }
			>
				{ productText( asin ) }
			</a>
		</div>
	);
}
