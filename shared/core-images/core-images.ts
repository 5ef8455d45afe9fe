import { replaceAngleBrackets } from '#shared/attributes';

/**
 * Attributes of a core/image, or of an image in an old gallery. Their types are unknown, because other plugins can also
 * set attributes.
 */
export type CoreImage = Record< string, unknown >;

/** A block as WordPress passes it to a transform. */
export type CoreBlock = {
	name: string;
	attributes: CoreImage;
	innerBlocks: CoreBlock[];
};

/**
 * Returns the images of a gallery: its inner blocks, or the `images` attribute that our blocks and old galleries
 * (WordPress before 2021) use.
 */
export function coreGalleryImages(
	{ images, linkTo }: CoreImage,
	innerBlocks: readonly CoreBlock[]
): CoreImage[] {
	if ( innerBlocks.length || ! Array.isArray( images ) ) {
		return innerBlocks
			.filter( ( { name } ) => name === 'core/image' )
			.map( ( { attributes } ) => attributes );
	}
	return images
		.filter( ( image ) => typeof image === 'object' && image )
		.map( ( image ) =>
			// A slideshow has no gallery-wide link setting, so use the link of each image.
			linkTo ? image : { ...image, href: image.link }
		);
}

/**
 * Splits images into those that the block can use and the rest. A usable image has an ID and a URL.
 *
 * @param read Converts a normalized image to the block's own image data. Returns an empty list for an unusable image. The second argument is the original image.
 */
export function sortCoreImages< Picture extends { id?: number; url?: string } >(
	images: readonly CoreImage[],
	read: ( picture: CoreImage, image: CoreImage ) => readonly Picture[]
): {
	pictures: Picture[];
	/** The original image of each converted image. */
	sources: CoreImage[];
	/**
	 * Images that cannot be converted, and entries that have text but no image. The caller must keep them next to the
	 * block.
	 */
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
		} else {
			others.push( image );
		}
	}
	return { pictures, sources, others };
}

/** Converts a caption or alternative text, which may be a rich text object, to a string. */
const plain = ( text: unknown ) => String( text ?? '' );
