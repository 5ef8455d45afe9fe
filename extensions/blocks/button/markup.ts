const ROOT_CLASS = 'wp-block-dovetail-button';

/** Class of the element, and the classes that themes style buttons by. */
export const ELEMENT_CLASS = `${ ROOT_CLASS }__element wp-block-button__link wp-element-button`;
