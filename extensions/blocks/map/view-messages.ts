/** What the visitor's script says. */
export const viewMessages = {
	map: 'Map',
	marker: 'Marker %d',
	close: 'Close',
	openInMaps: 'Open in OpenStreetMap',
	openInApp: 'Open in your maps app',
	places: 'List of places',
	zoomIn: 'Zoom in',
	zoomOut: 'Zoom out',
	enterFullscreen: 'Show the map in fullscreen',
	leaveFullscreen: 'Leave fullscreen',
	attribution: 'Who made this map',
	wheelHint: 'Hold Ctrl and scroll to zoom the map.',
	touchHint: 'Use two fingers to move the map.',
};
