import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { readableAddress } from '../address';

/** What every reader gets: a paragraph with a link to the service's own page, which says where it leads. In no language. */
export function saveLink< Attributes >( {
	link,
}: {
	/** Address of the page; empty where there is nothing to show. */
	link( attributes: Attributes ): string;
} ): ( props: { attributes: Attributes } ) => ReactNode {
	return function save( { attributes } ) {
		const address = link( attributes );
		return address ? (
			<div { ...useBlockProps.save() }>
				<EmbedLink address={ address } />
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
