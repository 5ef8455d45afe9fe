import { attr, readAttribute, type AttributesOf } from '#shared/attributes';
import { attributes as schema } from '../attributes';

export type Attributes = AttributesOf< typeof schema >;

/** An image of a gallery. If it has no URL, it still has its text. */
export type GalleryImage = Attributes[ 'images' ][ number ];

/** Reads images from data that is not a post, such as media of the library or another block. */
export function readImages( images: unknown ): GalleryImage[] {
	return imagesOf( readAttribute( schema.images, images ) );
}

/** Returns the images of a post. Entries without an image and without text are skipped. */
export function imagesOf( images: readonly GalleryImage[] ): GalleryImage[] {
	return images.filter( ( { url, alt, caption } ) => url || alt || caption );
}

/** Returns the URL of an image's link. Undefined if there is none. */
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
