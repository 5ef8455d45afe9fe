import fc from 'fast-check';
import type { Attributes, GalleryImage } from '../rules/gallery';

/** Returns an image with only the given fields. */
export const image = ( some: Partial< GalleryImage > = {} ): GalleryImage => ( {
	url: 'https://example.org/a.jpg',
	alt: '',
	caption: '',
	...some,
} );

/** Returns the given number of images from the library. */
export const images = ( count: number ) =>
	Array.from( { length: count }, ( _, at ) =>
		image( { id: at + 1, url: `https://example.org/${ at + 1 }.jpg` } )
	);

/** Returns a gallery with only the given attributes. */
export const attributesWith = ( some: object ) =>
	( {
		images: [],
		columnWidths: [],
		ids: [],
		...some,
	} ) as never as Attributes;

/** Aspect ratios of tiles, as `ratiosOf` returns them. */
export const ratios = fc.array(
	fc.integer( { min: 4000, max: 30_000 } ).map( ( n ) => n / 10_000 ),
	{ minLength: 1, maxLength: 60 }
);
