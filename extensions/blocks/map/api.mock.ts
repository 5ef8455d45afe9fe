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

/** Sample addresses. Businesses and sights are missing, because Mapbox does not find them. */
const ADDRESSES = [
	[ 'Pariser Platz 1', '10117 Berlin, Germany', 13.3777, 52.5163 ],
	[ 'Bodestraße 1', '10178 Berlin, Germany', 13.3982, 52.5212 ],
	[ 'Tempelhofer Damm 1', '12101 Berlin, Germany', 13.4029, 52.4731 ],
] as const;

/** Places that the Nominatim mock finds, including sights. */
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
	'The map key was not saved. Keys that start with “sk.” are secret, but everyone who views a map can read its key. Enter the public key, which starts with “pk.”.';

/**
 * Returns the site's map service: Mapbox if the mock has a key, otherwise OpenStreetMap, as on a site whose owner has
 * not chosen a service.
 */
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

/**
 * Mocks a site with a stored key and a sample city for searches and tiles. The key is stored until the mock platform
 * stops.
 */
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
	// Mocks Mapbox's token check, which rejects one particular key.
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
	// No glyphs are needed, because the mock's style has no visible labels.
	mockPage( {
		path: '/fonts/v1/{stack}/{range}.pbf',
		service: 'maps',
	} ).reply( () => ( {
		headers: { 'Content-Type': 'application/x-protobuf' },
		body: new Uint8Array(),
	} ) ),
];

const TILE_SIZE = 256;

type Color = readonly [ number, number, number ];

/** Colors of land, streets, parks and water in each style. */
const PALETTES: Readonly< Record< string, readonly Color[] > > = {
	'streets-v11': [
		[ 242, 239, 233 ],
		[ 255, 255, 255 ],
		[ 200, 226, 186 ],
		[ 158, 203, 232 ],
	],
	'light-v10': [
		[ 238, 238, 238 ],
		[ 255, 255, 255 ],
		[ 224, 224, 224 ],
		[ 203, 208, 212 ],
	],
	'satellite-streets-v11': [
		[ 96, 104, 84 ],
		[ 150, 148, 138 ],
		[ 58, 84, 50 ],
		[ 34, 58, 82 ],
	],
	'outdoors-v11': [
		[ 234, 226, 204 ],
		[ 250, 246, 236 ],
		[ 176, 208, 150 ],
		[ 134, 190, 214 ],
	],
};

/** Returns a style with the mock's own tiles and a label layer that draws nothing because there are no glyphs. */
function mockStyle( style: string, base: string ): object {
	return {
		version: 8,
		name: style,
		glyphs: `${ base }/fonts/v1/{fontstack}/{range}.pbf`,
		sources: {
			city: {
				type: 'raster',
				tiles: [ `${ base }/v4/${ style }/{z}/{x}/{y}.png` ],
				tileSize: TILE_SIZE,
				attribution: 'A city that does not exist',
			},
			names: {
				type: 'geojson',
				data: {
					type: 'Feature',
					properties: { name: 'Anywhere' },
					geometry: {
						type: 'LineString',
						coordinates: [
							[ -179, 0 ],
							[ 179, 0 ],
						],
					},
				},
			},
		},
		layers: [
			{ id: 'city', type: 'raster', source: 'city' },
			{
				id: 'names',
				type: 'symbol',
				source: 'names',
				layout: { 'text-field': '{name}', 'symbol-placement': 'line' },
			},
		],
	};
}

/** Draws a tile of a city with streets, parks and a river. The result depends only on the position. */
export function mockTile(
	style: string,
	[ z = 0, x = 0, y = 0 ]: readonly number[]
): Uint8Array {
	const left = ( x * TILE_SIZE ) % 4096;
	const top = ( y * TILE_SIZE ) % 4096;
	return png(
		TILE_SIZE,
		PALETTES[ style ] ?? PALETTES[ 'streets-v11' ] ?? [],
		( column, row ) => signAt( left + column, top + row + z )
	);
}

/** Returns the palette index of a point in the city. */
function signAt( x: number, y: number ): number {
	const river = 2048 + 160 * Math.sin( x / 260 ) - y / 3;
	const distance = Math.abs( ( ( y + x / 5 ) % 1400 ) - ( river % 1400 ) );
	if ( distance < 34 ) {
		return 3;
	}
	if ( x % 181 < 5 || y % 149 < 5 || ( x + 2 * y ) % 733 < 9 ) {
		return 1;
	}
	const block = Math.floor( x / 181 ) * 7 + Math.floor( y / 149 ) * 13;
	return block % 6 === 0 ? 2 : 0;
}

/* eslint-disable no-bitwise -- checksums and words of bytes are made of bits. */

/** Encodes a square image as an uncompressed PNG with a palette. */
function png(
	size: number,
	palette: readonly Color[],
	colorAt: ( column: number, row: number ) => number
): Uint8Array {
	const rows = new Uint8Array( size * ( size + 1 ) );
	for ( let row = 0; row < size; row++ ) {
		for ( let column = 0; column < size; column++ ) {
			rows[ row * ( size + 1 ) + column + 1 ] = colorAt( column, row );
		}
	}
	return joined( [
		[ 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a ],
		chunk( 'IHDR', [ ...word( size ), ...word( size ), 8, 3, 0, 0, 0 ] ),
		chunk( 'PLTE', palette.flat() ),
		chunk( 'IDAT', stored( rows ) ),
		chunk( 'IEND', [] ),
	] );
}

function stored( bytes: Uint8Array ): Uint8Array {
	const maxLength = 0xffff;
	const parts: ArrayLike< number >[] = [ [ 0x78, 0x01 ] ];
	for ( let start = 0; start < bytes.length; start += maxLength ) {
		const part = bytes.subarray( start, start + maxLength );
		const size = part.length;
		parts.push( [
			start + maxLength >= bytes.length ? 1 : 0,
			size % 256,
			size >> 8,
			255 - ( size % 256 ),
			255 - ( size >> 8 ),
		] );
		parts.push( part );
	}
	let a = 1;
	let b = 0;
	for ( const byte of bytes ) {
		a = ( a + byte ) % 65521;
		b = ( b + a ) % 65521;
	}
	return joined( [ ...parts, word( b * 65536 + a ) ] );
}

function chunk( name: string, data: ArrayLike< number > ): Uint8Array {
	const body = joined( [
		Array.from( name, ( letter ) => letter.charCodeAt( 0 ) ),
		data,
	] );
	return joined( [ word( data.length ), body, word( checksum( body ) ) ] );
}

const TABLE = Array.from( { length: 256 }, ( _, index ) => {
	let value = index;
	for ( let bit = 0; bit < 8; bit++ ) {
		value = value & 1 ? 0xedb88320 ^ ( value >>> 1 ) : value >>> 1;
	}
	return value >>> 0;
} );

function checksum( bytes: Uint8Array ): number {
	let sum = 0xffffffff;
	for ( const byte of bytes ) {
		sum = ( TABLE[ ( sum ^ byte ) & 255 ] ?? 0 ) ^ ( sum >>> 8 );
	}
	return ( sum ^ 0xffffffff ) >>> 0;
}

const word = ( value: number ): number[] => [
	( value >>> 24 ) & 255,
	( value >>> 16 ) & 255,
	( value >>> 8 ) & 255,
	value & 255,
];

function joined( parts: readonly ArrayLike< number >[] ): Uint8Array {
	const all = new Uint8Array(
		parts.reduce( ( length, part ) => length + part.length, 0 )
	);
	let at = 0;
	for ( const part of parts ) {
		all.set( part, at );
		at += part.length;
	}
	return all;
}
