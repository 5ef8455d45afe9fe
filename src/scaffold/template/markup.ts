/** The block's class, and the part that stylesheet, edit and save agree on. */
export const ROOT_CLASS = 'wp-block-dovetail-new-block';
export const TEXT_CLASS = `${ ROOT_CLASS }__text`;
