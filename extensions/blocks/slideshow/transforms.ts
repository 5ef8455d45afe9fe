import type { AttributesOf } from '#shared/attributes';
import { coreImageTransforms } from '#shared/core-images';
import { createBlock } from '@wordpress/blocks';
import {
	type attributes as schema,
	readSlides,
	slidesOf,
	sizeSlugOf,
	slidesPatch,
	type Slide,
} from './attributes';

type Attributes = AttributesOf< typeof schema >;

/** Transforms a core gallery or several images into a slideshow, and back. */
export const transforms = coreImageTransforms< Attributes, Slide >( {
	read: ( picture ) => readSlides( [ picture ] ),
	make: ( slides, { sizeSlug } ) =>
		createBlock( 'dovetail/slideshow', {
			...slidesPatch( slides, {
				ids: slides.flatMap( ( { id } ) => id ?? [] ),
				sizeSlug: typeof sizeSlug === 'string' ? sizeSlug : undefined,
			} ),
		} ),
	keepsLink: ( { link } ) => Boolean( link ),
	picturesOf: ( { images } ) => slidesOf( images ),
	imageOf: ( { id, link }, attributes ) => ( {
		...( id ? { id, sizeSlug: sizeSlugOf( attributes ) } : {} ),
		...( link ? { href: link, linkDestination: 'custom' } : {} ),
	} ),
	galleryOf: ( attributes ) => ( {
		align: attributes.align,
		linkTo: 'none',
		sizeSlug: sizeSlugOf( attributes ),
	} ),
} );
