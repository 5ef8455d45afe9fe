import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { AdFormat, attributes as schema } from './attributes';

export const ROOT_CLASS = 'wp-block-dovetail-wordads';

/** Returns the class that sets the size. */
export const formatClass = ( format: AdFormat[ 'name' ] ): string =>
	`is-format-${ format.replaceAll( '_', '-' ) }`;

/** Returns the classes that set the size and the visibility. */
export function stateClasses(
	format: AdFormat[ 'name' ],
	hideMobile: boolean
): string {
	const size = formatClass( format );
	return hideMobile ? `${ size } is-hidden-on-mobile` : size;
}

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
