import {
	readAttribute,
	replaceAngleBrackets,
	type AttributesOf,
} from '#shared/attributes';
import { attributes as schema } from '../attributes';

type Attributes = AttributesOf< typeof schema >;

/** A slide. If it has no image, it still has its text. */
export type Slide = Attributes[ 'images' ][ number ];

/** Reads slides from data that is not a post, such as media of the library or another block. */
export function readSlides( images: unknown ): Slide[] {
	return slidesOf( readAttribute( schema.images, images ) );
}

/**
 * Reads the slides of a post, however it was edited by hand. An unsafe URL is dropped and its text kept; an entry
 * without both is skipped.
 */
export function slidesOf( images: readonly Slide[] ): Slide[] {
	return images.filter( isSomething );
}

function isSomething( { url, alt, caption }: Slide ): boolean {
	return Boolean( url ?? ( alt || caption ) );
}

/** Attributes that store slides: the images as in the markup, the IDs derived from them, and their size. */
export function slidesPatch(
	slides: readonly Slide[],
	attributes: Pick< Attributes, 'ids' | 'sizeSlug' >
): Pick< Attributes, 'images' | 'ids' | 'sizeSlug' > {
	return {
		images: slides.map( toImage ),
		ids: slides.flatMap( ( { id, url } ) => ( id && url ? [ id ] : [] ) ),
		sizeSlug: sizeSlugOf( attributes ),
	};
}

/** A slide as read from the saved HTML, with missing values left out. */
function toImage( slide: Slide ): Slide {
	const { id, url, alt, caption, link, width, height } = slide;
	return {
		alt: replaceAngleBrackets( alt ),
		caption,
		...( url
			? {
					url,
					...( id ? { id } : {} ),
					...( width ? { width } : {} ),
					...( height ? { height } : {} ),
				}
			: {} ),
		...( link && ( url || alt ) ? { link } : {} ),
	};
}

/** The current image size: the chosen one, else `full` if there are pictures already, else `large`. */
export function sizeSlugOf( {
	ids,
	sizeSlug,
}: Pick< Attributes, 'ids' | 'sizeSlug' > ): string {
	return sizeSlug ?? ( ids.length ? 'full' : 'large' );
}

/**
 * Returns the aspect ratio of the slideshow: that of the first image with a known size, limited to between 1:1 and
 * 16:9. It has four digits, so that the text is the same in every browser. Undefined if no size is known.
 */
export function ratioOf( slides: readonly Slide[] ): string | undefined {
	for ( const { url, width, height } of slides ) {
		if ( url && width && height ) {
			const ratio = Math.min( Math.max( width / height, 1 ), 16 / 9 );
			return String( Number( ratio.toFixed( 4 ) ) );
		}
	}
	return undefined;
}
