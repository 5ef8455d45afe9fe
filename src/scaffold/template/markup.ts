/** Class names that the stylesheet, `edit` and `save` share. */
export const ROOT_CLASS = 'wp-block-dovetail-new-block';
export const TEXT_CLASS = `${ ROOT_CLASS }__text`;
