import { attr } from '#shared/attributes';
import { MEDIA_CLASS, SLIDE_CLASS } from './markup';
import type { StorySettings } from './rules/settings';

/** The kinds of file that a story takes. */
export const ALLOWED_TYPES = [ 'image', 'video' ] as const;

const onMedia = ( name: string ) =>
	attr.htmlAttribute( name, { selector: `.${ MEDIA_CLASS }` } );

export const attributes = {
	/** Stands in the saved HTML, where no sanitiser rewrites its words. Unparsed: see `readSlides`. */
	mediaFiles: attr.query( `.${ SLIDE_CLASS }`, {
		url: onMedia( 'src' ),
		type: onMedia( 'data-type' ),
		mime: onMedia( 'data-mime' ),
		alt: onMedia( 'alt' ),
		/** The words of a video, which has no alt in HTML. */
		label: onMedia( 'aria-label' ),
		id: onMedia( 'data-id' ),
		width: onMedia( 'width' ),
		height: onMedia( 'height' ),
		poster: onMedia( 'poster' ),
	} ),
	/** What an author changed; the rest is in `DEFAULTS`. Unparsed: see `readSettings`. */
	settings: attr.object< Partial< StorySettings > >( {} ),
};
