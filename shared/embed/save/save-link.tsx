import { encodeBrackets } from '#shared/attributes';
import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { readableAddress } from '../address';

/**
 * Saves a paragraph with a link to the service's page. The link text is the URL. A block with a button saves the button
 * instead, even without a URL.
 */
export function saveLink< Attributes >( {
	link,
	hasButton,
}: {
	/** Returns the URL of the service's page, or an empty string. */
	link( attributes: Attributes ): string;
	hasButton?( attributes: Attributes ): boolean;
} ): ( props: { attributes: Attributes } ) => ReactNode {
	return function save( { attributes } ) {
		const address = link( attributes );
		const isButton = hasButton?.( attributes );
		return address || isButton ? (
			<div { ...useBlockProps.save() }>
				{ isButton ? (
					<InnerBlocks.Content />
				) : (
					<p>
						<a href={ encodeBrackets( address ) }>
							{ encodeBrackets( readableAddress( address ) ) }
						</a>
					</p>
				) }
			</div>
		) : null;
	};
}
