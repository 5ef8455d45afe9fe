import { png } from './mock-png';

/** Pixels of a side. */
const SIZE = 256;

type Color = readonly [ number, number, number ];

/** Ground, streets, parks and water of each style. */
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

/** A style of pictures that the mock draws itself, and a layer of names without letters. */
export function mockStyle( style: string, base: string ): object {
	return {
		version: 8,
		name: style,
		glyphs: `${ base }/fonts/v1/{fontstack}/{range}.pbf`,
		sources: {
			city: {
				type: 'raster',
				tiles: [ `${ base }/v4/${ style }/{z}/{x}/{y}.png` ],
				tileSize: SIZE,
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

/** One picture of a city with streets, parks and a river: the same at every call, drawn from where it stands. */
export function mockTile(
	style: string,
	[ z = 0, x = 0, y = 0 ]: readonly number[]
): Uint8Array {
	const left = ( x * SIZE ) % 4096;
	const top = ( y * SIZE ) % 4096;
	return png(
		SIZE,
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
