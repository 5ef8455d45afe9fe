import {
	mock,
	mockError,
	mockPage,
	type Mock,
	type MockSurroundings,
} from '#shared/request';
import {
	readMapService,
	saveMapKey,
	resolveMapLink,
	searchAtSite,
	searchPlaces,
	type AuthorsMapService,
} from './api';
import { mockStyle, mockTile } from './mock-tiles';

/** Sample addresses. Mapbox does not search for names of businesses or sights. */
const ADDRESSES = [
	[ 'Pariser Platz 1', '10117 Berlin, Germany', 13.3777, 52.5163 ],
	[ 'Bodestraße 1', '10178 Berlin, Germany', 13.3982, 52.5212 ],
	[ 'Tempelhofer Damm 1', '12101 Berlin, Germany', 13.4029, 52.4731 ],
] as const;

/** Places in the Nominatim mock, including sights. */
const PLACES = [
	[
		'Brandenburger Tor',
		'Brandenburger Tor, 1, Pariser Platz, Mitte, Berlin, 10117, Deutschland',
		13.3777,
		52.5163,
	],
	[
		'Museumsinsel',
		'Museumsinsel, Mitte, Berlin, 10178, Deutschland',
		13.3982,
		52.5212,
	],
	[
		'Tempelhofer Feld',
		'Tempelhofer Feld, Tempelhof, Berlin, 12101, Deutschland',
		13.4029,
		52.4731,
	],
] as const;

const includes = ( name: string, words = '' ) =>
	name.toLowerCase().includes( words.toLowerCase() );

const SECRET_KEY =
	'The map key was not changed. Keys that start with “sk.” are secret, but everyone who views a map can read its key. Enter the public key, which starts with “pk.”.';

/** Returns Mapbox if there is a key, otherwise OpenStreetMap, which the mocked owner has not explicitly chosen. */
function serviceOf( key: string, origin: string ): AuthorsMapService {
	return {
		provider: key ? 'mapbox' : 'openstreetmap',
		address: key
			? `${ origin }/services/maps`
			: `${ origin }/services/tiles/{z}/{x}/{y}.png`,
		key,
		isChosen: key !== '',
		maker: { text: '', link: '' },
		search: key ? 'mapbox' : 'site',
	};
}

const keyOf = ( { state }: MockSurroundings ) =>
	state( 'map-key', { key: 'pk.playground' } );

/** A site that keeps its key until the mock platform ends, and a sample city for searches and tiles. */
export const mocks: readonly Mock[] = [
	mock( readMapService ).reply( ( request ) =>
		serviceOf( keyOf( request ).key, request.origin )
	),
	mock( saveMapKey ).reply( ( request ) => {
		const { key } = request.data;
		if ( ! key.startsWith( 'pk.' ) ) {
			return mockError( 400, {
				code: 'invalid_map_key',
				message: SECRET_KEY,
			} );
		}
		keyOf( request ).key = key;
		return serviceOf( key, request.origin );
	} ),
	mock( searchPlaces ).reply( ( { query } ) => ( {
		features: ADDRESSES.map(
			( [ name, formatted, longitude, latitude ] ) => ( {
				properties: {
					name,
					place_formatted: formatted,
					full_address: `${ name }, ${ formatted }`,
					coordinates: { longitude, latitude },
				},
			} )
		).filter( ( { properties } ) =>
			includes( properties.full_address, query.q )
		),
	} ) ),
	mock( searchAtSite ).reply( ( { query } ) =>
		PLACES.map( ( [ title, address, longitude, latitude ] ) => ( {
			title,
			address,
			longitude,
			latitude,
		} ) ).filter( ( { address } ) => includes( address, query.search ) )
	),
	mock( resolveMapLink ).reply( () => ( {
		url: 'https://www.google.com/maps/place/Victory+Column/@52.5145,13.3501,17z',
	} ) ),
	mockPage( { path: '/nominatim/status' } ).reply( () => ( {
		headers: { 'Content-Type': 'application/json' },
		body: '{"status":0,"message":"OK"}',
	} ) ),
	mockPage( { path: '/nominatim/search' } ).reply( ( { query } ) => ( {
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(
			PLACES.filter( ( [ , address ] ) =>
				includes( address, query.q )
			).map( ( [ name, address, longitude, latitude ] ) => ( {
				name,
				display_name: address,
				lon: String( longitude ),
				lat: String( latitude ),
			} ) )
		),
	} ) ),
	mockPage( {
		path: '/{z}/{x}/{y}.png',
		service: 'tiles',
	} ).reply( ( { params: { z, x, y } } ) => ( {
		headers: { 'Content-Type': 'image/png' },
		body: mockTile( 'streets-v11', [ z, x, y ].map( parseFloat ) ),
	} ) ),
	// Mapbox's token check. The mock rejects one particular key.
	mockPage( { path: '/tokens/v2', service: 'maps' } ).reply(
		( { query } ) => ( {
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( {
				code:
					query.access_token === 'pk.nobodys'
						? 'TokenInvalid'
						: 'TokenValid',
			} ),
		} )
	),
	mockPage( {
		path: '/styles/v1/mapbox/{style}',
		service: 'maps',
	} ).reply( ( { params, origin } ) => ( {
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(
			mockStyle( params.style, `${ origin }/services/maps` )
		),
	} ) ),
	mockPage( {
		path: '/v4/{style}/{z}/{x}/{y}.png',
		service: 'maps',
	} ).reply( ( { params: { style, z, x, y } } ) => ( {
		headers: { 'Content-Type': 'image/png' },
		body: mockTile( style, [ z, x, y ].map( parseFloat ) ),
	} ) ),
	// No glyphs: the mock's style has no visible labels.
	mockPage( {
		path: '/fonts/v1/{stack}/{range}.pbf',
		service: 'maps',
	} ).reply( () => ( {
		headers: { 'Content-Type': 'application/x-protobuf' },
		body: new Uint8Array(),
	} ) ),
];
