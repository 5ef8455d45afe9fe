import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { stateClasses } from './formats';

/** Saves an empty element with the size of the format. The ad itself is not part of the post. */
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
