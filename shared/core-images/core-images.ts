import { replaceAngleBrackets } from '#shared/attributes';

/** Attributes of a core/image, or of one image of an old gallery; unknown until parsed, for other plugins write them too. */
export type CoreImage = Record< string, unknown >;

/** A block as passed to a transform. */
export type CoreBlock = {
	name: string;
	attributes: CoreImage;
	innerBlocks: CoreBlock[];
};

/** Returns the images of a gallery: inner blocks, or the attribute used before 2021. */
export function coreGalleryImages(
	{ images }: CoreImage,
	innerBlocks: readonly CoreBlock[]
): CoreImage[] {
	if ( innerBlocks.length || ! Array.isArray( images ) ) {
		return innerBlocks
			.filter( ( { name } ) => name === 'core/image' )
			.map( ( { attributes } ) => attributes );
	}
	return images.filter( ( image ) => typeof image === 'object' && image );
}

/**
 * What can be a picture of ours and what cannot: one made from another block needs both an id and a url.
 *
 * @param read What the block makes of a picture, nothing where it is none; the image as it was stands beside it.
 */
export function sortCoreImages< Picture extends { id?: number; url?: string } >(
	images: readonly CoreImage[],
	read: ( picture: CoreImage, image: CoreImage ) => readonly Picture[]
): {
	pictures: Picture[];
	/** The image of each picture. */
	sources: CoreImage[];
	/** Left over; whoever converts keeps them beside the block. */
	others: CoreImage[];
} {
	const pictures: Picture[] = [];
	const sources: CoreImage[] = [];
	const others: CoreImage[] = [];
	for ( const image of images ) {
		const { id, url, alt, caption, href, width, height } = image;
		const [ picture ] = read(
			{
				id,
				url,
				alt: replaceAngleBrackets( plain( alt ) ),
				caption: plain( caption ),
				link: href,
				width,
				height,
			},
			image
		);
		if ( picture?.id && picture.url ) {
			pictures.push( picture );
			sources.push( image );
		} else if ( url ) {
			others.push( image );
		}
	}
	return { pictures, sources, others };
}

/** A caption and an alternative text may be rich text objects. */
const plain = ( text: unknown ) => String( text ?? '' );
