import { attr } from '#shared/attributes';
import { CAPTION_CLASS } from './markup';
import { DEFAULT_POSITION, MAX_POSITION, MIN_POSITION } from './rules/position';

/** Orientation: whether the divider moves horizontally or vertically. */
export const ORIENTATIONS = [ 'horizontal', 'vertical' ] as const;

/** One of the two images. Its URL and alternative text are stored HTML-encoded: see `pictureOf` and `storePicture`. */
const picture = attr.object(
	{
		/** Attachment ID; missing for an image that is not in the library. */
		id: attr.positiveInteger(),
		url: attr.string( '' ),
		alt: attr.string( '' ),
		/** Width in pixels. */
		width: attr.positiveInteger(),
		height: attr.positiveInteger(),
	},
	undefined,
	{ role: 'content' }
);

export const attributes = {
	imageBefore: picture,
	imageAfter: picture,
	/** Rich text, stored in the saved HTML. */
	caption: attr.html( { selector: `.${ CAPTION_CLASS }` } ),
	orientation: attr.oneOf( ORIENTATIONS, 'horizontal' ),
	/** Labels on the images. An empty label becomes “Before” or “After” in the visitor's language. */
	labelBefore: attr.text( '' ),
	labelAfter: attr.text( '' ),
	showLabels: attr.boolean( true ),
	/** Initial position of the divider, as a percentage of the first image. */
	startingPosition: attr.integer( DEFAULT_POSITION, {
		min: MIN_POSITION,
		max: MAX_POSITION,
	} ),
	/** Whether each image has a button that enlarges it in WordPress's lightbox. */
	lightbox: attr.boolean( false ),
};
