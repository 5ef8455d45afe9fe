import { attr } from '#shared/attributes';
import type { StoredPicture } from './rules/picture';

/** Which way the divider moves: to the sides, or up and down. */
export const ORIENTATIONS = [ 'horizontal', 'vertical' ] as const;

/** Reached by `readPicture` and `storePicture` alone: the texts are stored as HTML. */
const picture = () =>
	attr.object< StoredPicture >( undefined, { role: 'content' } );

export const attributes = {
	imageBefore: picture(),
	imageAfter: picture(),
	/** Rich text, kept in the saved HTML itself. */
	caption: attr.html( { selector: 'figcaption' } ),
	orientation: attr.oneOf( ORIENTATIONS, 'horizontal' ),
};
