import { htmlText, type AttributesOf } from '#shared/attributes';
import { createBlock } from '@wordpress/blocks';
import { ALIGNMENTS, type attributes as schema } from './attributes';
import {
	coreImageOf,
	sortCoreImages,
	type CoreImage,
} from './rules/core-images';
import { slidesOf, sizeSlugOf, slidesPatch, type Slide } from './rules/slides';

type Attributes = AttributesOf< typeof schema >;
type Block = { name: string; attributes: CoreImage; innerBlocks: Block[] };

/** The slideshow of some images, followed by those that cannot be slides: converting loses nothing. */
function slideshowOf(
	images: readonly CoreImage[],
	{ align, sizeSlug }: CoreImage = {}
): object[] {
	const { slides, others } = sortCoreImages( images );
	return [
		createBlock( 'dovetail/slideshow', {
			...slidesPatch( slides, {
				ids: slides.flatMap( ( { id } ) => id ?? [] ),
				sizeSlug: typeof sizeSlug === 'string' ? sizeSlug : undefined,
			} ),
			align: ALIGNMENTS.find( ( each ) => each === align ) ?? 'center',
		} ),
		...others.map( ( image ) => createBlock( 'core/image', image ) ),
	];
}

/** The images of a gallery: blocks inside it, or a list of its own in one that was written before 2021. */
function imagesOfGallery(
	{ images }: CoreImage,
	innerBlocks: readonly Block[]
): CoreImage[] {
	if ( innerBlocks.length || ! Array.isArray( images ) ) {
		return innerBlocks
			.filter( ( { name } ) => name === 'core/image' )
			.map( ( { attributes } ) => attributes );
	}
	return images.filter( ( image ) => typeof image === 'object' && image );
}

/** A slide without a picture has words, and they go on as a paragraph. */
function paragraphsOf( slides: readonly Slide[] ): object[] {
	return slides
		.filter( ( { url } ) => ! url )
		.map( ( { caption, alt } ) =>
			createBlock( 'core/paragraph', {
				content: caption || htmlText( alt ),
			} )
		);
}

function imageBlocksOf( attributes: Attributes ): object[] {
	return slidesOf( attributes.images ).flatMap( ( slide ) => {
		const image = coreImageOf( slide, sizeSlugOf( attributes ) );
		return image ? [ createBlock( 'core/image', image ) ] : [];
	} );
}

const hasSlides = ( images: readonly CoreImage[] ) =>
	sortCoreImages( images ).slides.length > 0;

/** From a gallery and from several images, and back. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( attributes: CoreImage, block: Block ) =>
				hasSlides( imagesOfGallery( attributes, block.innerBlocks ) ),
			transform: ( attributes: CoreImage, innerBlocks: Block[] ) =>
				slideshowOf(
					imagesOfGallery( attributes, innerBlocks ),
					attributes
				),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			isMatch: ( images: CoreImage[] ) => hasSlides( images ),
			transform: ( images: CoreImage[] ) =>
				slideshowOf( images, { sizeSlug: images[ 0 ]?.sizeSlug } ),
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
						linkTo: 'none',
						sizeSlug: sizeSlugOf( attributes ),
					},
					imageBlocksOf( attributes ) as never
				),
				...paragraphsOf( slidesOf( attributes.images ) ),
			],
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			isMatch: hasPictures,
			transform: ( attributes: Attributes ) => [
				...imageBlocksOf( attributes ),
				...paragraphsOf( slidesOf( attributes.images ) ),
			],
		},
	],
};

function hasPictures( { images }: Attributes ): boolean {
	return slidesOf( images ).some( ( { url } ) => url );
}
