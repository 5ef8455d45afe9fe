import { endpoint, wire } from '#shared/request';
import { toCoordinates, type Coordinates } from './rules/coordinates';
import { PROVIDERS, type MapService } from './rules/providers';

/** Who finds places for an author: Mapbox on its own maps, the site with a server that its owner has named, nobody. */
type Search = 'mapbox' | 'site' | 'none';

/** Map service in the editor; the address is empty without one. */
export type AuthorsMapService = MapService & { search: Search };

const wireService = wire.record( {
	provider: wire.oneOf( ...PROVIDERS ),
	address: wire.string,
	key: wire.string,
	isChosen: wire.boolean,
	maker: wire.record( { text: wire.string, link: wire.string } ),
	search: wire.oneOf( 'mapbox', 'site', 'none' ),
} );

/** Where the maps of the site come from. The key is public: every page with a map holds it. */
export const readMapService = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/map/key',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wireService,
	parse: ( service ): AuthorsMapService => service,
} );

/** Sets the key for the whole site. Refuses what is no public key, with the sentence of the settings page. */
export const saveMapKey = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/map/key',
	data: { key: wire.string },
	servedBy: [ 'site' ],
	capability: 'manage_options',
	wire: wireService,
	parse: ( service ): AuthorsMapService => service,
} );

/** A place that a search has found. */
export type FoundPlace = {
	/** Label of a marker. */
	title: string;
	/** The whole address. */
	address: string;
	coordinates: Coordinates;
};

const wireFeature = wire.record( {
	properties: wire.record( {
		name: wire.optional( wire.string ),
		full_address: wire.optional( wire.string ),
		place_formatted: wire.optional( wire.string ),
		coordinates: wire.record( {
			longitude: wire.number,
			latitude: wire.number,
		} ),
	} ),
} );

/**
 * Addresses like the search, the likeliest first. What is found is kept in posts, which Mapbox allows for searches that
 * are marked as permanent, and paid for.
 */
export const searchPlaces = endpoint( {
	method: 'GET',
	path: '/search/geocode/v6/forward',
	query: {
		q: wire.string,
		permanent: wire.oneOf( 'true' ),
		access_token: wire.string,
		limit: wire.number,
		language: wire.optional( wire.string ),
	},
	servedBy: [ 'service' ],
	service: 'maps',
	wire: wire.record( { features: wire.list( wireFeature ) } ),
	parse: ( { features } ): FoundPlace[] =>
		features.flatMap( ( { properties } ) => {
			const { longitude, latitude } = properties.coordinates;
			const coordinates = toCoordinates( longitude, latitude );
			const title = properties.name ?? '';
			const address =
				properties.full_address ||
				[ title, properties.place_formatted ]
					.filter( Boolean )
					.join( ', ' );
			return coordinates && address
				? [ { title: title || address, address, coordinates } ]
				: [];
		} ),
} );

/** Places with a name or an address like the search, the likeliest first, by the server that the site's owner has named. */
export const searchAtSite = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/places',
	query: { search: wire.string, language: wire.optional( wire.string ) },
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.list(
		wire.record( {
			title: wire.string,
			address: wire.string,
			longitude: wire.number,
			latitude: wire.number,
		} )
	),
	parse: ( places ): FoundPlace[] =>
		places.flatMap( ( { title, address, longitude, latitude } ) => {
			const coordinates = toCoordinates( longitude, latitude );
			return coordinates ? [ { title, address, coordinates } ] : [];
		} ),
} );

/** The page to which a short link of a map service leads. The site reads the redirect; no page is loaded. */
export const resolveMapLink = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/map-link',
	query: { url: wire.string },
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( { url: wire.string } ),
	parse: ( { url } ): string => url,
} );

/** Letters from which a search makes sense. */
const SHORTEST_SEARCH = 3;

/** Letters that the map service takes of one search. */
const LONGEST_SEARCH = 250;

/**
 * What is typed as a server takes it; empty while it is too little to search for. For Mapbox a semicolon would be several
 * searches at once.
 */
export function searchText( typed: string ): string {
	const text = typed
		.replace( /[;/\\]/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim()
		.slice( 0, LONGEST_SEARCH );
	return text.length < SHORTEST_SEARCH ? '' : text;
}
