import { coerceBoolean } from '#shared/validation';
import {
	DEFAULTS,
	RANGES,
	changedSettings,
	type StorySettings,
} from './rules/settings';

/** File types that a slide can show. */
export const SLIDE_TYPES = [ 'image', 'video' ] as const;
export type SlideType = ( typeof SLIDE_TYPES )[ number ];

/** Class names that save, the player and the stylesheet share. */
export const ROOT_CLASS = 'wp-block-dovetail-story';
/**
 * Class of the element on which the player mounts: a child of the block's own element, because WordPress controls the
 * styles of that element.
 */
export const STAGE_CLASS = `${ ROOT_CLASS }__stage`;
export const LIST_CLASS = `${ ROOT_CLASS }__list`;
export const SLIDE_CLASS = `${ ROOT_CLASS }__slide`;
export const MEDIA_CLASS = `${ ROOT_CLASS }__media`;
/** Classes of a slide's caption, and of the text and the link in the caption. */
export const CAPTION_CLASS = `${ ROOT_CLASS }__caption`;
export const TEXT_CLASS = `${ ROOT_CLASS }__text`;
export const LINK_CLASS = `${ ROOT_CLASS }__link`;

/**
 * CSS property with the frame's aspect ratio, if the author changed it. Set on the block's element to reserve space
 * before anything loads.
 */
export const RATIO_PROPERTY = '--dovetail-story-ratio';

/** Event that the player sends to the editor with the index of the current slide. */
export const SHOW_EVENT = 'dovetail-story-show';

/** Attribute of a preview stage in the editor. Turns off autoplay and fullscreen. Never saved. */
export const PREVIEW_ATTRIBUTE = 'data-preview';
/** Attribute that disables the stage in the editor while the author works outside the block. Never saved. */
export const DISABLED_ATTRIBUTE = 'data-disabled';
/** Attribute of a stage in the editor: index of the first slide to show. Never saved. */
export const START_ATTRIBUTE = 'data-start';

/**
 * Attribute with the site's name and icon, which are shown in fullscreen. Added by the server when it renders the page.
 */
const SITE_ATTRIBUTE = 'data-site';

/** Returns the stage's attributes for settings that differ from their defaults. */
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

/** Reads the settings from the stage's attributes. Missing and invalid settings get their defaults. */
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

/**
 * Parses the number at the start of a string, and clamps it. Shorter than the shared function, to keep the view script
 * small.
 */
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

/** A slide on the page. The browser handles `srcset`, `sizes` and the other media attributes. */
export type RenderedSlide = {
	item: HTMLElement;
	/** The image or video; null if the editor shows a placeholder for a missing file. */
	media: HTMLImageElement | HTMLVideoElement | null;
	type: SlideType;
	/** Alternative text. Authors can change it while the player runs. */
	readonly alt: string;
	/** Width divided by height; NaN when unknown. */
	ratio: number;
};

/** Returns the slides of a list in order. */
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
 * Returns the site's name and icon. Either can be missing; the editor provides neither. Ignores data that the server
 * did not add, because authors can edit the stage's markup.
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
