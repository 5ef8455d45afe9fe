/** Class names and other signs that save, render.php, the visitor's script, the editor and the stylesheet agree on. */
export const ROOT_CLASS = 'wp-block-dovetail-map';
export const PICTURE_CLASS = `${ ROOT_CLASS }__picture`;
export const LIST_CLASS = `${ ROOT_CLASS }__list`;
export const PLACE_CLASS = `${ ROOT_CLASS }__place`;
export const TITLE_CLASS = `${ ROOT_CLASS }__title`;
export const CAPTION_CLASS = `${ ROOT_CLASS }__caption`;
/** Placeholder of a map until its button is pressed. */
export const FACADE_CLASS = `${ ROOT_CLASS }__facade`;
/** Container of the map. */
export const FRAME_CLASS = `${ ROOT_CLASS }__frame`;
export const MARKER_CLASS = `${ ROOT_CLASS }__marker`;
/** In the editor: what the visitor's script lends the library to. */
export const STAGE_CLASS = `${ ROOT_CLASS }__stage`;

/** What render.php puts on a map that can be drawn: its room is kept. The script takes it away when there will be no map. */
export const WAITING_CLASS = 'is-waiting';
/** On a root whose map is there. */
export const DRAWN_CLASS = 'is-drawn';

/** Pixels, where the author has set them. */
export const HEIGHT_PROPERTY = '--dovetail-map-height';
export const COLOR_PROPERTY = '--dovetail-map-marker';

/** Event that tells the editor that the library is loaded or failed. */
export const LIBRARY_EVENT = 'dovetail-map-library';
export const FAILED_EVENT = 'dovetail-map-failed';

/** The code under which whatever goes wrong with library and map is reported. */
export const ERROR_CODE = 'mapbox_error';
