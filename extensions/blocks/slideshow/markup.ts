/** Class names that `save`, the view script and the stylesheet share. */
export const ROOT_CLASS = 'wp-block-dovetail-slideshow';
/** Class of the block's element if images are cropped to fill the frame. */
export const CROPPED_CLASS = 'is-cropped';
/**
 * Class of the animated element, on which the view script mounts. The styles of the block's own element stay unchanged.
 */
export const STAGE_CLASS = `${ ROOT_CLASS }__stage`;
export const LIST_CLASS = `${ ROOT_CLASS }__list`;
export const SLIDE_CLASS = `${ ROOT_CLASS }__slide`;
export const IMAGE_CLASS = `${ ROOT_CLASS }__image`;

/** Class of the editor's buttons that move and remove the current slide. */
export const ARRANGE_CLASS = `${ ROOT_CLASS }__arrange`;

/** Class of the pause button. The view script creates the button. */
export const TOGGLE_CLASS = `${ ROOT_CLASS }__toggle`;

/** Selector of a slide's caption. */
export const CAPTION_SELECTOR = 'figcaption';

/** Custom property with the frame's aspect ratio (width divided by height), which reserves space before images load. */
export const RATIO_PROPERTY = '--dovetail-slideshow-ratio';

/** Events for the editor: one with the index of the current slide, and one when the slideshow ends. */
export const SHOW_EVENT = 'dovetail-slideshow-show';
export const FAILED_EVENT = 'dovetail-slideshow-failed';

/** Attribute of the stage while the block is selected. Pauses autoplay and is never saved. */
export const HOLD_ATTRIBUTE = 'data-hold';
/** Attribute of the stage in the editor: index of the first slide to show. Never saved. */
export const START_ATTRIBUTE = 'data-start';

/** Settings in the stage's attributes, for the view script. */
export type StageData = {
	effect: 'slide' | 'fade';
	/** Number of seconds per slide; 0 without autoplay. */
	seconds: number;
};

/** Converts settings to attributes of the stage. */
export function toStageAttributes( {
	effect,
	seconds,
}: StageData ): Record< `data-${ string }`, string > {
	return {
		'data-effect': effect,
		...( seconds > 0 ? { 'data-autoplay': String( seconds ) } : {} ),
	};
}

/** Reads settings from the attributes of the stage. Missing or invalid values get their defaults. */
export function fromStage( stage: HTMLElement ): StageData {
	const { effect, autoplay = '' } = stage.dataset;
	return {
		effect: effect === 'fade' ? 'fade' : 'slide',
		seconds: /^[1-5]$/.test( autoplay ) ? Number( autoplay ) : 0,
	};
}
