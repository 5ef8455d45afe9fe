import { attr, type AttributeSchema } from '#shared/attributes';
import { MEDIA_CLASS, SLIDE_CLASS, SLIDE_TYPES } from './markup';
import { RANGES } from './rules/settings';

const onMedia = < As extends AttributeSchema< unknown > >(
	name: string,
	as: As
) => attr.htmlAttribute( name, { selector: `.${ MEDIA_CLASS }` }, as );

export const attributes = {
	/** Stands in the saved HTML, where no sanitiser rewrites its words. */
	mediaFiles: attr.query( `.${ SLIDE_CLASS }`, {
		url: onMedia( 'src', attr.picture() ),
		type: onMedia( 'data-type', attr.maybeOneOf( SLIDE_TYPES ) ),
		mime: onMedia(
			'data-mime',
			attr.string( undefined, {
				pattern: '^(?:image|video)/[\\w.+-]{1,99}$',
			} )
		),
		alt: onMedia( 'alt', attr.string() ),
		/** The words of a video, which has no alt in HTML. */
		label: onMedia( 'aria-label', attr.string() ),
		id: onMedia( 'data-id', attr.natural() ),
		width: onMedia( 'width', attr.natural() ),
		height: onMedia( 'height', attr.natural() ),
		poster: onMedia( 'poster', attr.picture() ),
	} ),
	/** What an author changed; the rest is in `DEFAULTS`. */
	settings: attr.object(
		{
			imageTime: attr.number( undefined, RANGES.imageTime ),
			renderInterval: attr.number( undefined, RANGES.renderInterval ),
			volume: attr.number( undefined, RANGES.volume ),
			defaultAspectRatio: attr.number(
				undefined,
				RANGES.defaultAspectRatio
			),
			cropUpTo: attr.number( undefined, RANGES.cropUpTo ),
			startMuted: attr.boolean(),
			playInFullscreen: attr.boolean(),
			playOnNextSlide: attr.boolean(),
			playOnLoad: attr.boolean(),
			exitFullscreenOnEnd: attr.boolean(),
			loadInFullscreen: attr.boolean(),
			blurredBackground: attr.boolean(),
			showSlideCount: attr.boolean(),
		},
		{}
	),
};
