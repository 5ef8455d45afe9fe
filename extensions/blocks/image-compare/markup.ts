/** Class names that save, render.php and the stylesheet share. */
export const ROOT_CLASS = 'wp-block-dovetail-image-compare';

/** Classes of the two figures. render.php uses them to find the figures and add the labels. */
export const PICTURE_CLASS = {
	before: `${ ROOT_CLASS }__before`,
	after: `${ ROOT_CLASS }__after`,
} as const;

export type Place = keyof typeof PICTURE_CLASS;

/** Class of the labels. The slider shows them on top of the images; without the script, they are below the images. */
export const LABEL_CLASS = `${ ROOT_CLASS }__label`;

/** Class of the caption. */
export const CAPTION_CLASS = 'wp-element-caption';

/** Class of the element that the view script turns into a slider. Set only if there are two images. */
export const STAGE_CLASS = 'juxtapose';
