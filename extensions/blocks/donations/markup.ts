/** What the page's classes begin with. */
export const BLOCK = 'wp-block-dovetail-donations';
