import { htmlText } from '#shared/attributes';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';
import { GalleryPicture } from './gallery-picture';
import { ITEM_CLASS, LIST_CLASS } from './markup';
import {
	columnsOf,
	imagesOf,
	layoutOf,
	ratiosOf,
	rowsOf,
	type Attributes,
} from './rules/gallery';
import { layTiles, type Length } from './rules/tiles';

/** Columns from which a gallery needs more room to be one. */
const MANY_COLUMNS = 6;

/** A list of figures; where each stands is worked out here, so that no script has to. Without pictures nothing. */
export function save( { attributes }: { attributes: Attributes } ): ReactNode {
	const images = imagesOf( attributes.images );
	if ( ! images.length ) {
		return null;
	}
	const { root, items } = look( attributes );
	return (
		<div { ...useBlockProps.save( root ) }>
			<ul className={ LIST_CLASS }>
				{ images.map( ( image, index ) => (
					<li
						key={ index }
						className={ ITEM_CLASS }
						style={ items[ index ] }
					>
						<figure>
							<GalleryPicture
								image={ {
									...image,
									alt: htmlText( image.alt ),
								} }
								linkTo={ attributes.linkTo }
							/>
							{ image.caption && (
								<RichText.Content
									tagName="figcaption"
									className="wp-element-caption"
									value={ image.caption }
								/>
							) }
						</figure>
					</li>
				) ) }
			</ul>
		</div>
	);
}

/** Classes and style of the block's element, and the style of each item. */
export function look( attributes: Attributes ): {
	root: { className: string; style?: CSSProperties };
	items: CSSProperties[];
} {
	const { align, imageFilter, roundedCorners, columns } = attributes;
	const layout = layoutOf( attributes );
	const ratios = ratiosOf( imagesOf( attributes.images ) );
	const rows = rowsOf( attributes );
	const laid = rows && layTiles( rows, ratios );
	const count = columnsOf( columns, ratios.length );
	return {
		root: {
			className: [
				`align${ align }`,
				imageFilter && `is-filter-${ imageFilter }`,
				layout === 'columns' && count >= MANY_COLUMNS && 'is-dense',
			]
				.filter( Boolean )
				.join( ' ' ),
			style: {
				...( laid
					? length( 'list', laid.height )
					: { '--dovetail-columns': String( count ) } ),
				...( layout !== 'circle' && roundedCorners
					? { '--dovetail-radius': `${ roundedCorners }px` }
					: {} ),
			} as CSSProperties,
		},
		items:
			laid?.tiles.map(
				( { x, y, width }, index ) =>
					( {
						'--tile-ratio': String( ratios[ index ] ),
						...length( 'x', x ),
						...length( 'y', y ),
						...length( 'width', width ),
					} ) as CSSProperties
			) ?? [],
	};
}

/** A length as two custom properties; a part that is nothing is left out. Five digits: a hundredth of a pixel at most. */
function length(
	name: 'list' | 'x' | 'y' | 'width',
	parts: Length
): Record< string, string > {
	return Object.fromEntries(
		parts.flatMap( ( part, at ) => {
			const rounded = Math.round( part * 1e5 ) / 1e5;
			return rounded
				? [
						[
							`--tile-${ name }${ at ? '-gap' : '' }`,
							String( rounded ),
						],
					]
				: [];
		} )
	);
}
