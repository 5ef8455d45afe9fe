export const ROOT_CLASS = 'wp-block-dovetail-whatsapp-button';
export const LINK_CLASS = `${ ROOT_CLASS }__link`;
