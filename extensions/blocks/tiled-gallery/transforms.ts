import { htmlText } from '#shared/attributes';
import {
	coreGalleryImages,
	sortCoreImages,
	type CoreBlock,
	type CoreImage,
} from '#shared/media';
import { createBlock } from '@wordpress/blocks';
import { ALIGNMENTS, LINK_TARGETS } from './attributes';
import {
	galleryPatch,
	imagesOf,
	readImages,
	type Attributes,
	type GalleryImage,
} from './rules/gallery';

const imagesAmong = ( images: readonly CoreImage[] ) =>
	sortCoreImages( images, ( image ) => {
		const { link, linkDestination } = image;
		return readImages( [
			{
				...image,
				link: linkDestination === 'attachment' ? link : undefined,
				fullUrl: linkDestination === 'media' ? link : undefined,
			},
		] );
	} );

/** The gallery of some images, followed by those that cannot be in one: converting loses nothing. */
function galleryOf(
	images: readonly CoreImage[],
	{ align, columns, linkTo }: CoreImage = {}
): object[] {
	const { pictures, others } = imagesAmong( images );
	const attributes = {
		align: ALIGNMENTS.find( ( each ) => each === align ) ?? 'center',
		linkTo: LINK_TARGETS.find( ( each ) => each === linkTo ) ?? 'none',
		columns: Number( columns ) || undefined,
	} as Attributes;
	return [
		createBlock( 'dovetail/tiled-gallery', {
			...attributes,
			...galleryPatch( pictures, attributes ),
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
			blocks: [ 'core/gallery' ],
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
		{
			type: 'block',
			blocks: [ 'dovetail/slideshow' ],
			isMatch: ( attributes: CoreImage ) =>
				hasImages( coreGalleryImages( attributes, [] ) ),
			transform: ( attributes: CoreImage ) =>
				galleryOf( coreGalleryImages( attributes, [] ), attributes ),
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
					images: imagesOf( images ).map(
						( { alt, caption, id, url, width, height } ) => ( {
							alt,
							caption,
							id,
							url,
							width,
							height,
						} )
					),
				} ),
		},
	],
};
