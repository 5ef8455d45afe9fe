import { attr, type AttributeSchema } from '#shared/attributes';
import {
	LINK_CLASS,
	MEDIA_CLASS,
	SLIDE_CLASS,
	SLIDE_TYPES,
	TEXT_CLASS,
} from './markup';
import { RANGES } from './rules/settings';

const onMedia = < As extends AttributeSchema< unknown > >(
	name: string,
	as: As
) => attr.htmlAttribute( name, { selector: `.${ MEDIA_CLASS }` }, as );

/** A language code as in HTML's `lang` attribute, such as `pt-BR`. */
export const LANGUAGE = '^[A-Za-z]{2,8}(?:-[A-Za-z\\d]{1,8}){0,3}$';

export const attributes = {
	/** Slides are read from the saved HTML, because sanitizers would change text in the block comment. */
	mediaFiles: attr.query( `.${ SLIDE_CLASS }`, {
		url: onMedia( 'src', attr.imageUrl() ),
		type: onMedia( 'data-type', attr.optionalOneOf( SLIDE_TYPES ) ),
		mime: onMedia(
			'data-mime',
			attr.string( undefined, {
				pattern: '^(?:image|video)/[\\w.+-]{1,99}$',
			} )
		),
		alt: onMedia( 'alt', attr.string() ),
		/** Alternative text of a video, stored separately because videos have no alt attribute in HTML. */
		label: onMedia( 'aria-label', attr.string() ),
		id: onMedia( 'data-id', attr.positiveInteger() ),
		width: onMedia( 'width', attr.positiveInteger() ),
		height: onMedia( 'height', attr.positiveInteger() ),
		poster: onMedia( 'poster', attr.imageUrl() ),
		/** URL of a WebVTT file, and its language. */
		captions: attr.htmlAttribute(
			'src',
			{ selector: 'track' },
			attr.url()
		),
		captionsLanguage: attr.htmlAttribute(
			'srclang',
			{ selector: 'track' },
			attr.string( undefined, { pattern: LANGUAGE } )
		),
		/** Text on the slide. */
		text: attr.html( { selector: `.${ TEXT_CLASS }` } ),
		link: attr.htmlAttribute(
			'href',
			{ selector: `.${ LINK_CLASS }` },
			attr.link()
		),
		linkText: attr.html( { selector: `.${ LINK_CLASS }` } ),
	} ),
	/** Only the settings that differ from `DEFAULTS`. */
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
