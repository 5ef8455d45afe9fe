import { attr, type AttributeSchema } from '#shared/attributes';
import { MAX_GALLERY_COLUMNS } from '#shared/media';
import { IMAGE_CLASS, ITEM_CLASS, LIST_CLASS } from './markup';

/** Alignments in the toolbar. */
export const ALIGNMENTS = [ 'center', 'wide', 'full' ] as const;

/** Color filters for all images. Without a filter, images keep their own colors. */
export const FILTERS = [
	'black-and-white',
	'sepia',
	'1977',
	'clarendon',
	'gingham',
] as const;

/** Link targets of the images: none, the image file, or the attachment page. */
export const LINK_TARGETS = [ 'none', 'media', 'attachment' ] as const;

/** Maximum corner radius in pixels. */
export const MAX_ROUNDED_CORNERS = 20;

const onImage = < As extends AttributeSchema< unknown > >(
	name: string,
	as: As
) => attr.htmlAttribute( name, { selector: `.${ IMAGE_CLASS }` }, as );

/** The layout is not an attribute: it is the block style, a class in `className`. */
export const attributes = {
	align: attr.oneOf( ALIGNMENTS, 'center' ),
	/** Number of columns. Default: three, or the number of images if there are fewer. */
	columns: attr.integer( undefined, { min: 1, max: MAX_GALLERY_COLUMNS } ),
	/**
	 * Column widths of each row in percent, stored when the author changes the gallery. They are used as long as they
	 * fit the images; see `storedRows`.
	 */
	columnWidths: attr.list(
		attr.list( attr.number( undefined, { min: 0, max: 100 } ) )
	),
	/** Attachment IDs, derived from the images and never set directly. Exporters and media tools read them. */
	ids: attr.list( attr.positiveInteger() ),
	imageFilter: attr.optionalOneOf( FILTERS ),
	/** Images are stored in the saved HTML, because sanitizers would change their texts in the block comment. */
	images: attr.query( `.${ ITEM_CLASS }`, {
		alt: onImage( 'alt', attr.string( '' ) ),
		caption: attr.html( { selector: 'figcaption' } ),
		/** Attachment ID. Missing for images that are not in the library. */
		id: onImage( 'data-id', attr.positiveInteger() ),
		/** URL of the uploaded file, if `url` is a smaller version. */
		fullUrl: onImage( 'data-full-url', attr.imageUrl() ),
		/** URL of the attachment page. */
		link: onImage( 'data-link', attr.link() ),
		url: onImage( 'src', attr.imageUrl() ),
		/** Width and height in pixels, as saved. Invalid values are preserved, but treated as missing. */
		width: onImage( 'data-width', attr.string() ),
		height: onImage( 'data-height', attr.string() ),
		/** Position of the tile; see `placeImages`. */
		tileStyle: attr.htmlAttribute( 'style' ),
	} ),
	linkTo: attr.oneOf( LINK_TARGETS, 'none' ),
	/** Whether images without a link are enlarged on click, in WordPress's lightbox. */
	lightbox: attr.boolean( false ),
	/** Inline style of the list: its height or its number of columns. Without it, images flow in rows. */
	listStyle: attr.htmlAttribute( 'style', { selector: `.${ LIST_CLASS }` } ),
	/** Corner radius in pixels. Not used for circles. */
	roundedCorners: attr.integer( 0, { min: 0, max: MAX_ROUNDED_CORNERS } ),
	/** Whether captions are visible. Hidden captions stay in the post. */
	showCaptions: attr.boolean( true ),
};
