import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { stateClasses } from './formats';

/** An empty place with its size: what shows in it belongs to the page and not to the post. */
export function save( {
	attributes: { format, hideMobile },
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	return (
		<div
			{ ...useBlockProps.save( {
				className: stateClasses( format, hideMobile ),
			} ) }
		/>
	);
}
