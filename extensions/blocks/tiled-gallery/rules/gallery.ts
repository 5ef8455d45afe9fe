import { attr, readAttribute, type AttributesOf } from '#shared/attributes';
import { attributes as schema } from '../attributes';

export type Attributes = AttributesOf< typeof schema >;

/** An image of a gallery. An image without a URL still has its text. */
export type GalleryImage = Attributes[ 'images' ][ number ];

/** Parses images from a source other than a post, such as the library or another block. */
export function readImages( images: unknown ): GalleryImage[] {
	return imagesOf( readAttribute( schema.images, images ) );
}

/** Returns the images of a post. Skips entries without an image and text. */
export function imagesOf( images: readonly GalleryImage[] ): GalleryImage[] {
	return images.filter( ( { url, alt, caption } ) => url || alt || caption );
}

/** Returns the URL of an image's link; undefined without a link. */
export function linkOf(
	{ url, fullUrl, link }: GalleryImage,
	linkTo: Attributes[ 'linkTo' ]
): string | undefined {
	return { none: undefined, media: fullUrl ?? url, attachment: link }[
		linkTo
	];
}

/** Returns a length in whole pixels, or undefined unless it is positive. */
export const pixels = ( length: unknown ): number | undefined =>
	readAttribute( attr.positiveInteger(), length );

/** Converts a numeric size from another source to the format of the post. */
export const sizeOf = ( {
	width,
	height,
}: {
	width?: unknown;
	height?: unknown;
} ): Pick< GalleryImage, 'width' | 'height' > => ( {
	width: pixels( width )?.toString(),
	height: pixels( height )?.toString(),
} );
