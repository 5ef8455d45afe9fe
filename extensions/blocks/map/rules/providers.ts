import { MAP_STYLES, type MapStyle } from '../attributes';

export const PROVIDERS = [ 'mapbox', 'openstreetmap', 'own' ] as const;
export type Provider = ( typeof PROVIDERS )[ number ];

/** Attribution text, optionally with a link. */
export type AttributionLink = { text: string; link: string };

/** The map service, as the server prints it in the page. */
export type MapService = {
	provider: Provider;
	/** URL of the Mapbox API, tile URL template with `{z}`, `{x}` and `{y}`, or style URL. */
	address: string;
	/** A public key; empty for services without one. */
	key: string;
	/** Whether the owner has explicitly chosen the service. Without a choice, maps load only after a click. */
	isChosen: boolean;
	/** Attribution of the owner's own map service. */
	maker: AttributionLink;
};

type Style = string | object;

type Row = {
	/** Name of the service, or the host of the owner's server. */
	name: string;
	styles( service: MapService ): readonly MapStyle[];
	/** Whether labels and icons are separate layers, which the map can hide. */
	hasDetails( service: MapService ): boolean;
	/** Whether the service's terms allow storing an image of the map. */
	isKept: boolean;
	/** Attributions that must always be visible, in addition to the attributions of the map's sources. */
	makers( service: MapService ): readonly AttributionLink[];
	/** Returns the map style, or the default style if the service does not support it. */
	style( service: MapService, name: MapStyle ): Style;
};

const isTiles = ( { address }: MapService ) => address.includes( '{z}' );

/** Map styles for raster tiles: in their original colors, and in grayscale. */
const PICTURES = [ 'default', 'black_and_white' ] as const;

/** Mapbox's styles. All of them contain labels, which a map without details hides. */
const MAPBOX: Readonly< Record< MapStyle, string > > = {
	default: 'streets-v11',
	black_and_white: 'light-v10',
	satellite: 'satellite-streets-v11',
	terrain: 'outdoors-v11',
};

/** Maximum zoom level of OpenStreetMap-like servers. Beyond it, the tiles are enlarged. */
const MAX_TILE_ZOOM = 19;

/** Returns a style with raster tiles of 256 × 256 pixels. */
const ofTiles = ( { address }: MapService, name: MapStyle ): Style => ( {
	version: 8,
	sources: {
		tiles: {
			type: 'raster',
			tiles: [ address ],
			tileSize: 256,
			maxzoom: MAX_TILE_ZOOM,
		},
	},
	layers: [
		{
			id: 'tiles',
			type: 'raster',
			source: 'tiles',
			paint: {
				'raster-saturation': name === 'black_and_white' ? -1 : 0,
			},
		},
	],
} );

/** Attribution of OpenStreetMap, as its license requires. */
export const OSM_MAKER: AttributionLink = {
	text: '© OpenStreetMap contributors',
	link: 'https://www.openstreetmap.org/copyright',
};

/** Map providers. To add a provider, add a row. */
export const providers: Readonly< Record< Provider, Row > > = {
	mapbox: {
		name: 'Mapbox',
		styles: () => MAP_STYLES,
		hasDetails: () => true,
		isKept: false,
		makers: () => [],
		style: ( _, name ) => `mapbox://styles/mapbox/${ MAPBOX[ name ] }`,
	},
	openstreetmap: {
		name: 'OpenStreetMap',
		styles: () => PICTURES,
		hasDetails: () => false,
		isKept: true,
		makers: () => [ OSM_MAKER ],
		style: ofTiles,
	},
	own: {
		name: '',
		styles: ( service ) =>
			isTiles( service ) ? PICTURES : [ 'default' ],
		hasDetails: ( service ) => ! isTiles( service ),
		isKept: true,
		makers: ( { maker } ) => ( maker.text ? [ maker ] : [] ),
		style: ( service, name ) =>
			isTiles( service ) ? ofTiles( service, name ) : service.address,
	},
};

/**
 * Returns the name of the service that the browser contacts: the provider's name, or the host of the owner's server.
 */
export function nameOfService( { provider, address }: MapService ): string {
	return (
		providers[ provider ].name ||
		/^https?:\/\/([^/:]+)/.exec( address )?.[ 1 ] ||
		address
	);
}
