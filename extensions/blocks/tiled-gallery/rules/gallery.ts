import { attr, readAttribute, type AttributesOf } from '#shared/attributes';
import { attributes as schema } from '../attributes';

export type Attributes = AttributesOf< typeof schema >;

/** An image of a gallery. If its URL is invalid, it still has its alternative text and caption. */
export type GalleryImage = Attributes[ 'images' ][ number ];

/** Parses images from a source other than a post, such as the library or another block. */
export function readImages( images: unknown ): GalleryImage[] {
	return imagesOf( readAttribute( schema.images, images ) );
}

/** Returns the images of a post. Skips entries that have neither an image nor text. */
export function imagesOf( images: readonly GalleryImage[] ): GalleryImage[] {
	return images.filter( ( { url, alt, caption } ) => url || alt || caption );
}

/** Returns the URL that an image links to; undefined without a link. */
export function linkOf(
	{ url, fullUrl, link }: GalleryImage,
	linkTo: Attributes[ 'linkTo' ]
): string | undefined {
	return { none: undefined, media: fullUrl ?? url, attachment: link }[
		linkTo
	];
}

/** Returns a length in whole pixels; undefined if it is not positive. */
export const pixels = ( length: unknown ): number | undefined =>
	readAttribute( attr.positiveInteger(), length );

/** Converts numeric dimensions from another source to the strings that a post stores. */
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
