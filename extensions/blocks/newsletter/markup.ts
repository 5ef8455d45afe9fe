export const ROOT_CLASS = 'wp-block-dovetail-newsletter';
