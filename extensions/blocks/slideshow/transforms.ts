import { htmlText, type AttributesOf } from '#shared/attributes';
import {
	coreGalleryImages,
	sortCoreImages,
	type CoreBlock,
	type CoreImage,
} from '#shared/media';
import { createBlock } from '@wordpress/blocks';
import { ALIGNMENTS, type attributes as schema } from './attributes';
import { coreImageOf } from './rules/core-images';
import {
	readSlides,
	slidesOf,
	sizeSlugOf,
	slidesPatch,
	type Slide,
} from './rules/slides';

type Attributes = AttributesOf< typeof schema >;

const slidesAmong = ( images: readonly CoreImage[] ) =>
	sortCoreImages( images, ( image ) => readSlides( [ image ] ) );

/** The slideshow of some images, followed by those that cannot be slides: converting loses nothing. */
function slideshowOf(
	images: readonly CoreImage[],
	{ align, sizeSlug }: CoreImage = {}
): object[] {
	const { pictures: slides, others } = slidesAmong( images );
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
	slidesAmong( images ).pictures.length > 0;

/** From a gallery and from several images, and back. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( attributes: CoreImage, block: CoreBlock ) =>
				hasSlides( coreGalleryImages( attributes, block.innerBlocks ) ),
			transform: ( attributes: CoreImage, innerBlocks: CoreBlock[] ) =>
				slideshowOf(
					coreGalleryImages( attributes, innerBlocks ),
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
