import { attr } from '#shared/attributes';

/** Map styles. */
export const MAP_STYLES = [
	'default',
	'black_and_white',
	'satellite',
	'terrain',
] as const;
export type MapStyle = ( typeof MAP_STYLES )[ number ];

/** Alignments in the toolbar. */
export const ALIGNMENTS = [ 'center', 'wide', 'full' ] as const;
export type Alignment = ( typeof ALIGNMENTS )[ number ];

/** Zoom levels, from the whole world to a doorstep. */
export const ZOOM = { min: 0, max: 22, fallback: 13 } as const;

/** Range of the height in pixels. */
export const MAP_HEIGHT = { min: 200, max: 2000 } as const;

/** Default center: a point near San Francisco. */
export const DEFAULT_CENTER = {
	longitude: -122.4194,
	latitude: 37.7749,
} as const;

/** Color of the markers. The default is a color name; all other colors have six hexadecimal digits. */
export const DEFAULT_COLOR = 'red';

const degrees = { longitude: attr.number(), latitude: attr.number() };
const PLACE = {
	needs: [ 'longitude', 'latitude' ],
	// Older posts use the map library's names `lng` and `lat`.
	formerNames: { longitude: 'lng', latitude: 'lat' },
} as const;

export const attributes = {
	align: attr.optionalOneOf( ALIGNMENTS ),
	/** Titles and captions are stored encoded; see `readPoints` and `storePoints`. */
	points: attr.list(
		{
			coordinates: attr.object( degrees, undefined, PLACE ),
			title: attr.string( '' ),
			caption: attr.string( '' ),
		},
		[],
		{ role: 'content' }
	),
	/** Whether the map shows names and other details. */
	mapDetails: attr.boolean( true ),
	zoom: attr.integer( ZOOM.fallback, { min: ZOOM.min, max: ZOOM.max } ),
	mapCenter: attr.object( degrees, { ...DEFAULT_CENTER }, PLACE ),
	markerColor: attr.color( DEFAULT_COLOR ),
	/** Whether to show a drawing instead of the map, as in the inserter. */
	preview: attr.boolean( false ),
	scrollToZoom: attr.boolean( false ),
	/**
	 * Height in pixels. If unset, the map's height is three quarters of its width, up to 80 % of the window's height.
	 */
	mapHeight: attr.integer( undefined, MAP_HEIGHT ),
	showFullscreenButton: attr.boolean( true ),
	mapStyle: attr.oneOf( MAP_STYLES, 'default' ),
	/** An image of the map in the media library. Used in feeds, print, email and browsers without JavaScript. */
	picture: attr.object(
		{
			id: attr.positiveInteger(),
			url: attr.url( '' ),
			/** Size of the map image in pixels. */
			width: attr.positiveInteger(),
			height: attr.positiveInteger(),
			/** Attribution text in the image, and the URL that it links to. */
			maker: attr.text( '' ),
			link: attr.url( '' ),
			/** Hash of the map that the image shows; see `shownBy`. */
			of: attr.string( '' ),
		},
		undefined,
		{ role: 'content' }
	),
};
