/** Class names that save, render.php and the stylesheet share. */
export const ROOT_CLASS = 'wp-block-dovetail-image-compare';

/** Classes of the images' figures, by which render.php adds the labels. */
export const PICTURE_CLASS = {
	before: `${ ROOT_CLASS }__before`,
	after: `${ ROOT_CLASS }__after`,
} as const;

export type Place = keyof typeof PICTURE_CLASS;

/** Class of the labels: on the images, or below them without the script. */
export const LABEL_CLASS = `${ ROOT_CLASS }__label`;

/** Class of the caption. */
export const CAPTION_CLASS = 'wp-element-caption';

/** Class of the element that the view script turns into a slider; only set with two images. */
export const STAGE_CLASS = 'juxtapose';
