const ROOT_CLASS = 'wp-block-dovetail-button';

/** The block's class for the element, and the classes by which themes style buttons. */
export const ELEMENT_CLASS = `${ ROOT_CLASS }__element wp-block-button__link wp-element-button`;
