import { safeHref } from '#shared/validation';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';
import { Mark, OwnFile, Poster, type Attributes } from './parts';
import {
	LINK_CLASS,
	DEFAULT_TITLE,
	OWN_CLASS,
	PADDING_PROPERTY,
	STAGE_CLASS,
	pageAddress,
} from './markup';
import { gifIdOf } from './rules/gif-address';
import { paddingOf } from './rules/padding';

/**
 * Saves the site's own GIF. For a service's GIF, saves a link in a box of its shape with the author's poster. Both have
 * the caption. Other URLs become plain links.
 */
export function save( {
	attributes: {
		align,
		caption,
		file,
		giphyUrl,
		paddingTop,
		poster,
		searchText,
	},
}: {
	attributes: Attributes;
} ): ReactNode {
	const id = file ? null : gifIdOf( giphyUrl );
	const odd = file || id ? null : safeHref( giphyUrl );
	if ( ! file && ! id && ! odd && ! caption ) {
		return null;
	}
	return (
		<figure { ...useBlockProps.save( { className: `align${ align }` } ) }>
			{ file && (
				<div className={ OWN_CLASS }>
					<OwnFile file={ file } />
				</div>
			) }
			{ id && (
				<div
					className={ STAGE_CLASS }
					style={ paddingStyle( paddingTop ) }
				>
					<a className={ LINK_CLASS } href={ pageAddress( id ) }>
						<Poster poster={ poster } />
						{ searchText || DEFAULT_TITLE }
					</a>
					<Mark id={ id } />
				</div>
			) }
			{ odd && (
				<a href={ odd.replace( /\[/g, '%5B' ).replace( /\]/g, '%5D' ) }>
					{ searchText || DEFAULT_TITLE }
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

/** Returns the aspect ratio of the box, for the page and the editor. */
export function paddingStyle( paddingTop: string ): CSSProperties {
	return {
		[ PADDING_PROPERTY ]: paddingOf( parseFloat( paddingTop ) ),
	} as CSSProperties;
}
