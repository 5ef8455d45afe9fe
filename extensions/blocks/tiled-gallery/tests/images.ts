import fc from 'fast-check';
import type { Attributes, GalleryImage } from '../rules/gallery';

/** A picture of which nothing is known but this. */
export const image = ( some: Partial< GalleryImage > = {} ): GalleryImage => ( {
	url: 'https://example.org/a.jpg',
	alt: '',
	caption: '',
	...some,
} );

/** So many pictures of the library. */
export const images = ( count: number ) =>
	Array.from( { length: count }, ( _, at ) =>
		image( { id: at + 1, url: `https://example.org/${ at + 1 }.jpg` } )
	);

/** A gallery that has nothing but this. */
export const attributesWith = ( some: object ) =>
	( {
		images: [],
		columnWidths: [],
		ids: [],
		...some,
	} ) as never as Attributes;

/** Shapes of tiles as `ratiosOf` gives them. */
export const ratios = fc.array(
	fc.integer( { min: 4000, max: 30_000 } ).map( ( n ) => n / 10_000 ),
	{ minLength: 1, maxLength: 60 }
);
