import { attr } from '#shared/attributes';
import { CAPTION_CLASS } from './markup';
import { DEFAULT_POSITION, MAX_POSITION, MIN_POSITION } from './rules/position';

/** Which way the divider moves: to the sides, or up and down. */
export const ORIENTATIONS = [ 'horizontal', 'vertical' ] as const;

/** One of the two. Address and text are stored as HTML: see `pictureOf` and `storePicture`. */
const picture = attr.object(
	{
		/** Attachment; missing for a picture from elsewhere. */
		id: attr.positiveInteger(),
		url: attr.string( '' ),
		alt: attr.string( '' ),
		/** In pixels. */
		width: attr.positiveInteger(),
		height: attr.positiveInteger(),
	},
	undefined,
	{ role: 'content' }
);

export const attributes = {
	imageBefore: picture,
	imageAfter: picture,
	/** Rich text, kept in the saved HTML itself. */
	caption: attr.html( { selector: `.${ CAPTION_CLASS }` } ),
	orientation: attr.oneOf( ORIENTATIONS, 'horizontal' ),
	/** Texts on the pictures. Empty means "Before" and "After" in the visitor's language. */
	labelBefore: attr.text( '' ),
	labelAfter: attr.text( '' ),
	showLabels: attr.boolean( true ),
	/** Initial position of the divider, in percent of the first picture. */
	startingPosition: attr.integer( DEFAULT_POSITION, {
		min: MIN_POSITION,
		max: MAX_POSITION,
	} ),
};
