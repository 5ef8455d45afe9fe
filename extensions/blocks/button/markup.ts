const ROOT_CLASS = 'wp-block-dovetail-button';

/** The element; the theme's own styles for buttons go by the other two. */
export const ELEMENT_CLASS = `${ ROOT_CLASS }__element wp-block-button__link wp-element-button`;
