export const ROOT_CLASS = 'wp-block-dovetail-recurring-payments';
