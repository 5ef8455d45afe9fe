import { attr, readAttribute, type AttributesOf } from '#shared/attributes';
import { attributes as schema } from '../attributes';

export type Attributes = AttributesOf< typeof schema >;

/** One picture of a gallery. Without an address it still has its words. */
export type GalleryImage = Attributes[ 'images' ][ number ];

/** The pictures that something holds which is no post: the library, another block. */
export function readImages( images: unknown ): GalleryImage[] {
	return imagesOf( readAttribute( schema.images, images ) );
}

/** The pictures that a post holds: an entry without picture and words is none. */
export function imagesOf( images: readonly GalleryImage[] ): GalleryImage[] {
	return images.filter( ( { url, alt, caption } ) => url || alt || caption );
}

/** URL of a picture's link; undefined without a link. */
export function linkOf(
	{ url, fullUrl, link }: GalleryImage,
	linkTo: Attributes[ 'linkTo' ]
): string | undefined {
	return { none: undefined, media: fullUrl ?? url, attachment: link }[
		linkTo
	];
}

/** A length that is known: whole pixels above zero. */
export const pixels = ( length: unknown ): number | undefined =>
	readAttribute( attr.positiveInteger(), length );

/** A size that another source gives as numbers, in the form of the post. */
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
