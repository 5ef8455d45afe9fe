import { endpoint, wire } from '#shared/request';
import { toCoordinates, type Coordinates } from './rules/places';
import { PROVIDERS, type MapService } from './rules/providers';

/** Which service searches for places: Mapbox, the owner's server (through the site), or none. */
type Search = 'mapbox' | 'site' | 'none';

/** The map service for the editor. `address` is empty if the site has no map service. */
export type AuthorsMapService = MapService & { search: Search };

const wireService = wire.record( {
	provider: wire.oneOf( ...PROVIDERS ),
	address: wire.string,
	key: wire.string,
	isChosen: wire.boolean,
	maker: wire.record( { text: wire.string, link: wire.string } ),
	search: wire.oneOf( 'mapbox', 'site', 'none' ),
} );

/** Returns the site's map service. Its key is public, because every page with a map contains it. */
export const readMapService = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/map/key',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wireService,
	parse: ( service ): AuthorsMapService => service,
} );

/** Stores the site's map key. Accepts only public keys; rejects others with the same message as the settings page. */
export const saveMapKey = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/map/key',
	data: { key: wire.string },
	servedBy: [ 'site' ],
	capability: 'manage_options',
	wire: wireService,
	parse: ( service ): AuthorsMapService => service,
} );

/** A search result. */
export type FoundPlace = {
	/** Label of a marker. */
	title: string;
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
 * Searches Mapbox for addresses and returns the best match first. Uses Mapbox's permanent geocoding, which is paid,
 * because posts store the results.
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

/** Searches the owner's server for places by name or address, and returns the best match first. */
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

/** Hosts of short links, which redirect to a page whose URL contains the place. */
const SHORT =
	/^https?:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|(www\.)?osm\.org\/go|maps\.apple\/|maps\.apple\.com\/p\/)/i;

/** Whether a URL is a short link of a map service. */
export function isShortLink( typed: string ): boolean {
	return SHORT.test( typed.trim() );
}

/**
 * Returns the URL that a map service's short link redirects to. The site follows only the redirects and loads no page.
 */
export const resolveMapLink = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/map-link',
	query: { url: wire.string },
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( { url: wire.string } ),
	parse: ( { url } ): string => url,
} );

const MIN_SEARCH_LENGTH = 3;

/** Maximum length of search terms that map services accept. */
const MAX_SEARCH_LENGTH = 250;

/**
 * Normalizes search terms; returns an empty string if they are too short. Replaces semicolons, because Mapbox would
 * treat the text as several searches.
 */
export function searchText( typed: string ): string {
	const text = typed
		.replace( /[;/\\]/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim()
		.slice( 0, MAX_SEARCH_LENGTH );
	return text.length < MIN_SEARCH_LENGTH ? '' : text;
}
