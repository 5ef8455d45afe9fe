/** Saves a wrapper with only the button: WordPress lets no author save a form, so `render.php` adds it. */
export { saveInnerBlocks as save } from '#shared/definitions/save';
