/** Saves an element with the button inside. */
export { saveInnerBlocks as save } from '#shared/definitions/save';
