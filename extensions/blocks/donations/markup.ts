/** Prefix of the page's class names. */
export const BLOCK = 'wp-block-dovetail-donations';
