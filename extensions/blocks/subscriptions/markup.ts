/** Class names in the HTML of `render.php`, which the editor uses too. */
export const ROOT_CLASS = 'wp-block-dovetail-subscriptions';
export const TOTAL_CLASS = `${ ROOT_CLASS }__total`;
export const FIELDS_CLASS = `${ ROOT_CLASS }__fields`;
export const EMAIL_CLASS = `${ ROOT_CLASS }__email`;
export const CONSENT_CLASS = `${ ROOT_CLASS }__consent`;
export const BUTTON_CLASS = `${ ROOT_CLASS }__button`;
