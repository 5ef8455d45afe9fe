import { endpoint, wire } from '#shared/request';
import { toCoordinates, type Coordinates } from './rules/coordinates';

/** Where maps come from; both empty on a site without a key. */
export type MapService = { key: string; address: string };

const wireService = wire.record( { key: wire.string, address: wire.string } );

/** The map key of the site. It is public: every page with a map holds it. */
export const readMapKey = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/map/key',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wireService,
	parse: ( service ): MapService => service,
} );

/** Sets the key for the whole site. Refuses what is no public key, with the sentence of the settings page. */
export const saveMapKey = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/map/key',
	data: { key: wire.string },
	servedBy: [ 'site' ],
	capability: 'manage_options',
	wire: wireService,
	parse: ( service ): MapService => service,
} );

/** A place that a search has found. */
export type FoundPlace = {
	/** What a marker is called. */
	title: string;
	/** The whole address. */
	address: string;
	coordinates: Coordinates;
};

const wireFeature = wire.record( {
	text: wire.optional( wire.string ),
	place_name: wire.string,
	center: wire.list( wire.number ),
} );

/** Places with a name or an address like the search, the likeliest first. */
export const searchPlaces = endpoint( {
	method: 'GET',
	path: '/geocoding/v5/mapbox.places/{search}.json',
	query: {
		access_token: wire.string,
		limit: wire.number,
		language: wire.optional( wire.string ),
	},
	servedBy: [ 'service' ],
	service: 'maps',
	wire: wire.record( { features: wire.list( wireFeature ) } ),
	parse: ( { features } ): FoundPlace[] =>
		features.flatMap( ( { text, place_name: address, center } ) => {
			const [ longitude = NaN, latitude = NaN ] = center;
			const coordinates = toCoordinates( longitude, latitude );
			return coordinates
				? [ { title: text || address, address, coordinates } ]
				: [];
		} ),
} );
