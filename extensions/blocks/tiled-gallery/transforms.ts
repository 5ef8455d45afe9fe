import { htmlText, readAttributes } from '#shared/attributes';
import {
	coreGalleryImages,
	sortCoreImages,
	type CoreBlock,
	type CoreImage,
} from '#shared/media';
import { createBlock } from '@wordpress/blocks';
import { attributes as schema } from './attributes';
import {
	imagesOf,
	readImages,
	type Attributes,
	type GalleryImage,
} from './rules/gallery';

const imagesAmong = ( images: readonly CoreImage[] ) =>
	sortCoreImages( images, ( { link, ...picture }, { linkDestination } ) =>
		readImages( [
			{
				...picture,
				...( linkDestination === 'attachment' ? { link } : {} ),
				...( linkDestination === 'media' ? { fullUrl: link } : {} ),
			},
		] )
	);

/** The gallery of some images, followed by those that cannot be in one: converting loses nothing. */
function galleryOf(
	images: readonly CoreImage[],
	{ align, columns, linkTo }: CoreImage = {}
): object[] {
	const { pictures, others } = imagesAmong( images );
	return [
		createBlock( 'dovetail/tiled-gallery', {
			...readAttributes( schema, { align, columns, linkTo } ),
			images: pictures,
			ids: pictures.map( ( { id } ) => id ),
		} ),
		...others.map( ( image ) => createBlock( 'core/image', image ) ),
	];
}

/** A picture whose address is lost has words, and they go on as a paragraph. */
const paragraphsOf = ( { images }: Attributes ) =>
	imagesOf( images )
		.filter( ( { url } ) => ! url )
		.map( ( { caption, alt } ) =>
			createBlock( 'core/paragraph', {
				content: caption || htmlText( alt ),
			} )
		);

function imageBlocksOf( { images, linkTo }: Attributes ): object[] {
	return withUrl( images ).map( ( { id, url, alt, caption, ...more } ) => {
		const href =
			linkTo === 'attachment' ? more.link : ( more.fullUrl ?? url );
		return createBlock( 'core/image', {
			url,
			alt,
			caption,
			...( id ? { id, sizeSlug: 'large' } : {} ),
			...( linkTo !== 'none' && href
				? { href, linkDestination: linkTo }
				: {} ),
		} );
	} );
}

const withUrl = ( images: readonly GalleryImage[] ) =>
	images.filter( ( { url } ) => url );
const hasPictures = ( { images }: Attributes ) => withUrl( images ).length > 0;
const hasImages = ( images: readonly CoreImage[] ) =>
	imagesAmong( images ).pictures.length > 0;

/** From a gallery, from several images and from a slideshow, and back. */
export const transforms = {
	from: [
		{
			type: 'block',
			// A slideshow keeps its images as a gallery did before 2021.
			blocks: [ 'core/gallery', 'dovetail/slideshow' ],
			isMatch: ( attributes: CoreImage, block: CoreBlock ) =>
				hasImages( coreGalleryImages( attributes, block.innerBlocks ) ),
			transform: ( attributes: CoreImage, innerBlocks: CoreBlock[] ) =>
				galleryOf(
					coreGalleryImages( attributes, innerBlocks ),
					attributes
				),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			isMatch: hasImages,
			transform: ( images: CoreImage[] ) => galleryOf( images ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: hasPictures,
			transform: ( attributes: Attributes ) => [
				createBlock(
					'core/gallery',
					{
						align: attributes.align,
						columns: attributes.columns,
						linkTo: attributes.linkTo,
						sizeSlug: 'large',
					},
					imageBlocksOf( attributes ) as never
				),
				...paragraphsOf( attributes ),
			],
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			isMatch: hasPictures,
			transform: ( attributes: Attributes ) => [
				...imageBlocksOf( attributes ),
				...paragraphsOf( attributes ),
			],
		},
		{
			type: 'block',
			blocks: [ 'dovetail/slideshow' ],
			isMatch: hasPictures,
			transform: ( { align, ids, images }: Attributes ) =>
				createBlock( 'dovetail/slideshow', {
					align,
					ids,
					images: images.map( ( image ) => ( {
						...image,
						link: undefined,
					} ) ),
				} ),
		},
	],
};
