/** Class names and other identifiers shared by save, render.php, the view script, the editor and the stylesheet. */
export const ROOT_CLASS = 'wp-block-dovetail-map';
export const PICTURE_CLASS = `${ ROOT_CLASS }__picture`;
export const LIST_CLASS = `${ ROOT_CLASS }__list`;
export const PLACE_CLASS = `${ ROOT_CLASS }__place`;
export const TITLE_CLASS = `${ ROOT_CLASS }__title`;
export const CAPTION_CLASS = `${ ROOT_CLASS }__caption`;
/** Class of the button that stands in for a map until a visitor presses it. */
export const FACADE_CLASS = `${ ROOT_CLASS }__facade`;
/** Class of the container of the map. */
export const FRAME_CLASS = `${ ROOT_CLASS }__frame`;
export const MARKER_CLASS = `${ ROOT_CLASS }__marker`;
/** Editor only: class of the element on which the view script mounts to provide the map library. */
export const STAGE_CLASS = `${ ROOT_CLASS }__stage`;

/**
 * Added by render.php to a map that will be loaded, to reserve its space. The view script removes the class if it
 * cannot show the map.
 */
export const WAITING_CLASS = 'is-waiting';
/** Class of the root while the map is shown. */
export const DRAWN_CLASS = 'is-drawn';

/** CSS property for the height in pixels, if the author has set one. */
export const HEIGHT_PROPERTY = '--dovetail-map-height';
export const COLOR_PROPERTY = '--dovetail-map-marker';

/** Events that tell the editor that the library has loaded or failed. */
export const LIBRARY_EVENT = 'dovetail-map-library';
export const FAILED_EVENT = 'dovetail-map-failed';

/** Error code for all errors of the library and the map. */
export const ERROR_CODE = 'mapbox_error';
