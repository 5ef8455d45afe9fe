import { escapeAngleBrackets } from '#shared/attributes';
import { createBlock } from '@wordpress/blocks';
import { keptBeside, paragraphOf } from './kept-beside';
import {
	coreGalleryImages,
	sortCoreImages,
	type CoreBlock,
	type CoreImage,
} from './core-images';
import { isUploading } from './uploading';

type Picture = { id?: number; url?: string; alt: string; caption: string };

/** Defines how a block with images is converted to core images and back. */
type Converting< Attributes, Kept extends Picture > = {
	/** Names of other blocks that store images the way core/gallery did before 2021. */
	alike?: readonly string[];
	/**
	 * Converts an image to items of the block. Returns an empty list for an unusable image. `image` is the unchanged
	 * core image.
	 */
	read( picture: CoreImage, image: CoreImage ): readonly Kept[];
	/** Creates the block from images and from the attributes of their gallery. */
	make(
		pictures: readonly Kept[],
		gallery: CoreImage,
		images: readonly CoreImage[]
	): { attributes: object };
	keepsLink( picture: Kept, href: unknown, attributes: Attributes ): boolean;
	/** Returns the items of the block, including text without an image. */
	picturesOf( attributes: Attributes ): readonly Kept[];
	/** Returns additional core/image attributes for an item. */
	imageOf( picture: Kept, attributes: Attributes ): object;
	galleryOf( attributes: Attributes ): object;
};

/**
 * Converts an image, which may still be uploading, to a core image block. Converts an entry that has text but no image
 * to a paragraph.
 */
const keptPicture = ( picture: CoreImage ) =>
	( picture.url ?? picture.blob )
		? createBlock( 'core/image', picture )
		: paragraphOf(
				String( picture.caption ?? '' ) ||
					escapeAngleBrackets( String( picture.alt ?? '' ) )
			);

/**
 * Transforms a gallery or several images to the block and back without losing content. Images that cannot be converted
 * stay next to the block. Text without an image, gallery captions and unsupported links become paragraphs.
 */
export function coreImageTransforms< Attributes, Kept extends Picture >( {
	alike = [],
	read,
	make,
	keepsLink,
	picturesOf,
	imageOf,
	galleryOf,
}: Converting< Attributes, Kept > ): { from: object[]; to: object[] } {
	const hasPictures = ( images: readonly CoreImage[] ) =>
		sortCoreImages( images, read ).pictures.length > 0;
	const convert = ( images: readonly CoreImage[], gallery: CoreImage ) => {
		const { pictures, sources, others } = sortCoreImages( images, read );
		const block = make( pictures, gallery, sources );
		const unlinked = sources.filter(
			( { href }, index ) =>
				! keepsLink(
					pictures[ index ] as Kept,
					href,
					block.attributes as Attributes
				)
		);
		return [
			block,
			...keptBeside( unlinked, gallery.caption ),
			...others.flatMap( keptPicture ),
		];
	};
	const backTo =
		( wrap: ( images: object[], attributes: Attributes ) => object[] ) =>
		( attributes: Attributes ) => {
			const kept = picturesOf( attributes );
			return [
				...wrap(
					kept
						.filter( ( { url } ) => url )
						.map( ( picture ) => {
							const { url, alt, caption } = picture;
							return createBlock( 'core/image', {
								url,
								alt,
								caption,
								...imageOf( picture, attributes ),
							} );
						} ),
					attributes
				),
				...kept.filter( ( { url } ) => ! url ).flatMap( keptPicture ),
			];
		};
	const type = 'block';
	const isMatch = ( attributes: Attributes, block: { clientId: string } ) =>
		! isUploading( block ) &&
		picturesOf( attributes ).some( ( { url } ) => url );
	return {
		from: [
			{
				type,
				blocks: [ 'core/gallery', ...alike ],
				isMatch: (
					attributes: CoreImage,
					block: CoreBlock & { clientId: string }
				) =>
					! isUploading( block ) &&
					hasPictures(
						coreGalleryImages( attributes, block.innerBlocks )
					),
				transform: (
					attributes: CoreImage,
					innerBlocks: CoreBlock[]
				) =>
					convert(
						coreGalleryImages( attributes, innerBlocks ),
						attributes
					),
			},
			{
				type,
				isMultiBlock: true,
				blocks: [ 'core/image' ],
				isMatch: hasPictures,
				transform: ( images: CoreImage[] ) =>
					convert( images, { sizeSlug: images[ 0 ]?.sizeSlug } ),
			},
		],
		to: [
			{
				type,
				blocks: [ 'core/gallery' ],
				isMatch,
				transform: backTo( ( images, attributes ) => [
					createBlock(
						'core/gallery',
						galleryOf( attributes ) as never,
						images as never
					),
				] ),
			},
			{
				type,
				blocks: [ 'core/image' ],
				isMatch,
				transform: backTo( ( images ) => images ),
			},
		],
	};
}
