/**
 * Saves the inner blocks in a wrapper. The form element is added when the page is rendered, because WordPress does not
 * let authors save one.
 */
export { saveInnerBlocks as save } from '#shared/definitions/save';
