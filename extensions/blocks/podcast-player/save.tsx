import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { part } from './markup';
import { colorStyle } from './rules/colors';
import { appLinks, feedAddress } from './rules/addresses';

type Attributes = AttributesOf< typeof schema >;

/** Saves the podcast's name and links to apps. `render.php` replaces the name with the episodes. */
export function save( { attributes }: { attributes: Attributes } ): ReactNode {
	const feed = feedAddress( attributes.url );
	return feed === null ? null : (
		<div
			{ ...useBlockProps.save( {
				style: colorStyle( attributes ) as CSSProperties,
			} ) }
		>
			{ attributes.title && (
				<p className={ part( 'podcast' ) }>{ attributes.title }</p>
			) }
			<Elsewhere { ...attributes } feed={ feed } />
		</div>
	);
}

/** Links to the podcast in podcast apps. Used in the post and, with a label, in the editor. */
export function Elsewhere( {
	label,
	...addresses
}: Parameters< typeof appLinks >[ 0 ] & { label?: ReactNode } ): ReactNode {
	return (
		<p className={ part( 'subscribe' ) }>
			{ label }
			{ appLinks( addresses ).map( ( [ name, address ] ) => (
				<a key={ name } className={ part( 'tool' ) } href={ address }>
					{ name }
				</a>
			) ) }
		</p>
	);
}
