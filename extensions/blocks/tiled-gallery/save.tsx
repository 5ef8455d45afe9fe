import { PictureList } from '#shared/picture-list';
import { useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';
import { GalleryPicture } from './gallery-picture';
import { ITEM_CLASS, lengthsOf, LIST_CLASS } from './markup';
import { imagesOf, type Attributes } from './rules/gallery';

/**
 * Saves a list of figures with their positions, in the same structure for all layouts. Saves nothing if there are no
 * images.
 */
export function save( { attributes }: { attributes: Attributes } ): ReactNode {
	const images = imagesOf( attributes.images );
	return images.length ? (
		<div { ...useBlockProps.save( rootProps( attributes ) ) }>
			<PictureList
				className={ LIST_CLASS }
				style={ lengthsOf( attributes.listStyle ) }
				itemClass={ ITEM_CLASS }
				itemStyle={ ( { tileStyle } ) => lengthsOf( tileStyle ) }
				pictures={ images }
				draw={ ( image ) => (
					<GalleryPicture
						image={ image }
						linkTo={ attributes.linkTo }
					/>
				) }
			/>
		</div>
	) : null;
}

/** Returns the class names and styles of the block's element. */
export function rootProps( {
	align,
	imageFilter,
	roundedCorners,
	showCaptions,
}: Attributes ): { className: string; style: CSSProperties } {
	return {
		className: `align${ align }${
			imageFilter ? ` is-filter-${ imageFilter }` : ''
		}${ showCaptions ? '' : ' has-hidden-captions' }`,
		style: {
			'--dovetail-radius': roundedCorners
				? `${ roundedCorners }px`
				: undefined,
		} as CSSProperties,
	};
}
