import { Picture, PictureList } from '#shared/picture-list';
import { useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';
import { IMAGE_CLASS, ITEM_CLASS, lengthsOf, LIST_CLASS } from './markup';
import {
	type Attributes,
	type GalleryImage,
	imagesOf,
	linkOf,
} from './rules/gallery';

/**
 * Saves a list of figures with their positions. All layouts have the same HTML structure. Saves nothing if there are no
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

/** The image of a tile, as it is saved and as the editor shows it. */
export function GalleryPicture( {
	image,
	linkTo = 'none',
	srcSet,
}: {
	image: GalleryImage;
	linkTo?: Attributes[ 'linkTo' ];
	/** The image's URLs from the image service. Never saved, because the site can switch to another service. */
	srcSet?: string;
} ): ReactNode {
	return (
		<Picture
			className={ IMAGE_CLASS }
			picture={ image }
			href={ linkOf( image, linkTo ) }
			srcSet={ srcSet }
			data-id={ image.id }
			data-full-url={ image.fullUrl }
			data-link={ image.link }
			data-width={ image.width }
			data-height={ image.height }
		/>
	);
}
