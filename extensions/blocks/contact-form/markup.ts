/** Root class of the form; its parts are `<ROOT_CLASS>__part`. */
export const ROOT_CLASS = 'wp-block-dovetail-contact-form';
