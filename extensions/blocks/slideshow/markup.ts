/** Class names that save, the visitor's script and the stylesheet agree on. */
export const ROOT_CLASS = 'wp-block-dovetail-slideshow';
/** On the block's element: pictures fill the frame. */
export const CROPPED_CLASS = 'is-cropped';
/** The part that moves: what the visitor's script mounts on. Not the block's own element, whose style stays untouched. */
export const STAGE_CLASS = `${ ROOT_CLASS }__stage`;
export const LIST_CLASS = `${ ROOT_CLASS }__list`;
export const SLIDE_CLASS = `${ ROOT_CLASS }__slide`;
export const IMAGE_CLASS = `${ ROOT_CLASS }__image`;

/** In the editor: what moves and removes the slide that shows. */
export const ARRANGE_CLASS = `${ ROOT_CLASS }__arrange`;

/** The button that pauses and plays; the script makes it. */
export const TOGGLE_CLASS = `${ ROOT_CLASS }__toggle`;

/** The one caption of a slide. */
export const CAPTION_SELECTOR = 'figcaption';

/** Width divided by height of the box that every picture is fitted into: space is kept before a picture arrives. */
export const RATIO_PROPERTY = '--dovetail-slideshow-ratio';

/** What the script tells who listens, the editor that is: the index of the slide that shows now, and that there will be none. */
export const SHOW_EVENT = 'dovetail-slideshow-show';
export const FAILED_EVENT = 'dovetail-slideshow-failed';

/** Set on a stage whose block is selected: the slides pause. Never saved. */
export const HOLD_ATTRIBUTE = 'data-hold';
/** On a stage in the editor: the index of the slide to begin with. Never saved. */
export const START_ATTRIBUTE = 'data-start';

/** Data on the stage for the script. */
export type StageData = {
	effect: 'slide' | 'fade';
	/** Seconds that a slide stays; 0 without autoplay. */
	seconds: number;
};

/** Settings to attributes of the stage. */
export function toStageAttributes( {
	effect,
	seconds,
}: StageData ): Record< `data-${ string }`, string > {
	return {
		'data-effect': effect,
		...( seconds > 0 ? { 'data-autoplay': String( seconds ) } : {} ),
	};
}

/** Attributes of the stage to settings; what is missing or was broken by hand is the plain slideshow. */
export function fromStage( stage: HTMLElement ): StageData {
	const { effect, autoplay = '' } = stage.dataset;
	return {
		effect: effect === 'fade' ? 'fade' : 'slide',
		seconds: /^[1-5]$/.test( autoplay ) ? Number( autoplay ) : 0,
	};
}
