import { MAP_STYLES, type MapStyle } from '../attributes';

export const PROVIDERS = [ 'mapbox', 'openstreetmap', 'own' ] as const;
export type Provider = ( typeof PROVIDERS )[ number ];

/** Text with the page that it leads to, or with none. */
export type AttributionLink = { text: string; link: string };

/** Map service as the site prints it. */
export type MapService = {
	provider: Provider;
	/** Mapbox API, tile template with `{z}`, `{x}` and `{y}`, or style URL. */
	address: string;
	/** A public key; empty for services without one. */
	key: string;
	/** Whether the owner has chosen it. Until then no map comes without a press. */
	isChosen: boolean;
	/** Attribution of an own map service, in the owner's words. */
	maker: AttributionLink;
};

/** A style as the map library takes it: an address, or all of it. */
type Style = string | object;

type Row = {
	/** A proper name; a server of the owner's own is called as its host. */
	name: string;
	/** Ways of drawing that it has. */
	styles( service: MapService ): readonly MapStyle[];
	/** Whether labels and icons are separate layers, which can be hidden. */
	hasDetails( service: MapService ): boolean;
	/** Whether its terms let a picture of the map be kept. */
	isKept: boolean;
	/** Attributions that must always be visible, besides those of the sources. */
	makers( service: MapService ): readonly AttributionLink[];
	/** One of the ways of drawing, or the usual one where it lacks that. */
	style( service: MapService, name: MapStyle ): Style;
};

const isTiles = ( { address }: MapService ) => address.includes( '{z}' );

/** Ways of drawing pictures that come ready: as they are, and without their colors. */
const PICTURES = [ 'default', 'black_and_white' ] as const;

/** Mapbox's own styles; all of them with names, which a map without details hides. */
const MAPBOX: Readonly< Record< MapStyle, string > > = {
	default: 'streets-v11',
	black_and_white: 'light-v10',
	satellite: 'satellite-streets-v11',
	terrain: 'outdoors-v11',
};

/** The level up to which servers of OpenStreetMap's kind draw; closer, the last pictures are enlarged. */
const LAST_LEVEL = 19;

/** A style of ready pictures, which are drawn for a side of 256 pixels. */
const ofTiles = ( { address }: MapService, name: MapStyle ): Style => ( {
	version: 8,
	sources: {
		tiles: {
			type: 'raster',
			tiles: [ address ],
			tileSize: 256,
			maxzoom: LAST_LEVEL,
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

/** Map providers. A new one is a row. */
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

/** Returns the name of the contacted service: a proper name, or the host of the owner's server. */
export function nameOfService( { provider, address }: MapService ): string {
	return (
		providers[ provider ].name ||
		/^https?:\/\/([^/:]+)/.exec( address )?.[ 1 ] ||
		address
	);
}
