import type { AttributesOf } from '#shared/attributes';
import { safeHref } from '#shared/validation';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import {
	LINK_CLASS,
	NAMELESS,
	PADDING_PROPERTY,
	STAGE_CLASS,
	pageAddress,
} from './markup';
import { gifIdOf } from './rules/gif-address';
import { paddingOf } from './rules/padding';

/** A link to the GIF's page in a box of its shape, and the caption. An address of something else stays a plain link. */
export function save( {
	attributes: { align, caption, giphyUrl, paddingTop, searchText },
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const id = gifIdOf( giphyUrl );
	const odd = id ? null : safeHref( giphyUrl );
	if ( ! id && ! odd && ! caption ) {
		return null;
	}
	return (
		<figure { ...useBlockProps.save( { className: `align${ align }` } ) }>
			{ id && (
				<div
					className={ STAGE_CLASS }
					style={ paddingStyle( paddingTop ) }
				>
					<a className={ LINK_CLASS } href={ pageAddress( id ) }>
						{ searchText || NAMELESS }
					</a>
				</div>
			) }
			{ odd && (
				<a href={ odd.replace( /\[/g, '%5B' ).replace( /\]/g, '%5D' ) }>
					{ searchText || NAMELESS }
				</a>
			) }
			{ caption && (
				<RichText.Content
					tagName="figcaption"
					className="wp-element-caption"
					value={ caption }
				/>
			) }
		</figure>
	);
}

/** The shape of the box, for the page and for the editor. */
export function paddingStyle( paddingTop: string ): CSSProperties {
	return {
		[ PADDING_PROPERTY ]: paddingOf( parseFloat( paddingTop ) ),
	} as CSSProperties;
}
