/**
 * Saves the inner blocks in a wrapper. The server adds the form element when it renders the page, because WordPress
 * does not allow most authors to save form elements.
 */
export { saveInnerBlocks as save } from '#shared/definitions/save';
