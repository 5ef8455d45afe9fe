import {
	attr,
	type AttributeSchema,
	readAttribute,
	replaceAngleBrackets,
	type AttributesOf,
} from '#shared/attributes';
import { CAPTION_SELECTOR, IMAGE_CLASS, SLIDE_CLASS } from './markup';

/** Minimum, maximum and default number of seconds per slide in autoplay. */
export const DELAY = { min: 1, max: 5, fallback: 3 } as const;

/** Transitions between slides. */
export const EFFECTS = [ 'slide', 'fade' ] as const;

/** Alignments in the toolbar. */
export const ALIGNMENTS = [ 'center', 'wide', 'full' ] as const;

/** Media types that a slideshow accepts. */
export const ALLOWED_TYPES = [ 'image' ] as const;

const onImage = < As extends AttributeSchema< unknown > >(
	name: string,
	as: As
) => attr.htmlAttribute( name, { selector: `.${ IMAGE_CLASS }` }, as );

export const attributes = {
	align: attr.oneOf( ALIGNMENTS, 'center' ),
	autoplay: attr.boolean( false ),
	/** Seconds per slide in autoplay. */
	delay: attr.integer( DELAY.fallback, { min: DELAY.min, max: DELAY.max } ),
	effect: attr.oneOf( EFFECTS, 'slide' ),
	/**
	 * Attachment IDs, derived from the images and never set directly. Exporters and media tools read them. See
	 * `slidesPatch`.
	 */
	ids: attr.list( attr.positiveInteger() ),
	/** Slides are read from the saved HTML, because sanitizers would change text in the block comment. */
	images: attr.query( `.${ SLIDE_CLASS }`, {
		alt: onImage( 'alt', attr.string( '' ) ),
		caption: attr.html( { selector: CAPTION_SELECTOR } ),
		/** Attachment ID. Missing for images that are not in the library. */
		id: onImage( 'data-id', attr.positiveInteger() ),
		url: onImage( 'src', attr.imageUrl() ),
		link: attr.htmlAttribute(
			'href',
			{ selector: 'figure > a' },
			attr.link()
		),
		/** Dimensions of the image in pixels. */
		width: onImage( 'width', attr.positiveInteger() ),
		height: onImage( 'height', attr.positiveInteger() ),
	} ),
	/** Whether images are cropped to fill the frame. Otherwise, each image is shown whole. */
	isCropped: attr.boolean( false ),
	/** Whether images without a link are enlarged on click, in WordPress's lightbox. */
	lightbox: attr.boolean( false ),
	/** Slug of an image size in the editor's settings. `sizeSlugOf` returns the default. */
	sizeSlug: attr.string(),
};

type Attributes = AttributesOf< typeof attributes >;

/** A slide. A slide without an image still has its text. */
export type Slide = Attributes[ 'images' ][ number ];

/** Parses slides from a source other than a post, such as the library or another block. */
export function readSlides( images: unknown ): Slide[] {
	return slidesOf( readAttribute( attributes.images, images ) );
}

/**
 * Parses the slides of a post, which may have been edited by hand. Drops unsafe URLs but keeps the slides' text. Skips
 * entries without a URL and text.
 */
export function slidesOf( images: readonly Slide[] ): Slide[] {
	return images.filter( isSomething );
}

function isSomething( { url, alt, caption }: Slide ): boolean {
	return Boolean( url ?? ( alt || caption ) );
}

/** Returns the attributes that store slides: the images as in the saved HTML, their IDs, and the image size. */
export function slidesPatch(
	slides: readonly Slide[],
	size: Pick< Attributes, 'ids' | 'sizeSlug' >
): Pick< Attributes, 'images' | 'ids' | 'sizeSlug' > {
	return {
		images: slides.map( toImage ),
		ids: slides.flatMap( ( { id, url } ) => ( id && url ? [ id ] : [] ) ),
		sizeSlug: sizeSlugOf( size ),
	};
}

/** Returns a slide as it will be read from the saved HTML, without properties that have no value. */
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

/**
 * Returns the image size: the author's choice, or else `full` if the slides have images from the library, `large` if
 * not.
 */
export function sizeSlugOf( {
	ids,
	sizeSlug,
}: Pick< Attributes, 'ids' | 'sizeSlug' > ): string {
	return sizeSlug ?? ( ids.length ? 'full' : 'large' );
}

/**
 * Returns the aspect ratio of the first image with a known size, limited to between 1:1 and 16:9. Rounded to four
 * decimals, so that the saved HTML is the same in every browser. Undefined if no size is known.
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
