import { formatOf, MAX_POINTS, placesInGeoJson } from '../rules/places-in-file';
import { at } from './support';

describe( 'places in a file', () => {
	it.each( [
		[ '{"type":"FeatureCollection"}', 'geojson' ],
		[ '<?xml version="1.0"?>\n<kml xmlns="x">', 'kml' ],
		[ '\ufeff<?xml version="1.0"?><gpx>', 'gpx' ],
		[ '<html>', null ],
		[ '{"a":1}', null ],
		[ 'Meet us at the <gpx>', null ],
	] )( 'with the content %j have the format %j', ( text, format ) => {
		expect( formatOf( text ) ).toBe( format );
	} );

	const point = ( longitude: number, properties: object = {} ) => ( {
		type: 'Feature',
		properties,
		geometry: { type: 'Point', coordinates: [ longitude, 1, 300 ] },
	} );

	it( 'are read with their names', () => {
		expect(
			placesInGeoJson( {
				type: 'FeatureCollection',
				features: [
					point( 1, {
						name: 'A\n  hut',
						description: '<p>Open &lt;daily&gt;<br>to 6</p>',
					} ),
					point( 2, {
						title: 7,
						desc: { '@type': 'html', value: 'Closed' },
					} ),
					point( 3 ),
					{
						type: 'Feature',
						geometry: {
							type: 'LineString',
							coordinates: [ [ 1, 2 ] ],
						},
					},
					{ type: 'Feature', geometry: null },
					point( NaN ),
				],
			} )
		).toEqual( [
			{
				coordinates: at( 1, 1 ),
				title: 'A hut',
				caption: 'Open &lt;daily&gt;\nto 6',
			},
			{ coordinates: at( 2, 1 ), title: '7', caption: 'Closed' },
			{ coordinates: at( 3, 1 ), title: '', caption: '' },
		] );
	} );

	it( 'are also found in geometries without features', () => {
		expect(
			placesInGeoJson( {
				type: 'GeometryCollection',
				geometries: [
					{ type: 'Point', coordinates: [ 1, 2 ] },
					{
						type: 'MultiPoint',
						coordinates: [
							[ 3, 4 ],
							[ 5, 95 ],
						],
					},
				],
			} )?.map( ( { coordinates } ) => coordinates )
		).toEqual( [ at( 1, 2 ), at( 3, 4 ) ] );
	} );

	it.each( [
		[ [ 1 ] ],
		[ [ 1, '2' ] ],
		[ [ '1', 2 ] ],
		[ [ 1, null ] ],
		[ '12' ],
		[ null ],
	] )(
		'are skipped if their coordinates are %j instead of two numbers',
		( coordinates ) => {
			expect( placesInGeoJson( { type: 'Point', coordinates } ) ).toEqual(
				[]
			);
		}
	);

	it.each( [ null, [], { type: 7 }, { type: 'FeatureCollection' } ] )(
		'are not found in the data %j, which is not GeoJSON',
		( data ) => {
			expect( placesInGeoJson( data ) ).toBeNull();
		}
	);

	it.each( [ 5, 5000 ] )(
		'in %d nested lists are found only up to the maximum depth',
		( lists ) => {
			let data: unknown = point( 1 );
			for ( let list = 0; list < lists; list++ ) {
				data = { type: 'FeatureCollection', features: [ data ] };
			}
			expect( placesInGeoJson( data ) ).toHaveLength(
				lists > 10 ? 0 : 1
			);
		}
	);

	it( 'have descriptions without tags or empty lines, even if many tags are unclosed', () => {
		const [ found ] =
			placesInGeoJson(
				point( 1, {
					description: `<br>a\u00a0\n \n\u00a0<b>b</b>${ '<br'.repeat( 1000 ) }`,
				} )
			) ?? [];
		expect( found?.caption ).toMatch( /^a\nb<br<br/ );
	} );

	it( 'have texts that are shortened, but never to half an emoji', () => {
		const [ found ] =
			placesInGeoJson(
				point( 1, {
					name: 'x'.repeat( 199 ) + '🏔🏔',
					description: 'x'.repeat( 999 ) + '🏔🏔',
				} )
			) ?? [];
		expect( found ).toMatchObject( {
			title: 'x'.repeat( 199 ) + '🏔',
			caption: 'x'.repeat( 999 ) + '🏔',
		} );
	} );

	it( 'are limited to 300 per map', () => {
		expect( MAX_POINTS ).toBe( 300 );
	} );
} );
