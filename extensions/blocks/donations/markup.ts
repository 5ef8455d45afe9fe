/** Prefix of the class names on the page. */
export const BLOCK = 'wp-block-dovetail-donations';
