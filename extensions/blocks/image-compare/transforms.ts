import { isUploading, keptBeside } from '#shared/core-images';
import { createBlock } from '@wordpress/blocks';
import {
	type CoreImage,
	coreImageOf,
	joinCaptions,
	pictureOfCoreImage,
	picturesOf,
	type StoredPicture,
	storePicture,
} from './rules/picture';

type Block = { name: string; attributes: CoreImage };
type Saved = {
	imageBefore?: StoredPicture;
	imageAfter?: StoredPicture;
	caption: string;
};

function isPair( images: readonly CoreImage[] ): boolean {
	return images.length === 2 && images.every( pictureOfCoreImage );
}

function compareOf(
	images: readonly CoreImage[],
	{ caption }: CoreImage = {}
): object[] {
	const [ imageBefore, imageAfter ] = images.map( ( image ) => {
		const picture = pictureOfCoreImage( image );
		return picture ? storePicture( picture ) : undefined;
	} );
	const compare = createBlock( 'dovetail/image-compare', {
		imageBefore,
		imageAfter,
		caption: joinCaptions( [
			caption,
			...images.map( ( image ) => image.caption ),
		] ),
	} );
	return [ compare, ...keptBeside( images ) ];
}

const imagesOfGallery = ( innerBlocks: readonly Block[] ): CoreImage[] =>
	innerBlocks
		.filter( ( { name } ) => name === 'core/image' )
		.map( ( { attributes } ) => attributes );

const isReady = ( saved: Saved, block: { clientId: string } ) =>
	! isUploading( block ) && picturesOf( saved ).length > 0;

/** Transforms two images, or a gallery of two, into an image comparison, and back. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: (
				_: CoreImage,
				{ innerBlocks }: { innerBlocks: readonly Block[] }
			) => isPair( imagesOfGallery( innerBlocks ) ),
			transform: ( gallery: CoreImage, innerBlocks: readonly Block[] ) =>
				compareOf( imagesOfGallery( innerBlocks ), gallery ),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			isMatch: ( images: readonly CoreImage[] ) => isPair( images ),
			transform: ( images: readonly CoreImage[] ) => compareOf( images ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: isReady,
			transform: ( saved: Saved ) =>
				createBlock(
					'core/gallery',
					{ caption: saved.caption, linkTo: 'none' },
					picturesOf( saved ).map( ( picture ) =>
						createBlock( 'core/image', coreImageOf( picture ) )
					)
				),
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			isMatch: isReady,
			transform: ( saved: Saved ) =>
				picturesOf( saved ).map( ( picture, index, { length } ) =>
					createBlock(
						'core/image',
						// Put the comparison's caption on the last image, because the caption was below both images.
						coreImageOf(
							picture,
							index === length - 1 ? saved.caption : ''
						)
					)
				),
		},
	],
};
