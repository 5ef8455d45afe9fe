/** Class names that save, render.php and the stylesheet agree on. */
export const ROOT_CLASS = 'wp-block-dovetail-image-compare';

/** The class of each picture's figure: render.php finds by it which label it gets. */
export const PICTURE_CLASS = {
	before: `${ ROOT_CLASS }__before`,
	after: `${ ROOT_CLASS }__after`,
} as const;

export type Place = keyof typeof PICTURE_CLASS;

/** Class of the labels: on the pictures, or below them without the script. */
export const LABEL_CLASS = `${ ROOT_CLASS }__label`;

/** The caption of both. */
export const CAPTION_CLASS = 'wp-element-caption';

/** The class of what the visitor's script makes a slider of; only two pictures have it. */
export const STAGE_CLASS = 'juxtapose';
