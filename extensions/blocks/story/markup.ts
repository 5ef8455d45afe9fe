import { changedSettings, type StorySettings } from './rules/settings';

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
