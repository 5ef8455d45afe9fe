export const ROOT_CLASS = 'wp-block-dovetail-mailchimp';
export const ERROR_CLASS = `${ ROOT_CLASS }__error`;
export const STATUS_CLASS = `${ ROOT_CLASS }__status`;
