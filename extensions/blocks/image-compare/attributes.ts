import { attr } from '#shared/attributes';

/** Which way the divider moves: to the sides, or up and down. */
export const ORIENTATIONS = [ 'horizontal', 'vertical' ] as const;

/** One of the two. Address and text are stored as HTML: see `pictureOf` and `storePicture`. */
const picture = attr.object(
	{
		/** Attachment; missing for a picture from elsewhere. */
		id: attr.natural(),
		url: attr.string( '' ),
		alt: attr.string( '' ),
		/** Pixels. */
		width: attr.natural(),
		height: attr.natural(),
	},
	undefined,
	{ role: 'content' }
);

export const attributes = {
	imageBefore: picture,
	imageAfter: picture,
	/** Rich text, kept in the saved HTML itself. */
	caption: attr.html( { selector: 'figcaption' } ),
	orientation: attr.oneOf( ORIENTATIONS, 'horizontal' ),
};
