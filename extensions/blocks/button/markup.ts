const ROOT_CLASS = 'wp-block-dovetail-button';

/** Class names of the link or button: the block's own class, and WordPress's classes that themes style. */
export const ELEMENT_CLASS = `${ ROOT_CLASS }__element wp-block-button__link wp-element-button`;
