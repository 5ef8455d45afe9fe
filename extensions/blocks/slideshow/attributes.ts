import { attr, type AttributeSchema } from '#shared/attributes';
import { CAPTION_SELECTOR, IMAGE_CLASS, SLIDE_CLASS } from './markup';

/** Seconds that a picture stays while autoplay runs. */
export const DELAY = { min: 1, max: 5, fallback: 3 } as const;

/** Transition between pictures. */
export const EFFECTS = [ 'slide', 'fade' ] as const;

/** Alignments in the toolbar. */
export const ALIGNMENTS = [ 'center', 'wide', 'full' ] as const;

/** The only kind of file that a slideshow takes. */
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
	/** Derived from the images, never set directly: what exporters and media tools look for. See `slidesPatch`. */
	ids: attr.list( attr.positiveInteger() ),
	/** Saved in HTML attributes, where no sanitizer changes its text. */
	images: attr.query( `.${ SLIDE_CLASS }`, {
		alt: onImage( 'alt', attr.string( '' ) ),
		caption: attr.html( { selector: CAPTION_SELECTOR } ),
		/** Attachment; missing for a picture from elsewhere. */
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
	/** Whether every picture fills the frame, cut where it has another shape; otherwise it is seen whole. */
	isCropped: attr.boolean( false ),
	/** Whether pictures without a link are enlarged on click, in WordPress's lightbox. */
	lightbox: attr.boolean( false ),
	/** A size of the editor settings; which one counts without it says `sizeSlugOf`. */
	sizeSlug: attr.string(),
};
