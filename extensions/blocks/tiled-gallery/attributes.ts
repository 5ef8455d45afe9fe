import { attr, type AttributeSchema } from '#shared/attributes';
import { MAX_GALLERY_COLUMNS } from '#shared/media';
import { IMAGE_CLASS, ITEM_CLASS, LIST_CLASS } from './markup';

/** Alignments in the toolbar. */
export const ALIGNMENTS = [ 'center', 'wide', 'full' ] as const;

/** Color filters for all pictures; without one, pictures keep their colors. */
export const FILTERS = [
	'black-and-white',
	'sepia',
	'1977',
	'clarendon',
	'gingham',
] as const;

/** Targets of the pictures' links: none, the file, or the attachment page. */
export const LINK_TARGETS = [ 'none', 'media', 'attachment' ] as const;

/** In pixels. */
export const MAX_ROUNDED_CORNERS = 20;

const onImage = < As extends AttributeSchema< unknown > >(
	name: string,
	as: As
) => attr.htmlAttribute( name, { selector: `.${ IMAGE_CLASS }` }, as );

/** The layout is not an attribute: it is the block style, a class in `className`. */
export const attributes = {
	align: attr.oneOf( ALIGNMENTS, 'center' ),
	/** Without it three, or as many as there are pictures. */
	columns: attr.integer( undefined, { min: 1, max: MAX_GALLERY_COLUMNS } ),
	/** Percent of the width, row by row, stored when the author changes the gallery: rows stay divided so while they fit the pictures, see `storedRows`. */
	columnWidths: attr.list(
		attr.list( attr.number( undefined, { min: 0, max: 100 } ) )
	),
	/** Derived from the images, never set directly: what exporters and media tools look for. */
	ids: attr.list( attr.positiveInteger() ),
	imageFilter: attr.optionalOneOf( FILTERS ),
	/** Saved in HTML attributes, where no sanitizer changes its text. */
	images: attr.query( `.${ ITEM_CLASS }`, {
		alt: onImage( 'alt', attr.string( '' ) ),
		caption: attr.html( { selector: 'figcaption' } ),
		/** Attachment; missing for a picture from elsewhere. */
		id: onImage( 'data-id', attr.positiveInteger() ),
		/** The file as it was uploaded, where `url` is a smaller one. */
		fullUrl: onImage( 'data-full-url', attr.imageUrl() ),
		/** The attachment's page. */
		link: onImage( 'data-link', attr.link() ),
		url: onImage( 'src', attr.imageUrl() ),
		/** Pixels, as saved. Invalid values are kept and treated as missing. */
		width: onImage( 'data-width', attr.string() ),
		height: onImage( 'data-height', attr.string() ),
		/** Position of the tile, see `placeImages`. */
		tileStyle: attr.htmlAttribute( 'style' ),
	} ),
	linkTo: attr.oneOf( LINK_TARGETS, 'none' ),
	/** Whether pictures without a link are enlarged on click, in WordPress's lightbox. */
	lightbox: attr.boolean( false ),
	/** Styles of the list: its height, or its number of columns. Without them, pictures flow in rows. */
	listStyle: attr.htmlAttribute( 'style', { selector: `.${ LIST_CLASS }` } ),
	/** Pixels; a circle has none. */
	roundedCorners: attr.integer( 0, { min: 0, max: MAX_ROUNDED_CORNERS } ),
	/** Hidden captions stay in the post. */
	showCaptions: attr.boolean( true ),
};
