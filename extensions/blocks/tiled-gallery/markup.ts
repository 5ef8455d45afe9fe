/** Class names that save, edit and the stylesheet agree on. */
export const ROOT_CLASS = 'wp-block-dovetail-tiled-gallery';
export const LIST_CLASS = `${ ROOT_CLASS }__list`;
export const ITEM_CLASS = `${ ROOT_CLASS }__item`;
export const IMAGE_CLASS = `${ ROOT_CLASS }__image`;
