/** Class names and other identifiers shared by save, render.php, the view script, the editor and the stylesheet. */
export const ROOT_CLASS = 'wp-block-dovetail-map';
export const PICTURE_CLASS = `${ ROOT_CLASS }__picture`;
export const LIST_CLASS = `${ ROOT_CLASS }__list`;
export const PLACE_CLASS = `${ ROOT_CLASS }__place`;
export const TITLE_CLASS = `${ ROOT_CLASS }__title`;
export const CAPTION_CLASS = `${ ROOT_CLASS }__caption`;
/** Class of the button that is shown instead of a map until a visitor clicks it. */
export const FACADE_CLASS = `${ ROOT_CLASS }__facade`;
/** Class of the map's container. */
export const FRAME_CLASS = `${ ROOT_CLASS }__frame`;
export const MARKER_CLASS = `${ ROOT_CLASS }__marker`;
/** Class of an element that exists only in the editor. The view script mounts on it and provides the map library. */
export const STAGE_CLASS = `${ ROOT_CLASS }__stage`;

/**
 * Class that render.php adds to reserve space for a map that will load. The view script removes the class if it cannot
 * show the map.
 */
export const WAITING_CLASS = 'is-waiting';
/** Class of the root while the map is shown. */
export const DRAWN_CLASS = 'is-drawn';

/** CSS properties for the height in pixels and the marker color, if the author has set them. */
export const HEIGHT_PROPERTY = '--dovetail-map-height';
export const COLOR_PROPERTY = '--dovetail-map-marker';

/** Events that notify the editor that the library has loaded or failed to load. */
export const LIBRARY_EVENT = 'dovetail-map-library';
export const FAILED_EVENT = 'dovetail-map-failed';

/** Error code for any error of the library or the map. */
export const ERROR_CODE = 'mapbox_error';
