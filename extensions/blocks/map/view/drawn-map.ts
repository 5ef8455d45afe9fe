import type { MapStyle } from '../attributes';
import type { Coordinates } from '../rules/coordinates';
import type { MarkerListeners } from './draw-markers';

/** A marker with the name that its button has. */
export type DrawnPoint = { coordinates: Coordinates; name: string };

/** All that a map shows; what changes while it lives is set anew as a whole. */
export type MapSettings = {
	style: MapStyle;
	hasDetails: boolean;
	center: Coordinates;
	zoom: number;
	points: readonly DrawnPoint[];
	/** Place in the list of the marker that is open. */
	active: number | null;
	canPan: boolean;
	/** Markers can be moved. */
	isEditable: boolean;
	/** The map's own name. */
	label: string;
	/** Label of the attribution button. */
	attributionLabel: string;
	/** Label of a cluster, with `%d` for the number. */
	clusterLabel: string;
};

export type MapListeners = MarkerListeners & {
	onDrawn(): void;
	/** Something went wrong: before the map was drawn this is its end. */
	onError( message: string, isFatal: boolean ): void;
	/** The map was clicked beside all markers. */
	onMap( at: Coordinates ): void;
	/** A person has moved the map or come closer. */
	onView( center: Coordinates, zoom: number ): void;
};

/** A map on the screen. */
export type DrawnMap = {
	set( settings: MapSettings ): void;
	zoomBy( levels: number ): void;
	/** The buttons of the markers, in their order. */
	markers(): readonly HTMLButtonElement[];
	/** Shows content at a marker; the function takes it away. */
	openPopup( index: number, content: HTMLElement ): () => void;
	/** The map as it is seen. */
	snapshot(): Promise< Snapshot >;
};

/** The visible map. */
export type Snapshot = {
	/** The library's canvas, in device pixels. */
	map: HTMLCanvasElement;
	/** Pixels of the screen for one of the page. */
	ratio: number;
	/** Positions of the marker tips, in CSS pixels. */
	pins: readonly { x: number; y: number }[];
	/** Attribution text on the map. */
	maker: string;
};
