import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { readableAddress } from '../address';

/**
 * What every reader gets: a paragraph with a link to the service's own page, which says where it leads, in no language. A
 * button stands for the link where the block has one, and is kept while it leads nowhere.
 */
export function saveLink< Attributes >( {
	link,
	hasButton,
}: {
	/** Address of the page; empty where there is nothing to show. */
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
					<EmbedLink address={ address } />
				) }
			</div>
		) : null;
	};
}

/** The same in the editor, where it leads nowhere. */
export function EmbedLink( {
	address,
	onClick,
}: {
	address: string;
	onClick?: ( event: { preventDefault(): void } ) => void;
} ): ReactNode {
	return (
		<p>
			<a href={ withoutShortcode( address ) } onClick={ onClick }>
				{ withoutShortcode( readableAddress( address ) ) }
			</a>
		</p>
	);
}

/** WordPress would treat square brackets as a shortcode, even in a URL. */
const withoutShortcode = ( address: string ) =>
	address.replace( /\[/g, '%5B' ).replace( /\]/g, '%5D' );
