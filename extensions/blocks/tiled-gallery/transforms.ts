import { readAttributes } from '#shared/attributes';
import { coreImageTransforms } from '#shared/core-images';
import { createBlock } from '@wordpress/blocks';
import { attributes as schema } from './attributes';
import {
	imagesOf,
	linkOf,
	pixels,
	readImages,
	sizeOf,
	type Attributes,
	type GalleryImage,
} from './rules/gallery';

const { from, to } = coreImageTransforms< Attributes, GalleryImage >( {
	alike: [ 'dovetail/slideshow' ],
	read: ( { link, ...picture }, { linkDestination } ) =>
		readImages( [
			{
				...picture,
				...sizeOf( picture ),
				...( linkDestination === 'attachment' && { link } ),
				...( linkDestination === 'media' && { fullUrl: link } ),
			},
		] ),
	make: ( images, { align, columns, linkTo } ) =>
		createBlock( 'dovetail/tiled-gallery', {
			...readAttributes( schema, { align, columns, linkTo } ),
			images,
			ids: images.map( ( { id } ) => id ),
		} ),
	picturesOf: ( { images } ) => imagesOf( images ),
	imageOf: ( image, { linkTo } ) => {
		const href = linkOf( image, linkTo );
		return {
			...( image.id && { id: image.id, sizeSlug: 'large' } ),
			...( href && { href, linkDestination: linkTo } ),
		};
	},
	galleryOf: ( { align, columns, linkTo } ) => ( {
		align,
		columns,
		linkTo,
		sizeSlug: 'large',
	} ),
} );

/** From a gallery, from several images and from a slideshow, and back. */
export const transforms = {
	from,
	to: [
		...to,
		{
			type: 'block',
			blocks: [ 'dovetail/slideshow' ],
			isMatch: ( { ids }: Attributes ) => ids.length > 0,
			transform: ( { align, ids, images }: Attributes ) =>
				createBlock( 'dovetail/slideshow', {
					align,
					ids,
					images: images.map( ( image ) => ( {
						...image,
						link: undefined,
						tileStyle: undefined,
						width: pixels( image.width ),
						height: pixels( image.height ),
					} ) ),
				} ),
		},
	],
};
