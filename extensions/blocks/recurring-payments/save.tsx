/** Saves an empty element for the button. Most authors are not allowed to save forms, so `render.php` renders it. */
export { saveInnerBlocks as save } from '#shared/definitions/save';
