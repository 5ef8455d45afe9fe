/**
 * Saves the inner blocks in a wrapper. The server adds the form element when it renders the page, because WordPress
 * does not let authors save forms.
 */
export { saveInnerBlocks as save } from '#shared/definitions/save';
