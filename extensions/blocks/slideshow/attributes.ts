import {
	attr,
	type AttributeSchema,
	readAttribute,
	replaceAngleBrackets,
	type AttributesOf,
} from '#shared/attributes';
import { CAPTION_SELECTOR, IMAGE_CLASS, SLIDE_CLASS } from './markup';

/** Number of seconds per slide in autoplay. */
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
	/** In seconds. */
	delay: attr.integer( DELAY.fallback, { min: DELAY.min, max: DELAY.max } ),
	effect: attr.oneOf( EFFECTS, 'slide' ),
	/** Derived from the images, never set directly. Exporters and media tools read it. See `slidesPatch`. */
	ids: attr.list( attr.positiveInteger() ),
	/** Saved in HTML attributes, where no sanitizer changes the text. */
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
		/** In pixels. */
		width: onImage( 'width', attr.positiveInteger() ),
		height: onImage( 'height', attr.positiveInteger() ),
	} ),
	/** Whether each image is cropped to fill the frame. Otherwise the whole image is visible. */
	isCropped: attr.boolean( false ),
	/** Whether images without a link are enlarged on click, in WordPress's lightbox. */
	lightbox: attr.boolean( false ),
	/** Name of an image size in the editor's settings. `sizeSlugOf` returns the default. */
	sizeSlug: attr.string(),
};

type Attributes = AttributesOf< typeof attributes >;

/** A slide. If it has no image, it still has its text. */
export type Slide = Attributes[ 'images' ][ number ];

/** Reads slides from data that is not a post, such as media of the library or another block. */
export function readSlides( images: unknown ): Slide[] {
	return slidesOf( readAttribute( attributes.images, images ) );
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
	size: Pick< Attributes, 'ids' | 'sizeSlug' >
): Pick< Attributes, 'images' | 'ids' | 'sizeSlug' > {
	return {
		images: slides.map( toImage ),
		ids: slides.flatMap( ( { id, url } ) => ( id && url ? [ id ] : [] ) ),
		sizeSlug: sizeSlugOf( size ),
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
