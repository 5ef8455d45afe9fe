/** Saves a wrapper with only the button. WordPress does not let authors save forms, so `render.php` adds the form. */
export { saveInnerBlocks as save } from '#shared/definitions/save';
