import { mock, mockError, mockPage, type Mock } from '#shared/request';
import { readMapKey, saveMapKey, searchPlaces } from './api';
import { mockStyle, mockTile } from './mock-tiles';

const PLACES = [
	{
		text: 'Brandenburg Gate',
		place_name: 'Brandenburg Gate, Pariser Platz, 10117 Berlin, Germany',
		center: [ 13.3777, 52.5163 ],
	},
	{
		text: 'Museum Island',
		place_name: 'Museum Island, Bodestraße 1, 10178 Berlin, Germany',
		center: [ 13.3982, 52.5212 ],
	},
	{
		text: 'Tempelhofer Feld',
		place_name: 'Tempelhofer Feld, Tempelhofer Damm, 12101 Berlin, Germany',
		center: [ 13.4029, 52.4731 ],
	},
];

const SECRET_KEY =
	'The map key was not changed: a key that starts with “sk.” is secret, and everyone who looks at a map can read its key. Enter the public key, which starts with “pk.”.';

/** A site whose key is kept for as long as the platform lives, and a city that can be searched and drawn. */
export const mocks: readonly Mock[] = [
	mock( readMapKey ).reply( ( { state, origin } ) => {
		const { key } = state( 'map-key', { key: 'pk.playground' } );
		return { key, address: key && `${ origin }/services/maps` };
	} ),
	mock( saveMapKey ).reply( ( { data, state, origin } ) => {
		if ( ! data.key.startsWith( 'pk.' ) ) {
			return mockError( 400, {
				code: 'invalid_map_key',
				message: SECRET_KEY,
			} );
		}
		state( 'map-key', { key: '' } ).key = data.key;
		return { key: data.key, address: `${ origin }/services/maps` };
	} ),
	mock( searchPlaces ).reply( ( { params } ) => {
		const words = params.search.replace( /\.json$/, '' ).toLowerCase();
		return {
			features: PLACES.filter( ( { place_name: name } ) =>
				name.toLowerCase().includes( words )
			),
		};
	} ),
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
	// Letters for names on the map: none.
	mockPage( {
		path: '/fonts/v1/{stack}/{range}.pbf',
		service: 'maps',
	} ).reply( () => ( {
		headers: { 'Content-Type': 'application/x-protobuf' },
		body: new Uint8Array(),
	} ) ),
];
