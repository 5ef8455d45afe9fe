import { SHARES_ADDRESS } from '#shared/embed';

/** Texts of the view script. */
export const viewMessages = {
	map: 'Map',
	show: 'Show the map',
	asks: SHARES_ADDRESS,
	always: 'Always show maps from %s',
	loading: 'Loading the map…',
	failed: 'The map did not load. Its places are listed here; you can try again.',
	marker: 'Marker %d',
	cluster: '%d places; zoom in to see them',
	close: 'Close',
	openInMaps: 'Open in OpenStreetMap',
	openInApp: 'Open in your maps app',
	directions: 'Directions',
	directionsTo: 'Directions to %s',
	places: 'List of places',
	zoomIn: 'Zoom in',
	zoomOut: 'Zoom out',
	enterFullscreen: 'Show the map in fullscreen',
	leaveFullscreen: 'Leave fullscreen',
	attribution: 'Map credits',
	wheelHint: 'Hold %s and scroll to zoom the map.',
	touchHint: 'Use two fingers to move the map.',
};
