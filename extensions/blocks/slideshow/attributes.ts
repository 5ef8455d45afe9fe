import { attr, type AttributeSchema } from '#shared/attributes';
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
