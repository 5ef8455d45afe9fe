import { readAttributes } from '#shared/attributes';
import { coreImageTransforms, isUploading } from '#shared/core-images';
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
	make: ( images, { columns, linkTo }, sources ) =>
		createBlock( 'dovetail/tiled-gallery', {
			...readAttributes( schema, {
				columns,
				linkTo: commonLink( linkTo, sources ),
			} ),
			images,
			ids: images.map( ( { id } ) => id ),
		} ),
	keepsLink: ( image, href, { linkTo } ) => linkOf( image, linkTo ) === href,
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

/** Returns the common target of the images' links, for galleries without a link setting. */
function commonLink(
	linkTo: unknown,
	images: readonly Record< string, unknown >[]
): unknown {
	const [ first, ...others ] = images
		.filter( ( { href } ) => href )
		.map( ( { linkDestination } ) => linkDestination );
	const isSaid = linkTo !== undefined && linkTo !== 'none';
	return isSaid || others.some( ( each ) => each !== first )
		? linkTo
		: ( first ?? linkTo );
}

/** Transforms a core gallery, several images or a slideshow into a tiled gallery, and back. */
export const transforms = {
	from,
	to: [
		...to,
		{
			type: 'block',
			blocks: [ 'dovetail/slideshow' ],
			isMatch: ( { ids }: Attributes, block: { clientId: string } ) =>
				ids.length > 0 && ! isUploading( block ),
			transform: ( { ids, images, linkTo }: Attributes ) =>
				createBlock( 'dovetail/slideshow', {
					ids,
					images: images.map( ( image ) => ( {
						...image,
						link: linkOf( image, linkTo ),
						fullUrl: undefined,
						tileStyle: undefined,
						width: pixels( image.width ),
						height: pixels( image.height ),
					} ) ),
				} ),
		},
	],
};
