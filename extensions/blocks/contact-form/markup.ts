/** Root class of the form. The class of each part is `<ROOT_CLASS>__part`. */
export const ROOT_CLASS = 'wp-block-dovetail-contact-form';
