/** Saves an element that contains the button. */
export { saveInnerBlocks as save } from '#shared/definitions/save';
