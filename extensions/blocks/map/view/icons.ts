/** Drawings of the buttons over a map: lines on a field of 24 by 24. */
export const ICONS = {
	places: 'M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11',
	zoomIn: 'M12 5v14M5 12h14',
	zoomOut: 'M5 12h14',
	fullscreen: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
};
