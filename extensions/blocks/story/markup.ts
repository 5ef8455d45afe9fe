import { coerceBoolean } from '#shared/validation';
import {
	DEFAULTS,
	RANGES,
	changedSettings,
	type StorySettings,
} from './rules/settings';

/** Types of files that a slide can show. */
export const SLIDE_TYPES = [ 'image', 'video' ] as const;
export type SlideType = ( typeof SLIDE_TYPES )[ number ];

/** Class names that save, the player and the stylesheet agree on. */
export const ROOT_CLASS = 'wp-block-dovetail-story';
/** The frame: what the player mounts on. Not the block's own element, whose style stays untouched. */
export const STAGE_CLASS = `${ ROOT_CLASS }__stage`;
export const LIST_CLASS = `${ ROOT_CLASS }__list`;
export const SLIDE_CLASS = `${ ROOT_CLASS }__slide`;
export const MEDIA_CLASS = `${ ROOT_CLASS }__media`;
/** Classes of a slide's caption and of the text and the link in it. */
export const CAPTION_CLASS = `${ ROOT_CLASS }__caption`;
export const TEXT_CLASS = `${ ROOT_CLASS }__text`;
export const LINK_CLASS = `${ ROOT_CLASS }__link`;

/** Width divided by height of the frame, where it is not the default; on the block's element, so that space is kept from the start. */
export const RATIO_PROPERTY = '--dovetail-story-ratio';

/** What the player tells who listens, the editor that is: the index of the slide that shows. */
export const SHOW_EVENT = 'dovetail-story-show';

/** On a stage in the editor, never saved: a preview neither starts by itself nor fills the screen. */
export const PREVIEW_ATTRIBUTE = 'data-preview';
/** On a stage whose author does something else, never saved: it is disabled. */
export const DISABLED_ATTRIBUTE = 'data-disabled';
/** On a stage in the editor, never saved: the index of the slide to begin with. */
export const START_ATTRIBUTE = 'data-start';

/** Site data for fullscreen; the server adds it at output. */
const SITE_ATTRIBUTE = 'data-site';

/** Settings to attributes of the stage: those that differ from the defaults. */
export function toStageAttributes(
	settings: StorySettings
): Record< `data-${ string }`, string > {
	return Object.fromEntries(
		changedSettings( settings ).map( ( [ name, value ] ) => [
			`data-${ name.replace( /[A-Z]/g, ( letter ) => `-${ letter.toLowerCase() }` ) }`,
			value,
		] )
	);
}

/** Attributes of the stage to settings; what is missing or was broken by hand is the default. */
export function fromStage( { dataset }: HTMLElement ): StorySettings {
	return Object.fromEntries(
		Object.entries( DEFAULTS ).map( ( [ name, fallback ] ) => [
			name,
			typeof fallback === 'boolean'
				? coerceBoolean( dataset[ name ], fallback )
				: within(
						dataset[ name ],
						RANGES[ name as keyof typeof RANGES ],
						fallback
					),
		] )
	) as StorySettings;
}

/** Shorter than the shared coercion, for the sake of the visitors' script: of text only its number at the front counts. */
function within(
	value: string | undefined,
	{ min, max }: { min: number; max: number },
	fallback: number
): number {
	const number = parseFloat( value ?? '' );
	return Number.isFinite( number )
		? Math.min( max, Math.max( min, number ) )
		: fallback;
}

/** A slide in the page, as the player needs it. The browser handles the rest, such as `srcset` and `sizes`. */
export type RenderedSlide = {
	item: HTMLElement;
	/** Missing where the editor shows a hole. */
	media: HTMLImageElement | HTMLVideoElement | null;
	type: SlideType;
	/** Alternative text. Authors can change it while the player runs. */
	readonly alt: string;
	/** Width divided by height; NaN when unknown. */
	ratio: number;
};

/** The slides of a list, in their order. */
export function slidesOf( list: Element ): RenderedSlide[] {
	return Array.from( list.children, ( child ) => {
		const media = child.querySelector<
			HTMLImageElement | HTMLVideoElement
		>( `.${ MEDIA_CLASS }` );
		const text = ( name: string ) => media?.getAttribute( name ) ?? '';
		return {
			item: child as HTMLElement,
			media,
			type: SLIDE_TYPES[ media?.localName === 'video' ? 1 : 0 ],
			get alt() {
				return [
					text( 'alt' ) || text( 'aria-label' ),
					child.querySelector( `.${ CAPTION_CLASS }` )?.textContent,
				]
					.filter( Boolean )
					.join( ' – ' );
			},
			ratio: Number( text( 'width' ) ) / Number( text( 'height' ) ),
		};
	} );
}

/**
 * Name and icon of the site; either may be missing, and in the editor both are. The server writes it into our blocks;
 * where an author has written a stage herself it may be anything, and then it is neither.
 */
export function siteOf( stage: HTMLElement ): {
	title?: string;
	icon?: string;
} {
	try {
		return Object(
			JSON.parse( stage.getAttribute( SITE_ATTRIBUTE ) ?? '' )
		);
	} catch {
		return {};
	}
}
