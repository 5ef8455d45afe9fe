/**
 * Saves the inner blocks in a wrapper. The server adds the form element, because WordPress does not allow most authors
 * to save forms.
 */
export { saveInnerBlocks as save } from '#shared/definitions/save';
