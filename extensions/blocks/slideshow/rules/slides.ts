import {
	readAttribute,
	replaceAngleBrackets,
	type AttributesOf,
} from '#shared/attributes';
import { attributes as schema } from '../attributes';

type Attributes = AttributesOf< typeof schema >;

/** One slide. Without a picture it still has its words. */
export type Slide = Attributes[ 'images' ][ number ];

/** The slides that something holds which is no post: the library, another block. */
export function readSlides( images: unknown ): Slide[] {
	return slidesOf( readAttribute( schema.images, images ) );
}

/**
 * The slides that a post holds, whatever was done to it by hand: an address that cannot be a picture is left out and
 * the text beside it kept; an entry without picture and text is none.
 */
export function slidesOf( images: readonly Slide[] ): Slide[] {
	return images.filter( isSomething );
}

function isSomething( { url, alt, caption }: Slide ): boolean {
	return Boolean( url ?? ( alt || caption ) );
}

/** What the block stores for its slides: the images as they stand in the markup, the ids derived from them, and the size that counts. */
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

/** As the saved HTML is read: nothing for what does not stand there. */
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

/** The image size that counts: the one chosen; before a choice `full` for pictures that stand there, `large` for the first that come. */
export function sizeSlugOf( {
	ids,
	sizeSlug,
}: Pick< Attributes, 'ids' | 'sizeSlug' > ): string {
	return sizeSlug ?? ( ids.length ? 'full' : 'large' );
}

/**
 * The shape of the slideshow, width divided by height: that of its first picture of a known size, never higher than a
 * square and never flatter than 16 by 9. With four digits: the same text in every browser. Undefined when none is known.
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
