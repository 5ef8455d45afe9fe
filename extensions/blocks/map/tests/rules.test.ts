import { readAttributes } from '#shared/attributes';
import { isShortLink, searchText } from '../api';
import { ALIGNMENTS, attributes, MAP_HEIGHT, MAP_STYLES } from '../attributes';
import {
	coordinatesText,
	geoAddress,
	parseCoordinates,
	placeAddress,
	placeOf,
	pictureOf,
	readPoints,
	shownBy,
	storePoints,
} from '../rules/places';
import {
	BOUNDS_PADDING,
	boundsOf,
	centerOf,
	changePoints,
	MARKER_OFFSET,
	paddingFor,
	SINGLE_MARKER_ZOOM,
	activeMarker,
	clickMeans,
	type DrawingEvent,
	gestureFor,
	LOADING,
	type MarkerEvent,
	nextDrawing,
	NO_MARKER,
} from '../rules/map-state';
import { nameInAddress } from '../rules/name-in-address';
import { readPlace } from '../rules/place-in-address';
import { formatOf, MAX_POINTS, placesInGeoJson } from '../rules/places-in-file';
import { withoutTelemetry } from '../view/library-styles';

const at = ( longitude: number, latitude: number ) => ( {
	longitude,
	latitude,
} );

describe( 'coordinates', () => {
	const read = ( mapCenter: unknown ) =>
		placeOf(
			readAttributes(
				{
					mapCenter: {
						...attributes.mapCenter,
						default: undefined,
					},
				},
				{ mapCenter }
			).mapCenter
		);

	it.each( [
		[ at( 13.4, 52.5 ), at( 13.4, 52.5 ) ],
		[ { longitude: '13.4', latitude: '-52.5' }, at( 13.4, -52.5 ) ],
		[ at( 193, 10 ), at( -167, 10 ) ],
		[ at( -540, 0 ), at( -180, 0 ) ],
		[ at( 180, 90 ), at( 180, 90 ) ],
		[ at( 1.23456789, 0 ), at( 1.234568, 0 ) ],
		[ at( 1, 91 ), null ],
		[ { lng: 13.4, lat: 52.5 }, at( 13.4, 52.5 ) ],
		[ { lng: '13.4', lat: '-52.5' }, at( 13.4, -52.5 ) ],
		[ { lng: 13.4 }, null ],
		[ { longitude: 1 }, null ],
		[ { longitude: 'east', latitude: 1 }, null ],
		[ null, null ],
		[ [ 1, 2 ], null ],
	] )( 'saved as %j are read as %j', ( raw, expected ) => {
		expect( read( raw ) ).toEqual( expected );
	} );

	it( 'are formatted with the latitude first', () => {
		expect( coordinatesText( at( 13.3777, 52.5163 ) ) ).toBe(
			'52.51630, 13.37770'
		);
	} );

	it.each( [
		[ '52.5163, 13.3777', at( 13.3777, 52.5163 ) ],
		[ ' 52.5163 13.3777 ', at( 13.3777, 52.5163 ) ],
		[ '52.5163;13.3777', at( 13.3777, 52.5163 ) ],
		[ '-33.8688, 151.2093', at( 151.2093, -33.8688 ) ],
		[ '−33.8688, 151.2093', at( 151.2093, -33.8688 ) ],
		[ '52.5163 N, 13.3777 E', at( 13.3777, 52.5163 ) ],
		[ '52.5163 N 13.3777 E', at( 13.3777, 52.5163 ) ],
		[ 'N 52.5163 E 13.3777', at( 13.3777, 52.5163 ) ],
		[ '13.3777 E, 52.5163 N', at( 13.3777, 52.5163 ) ],
		[ '33.8688° S, 70.5° W', at( -70.5, -33.8688 ) ],
		[ '52°30\'59"N 13°22\'40"E', at( 13.377778, 52.516389 ) ],
		[ '52° 30′ 59″ N, 13° 22′ 40″ E', at( 13.377778, 52.516389 ) ],
		[ 'N 52° 30.978 E 013° 22.662', at( 13.3777, 52.5163 ) ],
		[ 'N 52° 30.978’ E 013° 22.662’', at( 13.3777, 52.5163 ) ],
		[ "N 52° 30,978' E 013° 22,662'", at( 13.3777, 52.5163 ) ],
		[ '52° 30.978 N, 013° 22.662 E', at( 13.3777, 52.5163 ) ],
		[ 'S 33 52.128 E 151 12.558', at( 151.2093, -33.8688 ) ],
		[ '52º30\'59"N 13º22\'40"E', at( 13.377778, 52.516389 ) ],
		[ '52.5163º N, 13.3777º E', at( 13.3777, 52.5163 ) ],
		[ '52.5163˚, 13.3777˚', at( 13.3777, 52.5163 ) ],
		[ '52.5163 / 13.3777', at( 13.3777, 52.5163 ) ],
		[ '52,5163 / 13,3777', at( 13.3777, 52.5163 ) ],
		[ '52.5163 N / 13.3777 E', at( 13.3777, 52.5163 ) ],
		[ '52.5163 | 13.3777', at( 13.3777, 52.5163 ) ],
		[ '(52.5163, 13.3777)', at( 13.3777, 52.5163 ) ],
		[ '[ 52.5163, 13.3777 ]', at( 13.3777, 52.5163 ) ],
		[ '(52,5163; 13,3777)', at( 13.3777, 52.5163 ) ],
		[ 'geo:52.5163,13.3777', at( 13.3777, 52.5163 ) ],
		[ 'GEO:-33.8688,151.2093,20', at( 151.2093, -33.8688 ) ],
		[ 'geo:52.5163,13.3777;u=35?z=17', at( 13.3777, 52.5163 ) ],
		[ 'geo:0,0?q=52.5163,13.3777(The%20Gate)', at( 13.3777, 52.5163 ) ],
		[
			`geo:52.5163,13.3777?q=${ 'x'.repeat( 200 ) }`,
			at( 13.3777, 52.5163 ),
		],
		[ '\u200e52.5163, 13.3777\u202c', at( 13.3777, 52.5163 ) ],
		[ '24/7', null ],
		[ '24/12', null ],
		[ '52° 30, 13', at( 13, 52.5 ) ],
		[ '52 30, 13 22', null ],
		[ 'N 52° 60 E 13° 22', null ],
		[ 'geo:91,10', null ],
		[ 'geo:52.5163', null ],
		[ '(52.5163)', null ],
		[ '10 Downing Street', null ],
		[ '52.5163', null ],
		[ '91, 10', null ],
		[ '10, 181', null ],
		[ '10 N, 20 N', null ],
		[ "10 61' N, 20 E", null ],
		[ '1, 2, 3', null ],
		[ '', null ],
	] )( 'typed as %j are parsed as %j', ( typed, expected ) => {
		expect( parseCoordinates( typed ) ).toEqual( expected );
	} );

	it( 'link to OpenStreetMap, or to the map app on a phone', () => {
		expect( placeAddress( at( 13.3777, 52.5163 ) ) ).toBe(
			'https://www.openstreetmap.org/?mlat=52.5163&mlon=13.3777#map=16/52.5163/13.3777'
		);
		expect( geoAddress( at( 13.3777, 52.5163 ) ) ).toBe(
			'geo:52.5163,13.3777?q=52.5163,13.3777'
		);
	} );
} );

// spec: 000-3-6
it( 'a new map has no places and uses the default settings from the specification', () => {
	const defaults = Object.entries( attributes ).map( ( [ name, schema ] ) => [
		name,
		schema.default,
	] );
	expect( Object.fromEntries( defaults ) ).toEqual( {
		align: undefined,
		points: [],
		mapDetails: true,
		zoom: 13,
		mapCenter: at( -122.4194, 37.7749 ),
		markerColor: 'red',
		preview: false,
		scrollToZoom: false,
		mapHeight: undefined,
		showFullscreenButton: true,
		mapStyle: 'default',
	} );
	expect( ALIGNMENTS ).toEqual( [ 'center', 'wide', 'full' ] );
	expect( MAP_STYLES ).toEqual( [
		'default',
		'black_and_white',
		'satellite',
		'terrain',
	] );
} );

// spec: 000-3-6, 000-5-6, 000-5-1
describe( 'reading saved map settings', () => {
	const read = ( name: keyof typeof attributes, raw: unknown ) =>
		readAttributes( attributes, { [ name ]: raw } )[ name ];

	it.each( [
		[ 13, 13 ],
		[ '5', 5 ],
		[ 99, 22 ],
		[ -1, 0 ],
		[ 4.6, 5 ],
		[ undefined, 13 ],
		[ 'near', 13 ],
	] )( 'turns the zoom %j into %i', ( raw, zoom ) => {
		expect( read( 'zoom', raw ) ).toBe( zoom );
	} );

	it.each( [
		[ undefined, 'red' ],
		[ 'red', 'red' ],
		[ '0A4B78', '#0a4b78' ],
		[ '#0a4b78', '#0a4b78' ],
		[ 'blue', 'red' ],
		[ 'url(x)', 'red' ],
	] )( 'turns the color %j into %s', ( raw, color ) => {
		expect( read( 'markerColor', raw ) ).toBe( color );
	} );

	it.each( [
		[ undefined, undefined ],
		[ 420, 420 ],
		[ 1, 200 ],
		[ 9999, 2000 ],
		[ 0, 200 ],
		[ -3, 200 ],
		[ 'tall', undefined ],
	] )( 'turns the height %j into %j', ( raw, height ) => {
		expect( read( 'mapHeight', raw ) ).toBe( height );
	} );

	it.each( [
		[ 'false', false ],
		[ false, false ],
		[ 'true', true ],
		[ 0, true ],
		[ undefined, true ],
	] )( 'turns mapDetails %j into %j', ( raw, has ) => {
		expect( read( 'mapDetails', raw ) ).toBe( has );
	} );

	it( 'replaces unknown values with defaults', () => {
		expect( read( 'mapStyle', 'cardboard' ) ).toBe( 'default' );
		expect( read( 'mapStyle', 'terrain' ) ).toBe( 'terrain' );
		expect( read( 'align', 'left' ) ).toBeUndefined();
		expect( read( 'align', 'full' ) ).toBe( 'full' );
		expect( read( 'mapCenter', at( 1, 2 ) ) ).toEqual( at( 1, 2 ) );
		expect( read( 'mapCenter', 'here' ) ).toEqual(
			at( -122.4194, 37.7749 )
		);
	} );
} );

// spec: 000-3-7
describe( 'map places', () => {
	const read = ( points: unknown ) =>
		readPoints( readAttributes( attributes, { points } ).points );

	it( 'keep all valid data and lose only invalid data when they are read', () => {
		expect(
			read( [
				{ coordinates: at( 1, 2 ), title: 'A', caption: 'B' },
				{ coordinates: null, title: 'Without a place' },
				{ coordinates: at( 1, 100 ), caption: 'Beyond the pole' },
				{ coordinates: at( 3, 4 ), title: 'Fish &amp; Chips' },
				{},
				'nonsense',
				null,
			] )
		).toEqual( [
			{ coordinates: at( 1, 2 ), title: 'A', caption: 'B' },
			{ coordinates: null, title: 'Without a place', caption: '' },
			{ coordinates: null, title: '', caption: 'Beyond the pole' },
			{ coordinates: at( 3, 4 ), title: 'Fish & Chips', caption: '' },
		] );
		expect( read( 'points' ) ).toEqual( [] );
	} );

	it.each( [
		'Fish & Chips',
		'<b>bold</b>',
		'&amp;',
		'100%',
		'%26',
		'one\ntwo',
	] )(
		'with the text %j are saved in a form that sanitizers do not change',
		( text ) => {
			const points = [
				{ coordinates: null, title: text, caption: text },
			];
			const stored = storePoints( points );
			expect( JSON.stringify( stored ) ).not.toMatch( /[&<>]/ );
			expect( readPoints( stored ) ).toEqual( points );
		}
	);

	it( 'are unchanged after they are read and saved again', () => {
		const stored = [
			{ coordinates: at( 1, 2 ), title: '50%25 %26 more', caption: '' },
		];
		expect( storePoints( readPoints( stored ) ) ).toEqual( stored );
	} );
} );

// spec: 000-9-5
describe( 'a map that fits its places', () => {
	it( 'has the padding, offset and zoom from the specification', () => {
		expect( BOUNDS_PADDING ).toEqual( {
			top: 80,
			bottom: 80,
			left: 40,
			right: 40,
		} );
		expect( SINGLE_MARKER_ZOOM ).toBe( 12 );
		expect( MARKER_OFFSET ).toBe( 19 );
		expect( paddingFor( 800, 600 ) ).toEqual( BOUNDS_PADDING );
	} );

	it( 'has its full padding at the minimum height', () => {
		expect( paddingFor( 320, MAP_HEIGHT.min ) ).toEqual( BOUNDS_PADDING );
	} );

	it( 'has less padding in a very small frame, so that forty pixels remain for places', () => {
		expect( paddingFor( 100, 120 ) ).toEqual( {
			top: 40,
			bottom: 40,
			left: 30,
			right: 30,
		} );
		expect( paddingFor( 0, 0 ) ).toEqual( {
			top: 0,
			bottom: 0,
			left: 0,
			right: 0,
		} );
	} );

	it.each( [
		[ [], null ],
		[
			[ at( 1, 2 ) ],
			[
				[ 1, 2 ],
				[ 1, 2 ],
			],
		],
		[
			[ at( 1, 2 ), at( -3, 5 ) ],
			[
				[ -3, 2 ],
				[ 1, 5 ],
			],
		],
		[
			[ at( 179, 0 ), at( -179, 1 ) ],
			[
				[ 179, 0 ],
				[ 181, 1 ],
			],
		],
		[
			[ at( -90.25, 0 ), at( 90.25, 1 ) ],
			[
				[ 90.25, 0 ],
				[ 269.75, 1 ],
			],
		],
	] )( 'with the places %j has the bounds %j', ( places, bounds ) => {
		expect( boundsOf( places ) ).toEqual( bounds );
	} );

	it( 'is centered between its markers, even across the 180th meridian', () => {
		expect( centerOf( [ at( 178, 0 ), at( -179, 2 ) ] ) ).toEqual(
			at( 179.5, 1 )
		);
		expect( centerOf( [] ) ).toBeNull();
	} );

	// spec: 000-4.7-3
	it( 'gets zoom level 12 when only one of several markers is left', () => {
		const point = ( longitude: number ) => ( {
			coordinates: at( longitude, 0 ),
			title: '',
			caption: '',
		} );
		const of = ( before: number[], after: number[] ) =>
			changePoints(
				{ points: storePoints( before.map( point ) ), zoom: 5 },
				after.map( point )
			);
		expect( of( [ 1, 2 ], [ 2 ] ) ).toMatchObject( {
			zoom: 12,
			mapCenter: at( 2, 0 ),
		} );
		expect( of( [], [ 2 ] ) ).not.toHaveProperty( 'zoom' );
		expect( of( [ 1 ], [ 2 ] ) ).not.toHaveProperty( 'zoom' );
		expect( of( [ 1 ], [ 1, 3 ] ) ).toEqual( {
			points: storePoints( [ point( 1 ), point( 3 ) ] ),
			mapCenter: at( 2, 0 ),
		} );
		expect( of( [ 1 ], [] ) ).toEqual( { points: [] } );
	} );
} );

// spec: 000-4.7-1
describe( 'the active marker', () => {
	const active = { active: 2, isAdding: false };
	it( 'is the marker that was clicked', () => {
		expect(
			activeMarker( NO_MARKER, { type: 'marker', index: 2 } )
		).toEqual( active );
	} );

	// Without an active marker, these events change nothing.
	it.each( [ 'map', 'count' ] as const )(
		'is cleared on the event “%s”',
		( type ) => {
			expect( activeMarker( active, { type } ) ).toEqual( NO_MARKER );
		}
	);

	it( 'is cleared when its own popup closes, but not when the popup of another marker does', () => {
		expect( activeMarker( active, { type: 'close', index: 2 } ) ).toEqual(
			NO_MARKER
		);
		expect( activeMarker( active, { type: 'close', index: 0 } ) ).toBe(
			active
		);
	} );

	it( 'remains unset after a click on the map', () => {
		expect( activeMarker( NO_MARKER, { type: 'map' } ) ).toBe( NO_MARKER );
	} );

	it( 'is cleared by “Add marker”, which adds a marker on the next click only', () => {
		const adding = activeMarker( active, { type: 'add', isOn: true } );
		expect( adding ).toEqual( { active: null, isAdding: true } );
		expect( clickMeans( adding ) ).toBe( 'add' );
		const after = activeMarker( adding, { type: 'map' } );
		expect( clickMeans( after ) ).toBe( 'clear' );
		expect(
			clickMeans( activeMarker( adding, { type: 'marker', index: 0 } ) )
		).toBe( 'clear' );
	} );

	it( 'is cleared when “Add marker” is switched off after several other events', () => {
		const events: MarkerEvent[] = [
			{ type: 'marker', index: 0 },
			{ type: 'add', isOn: true },
			{ type: 'count' },
			{ type: 'marker', index: 3 },
			{ type: 'add', isOn: false },
		];
		expect( events.reduce( activeMarker, NO_MARKER ) ).toEqual( NO_MARKER );
	} );
} );

// spec: 000-8-15
describe( 'a map’s loading state', () => {
	const after = ( ...events: DrawingEvent[] ) =>
		events.reduce( nextDrawing, LOADING );
	const tile = { type: 'tile' } as const;
	const load = { type: 'load' } as const;
	const error = ( isTile: boolean ) => ( {
		type: 'error' as const,
		message: 'Unauthorized',
		isTile,
	} );

	it.each( [
		[ 'drawn', [ tile, load ] ],
		[ 'drawn', [ load ] ],
		[ 'drawn', [ error( true ), tile, load ] ],
		[ 'failed', [ error( true ), load ] ],
		[ 'failed', [ error( false ) ] ],
		[ 'failed', [ error( false ), tile, load ] ],
		[ 'loading', [ tile, error( true ) ] ],
		[ 'drawn', [ tile, load, error( false ) ] ],
	] )( 'is “%s” after the events %j', ( phase, events ) => {
		expect( after( ...events ).phase ).toBe( phase );
	} );

	it( 'contains the message of the last error', () => {
		expect( after( error( true ), load ).complaint ).toBe( 'Unauthorized' );
	} );
} );

describe( 'a wheel or touch gesture over the map', () => {
	it.each( [
		[ 'page', { type: 'wheel', hasModifier: false }, false, false ],
		[ 'map', { type: 'wheel', hasModifier: true }, false, false ],
		[ 'map', { type: 'wheel', hasModifier: false }, true, false ],
		[ 'map', { type: 'wheel', hasModifier: false }, false, true ],
		[ 'page', { type: 'touch', fingers: 1 }, true, false ],
		[ 'map', { type: 'touch', fingers: 2 }, false, false ],
		[ 'map', { type: 'touch', fingers: 1 }, false, true ],
	] as const )(
		'moves the %s for %j (scroll-to-zoom: %j, fullscreen: %j)',
		( whose, gesture, takesWheel, isAlone ) => {
			expect( gestureFor( gesture, { takesWheel, isAlone } ) ).toBe(
				whose
			);
		}
	);
} );

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

	it( 'have texts that never end in half an emoji, which posts cannot store', () => {
		const [ found ] =
			placesInGeoJson(
				point( 1, {
					name: 'x'.repeat( 199 ) + '🏔🏔',
					description: 'x'.repeat( 999 ) + '🏔🏔',
				} )
			) ?? [];
		expect( found ).toMatchObject( {
			title: 'x'.repeat( 199 ),
			caption: 'x'.repeat( 999 ),
		} );
	} );

	it( 'are limited to 300 per map', () => {
		expect( MAX_POINTS ).toBe( 300 );
	} );
} );

describe( 'a place search', () => {
	it.each( [
		[ ' Unter den  Linden ', 'Unter den Linden' ],
		[ '1/2 High Street; London', '1 2 High Street London' ],
		[ 'ab', '' ],
		[ 'x'.repeat( 300 ), 'x'.repeat( 250 ) ],
	] )( 'sends the typed text %j as %j', ( typed, text ) => {
		expect( searchText( typed ) ).toBe( text );
	} );
} );

describe( 'the map service URL', () => {
	it( 'keeps the map library from sending usage reports', () => {
		const address = withoutTelemetry( 'https://api.mapbox.com' );
		// This is the exact check in mapbox-gl 1.13.3.
		expect( address.indexOf( 'https://api.mapbox.com' ) ).toBe( -1 );
		expect( new URL( address ).origin ).toBe( 'https://api.mapbox.com' );
		expect( withoutTelemetry( 'http://127.0.0.1:1/services/maps' ) ).toBe(
			'http://127.0.0.1:1/services/maps'
		);
	} );
} );

const block = ( raw: object ) => readAttributes( attributes, raw );
const place = ( longitude: number, title = '' ) => ( {
	coordinates: { longitude, latitude: 1 },
	title,
	caption: '',
} );

describe( 'the content hash of a map image', () => {
	const two = { points: [ place( 1 ), place( 2 ) ] };

	it.each( [
		[ 'a marker that is moved', { points: [ place( 1 ), place( 3 ) ] } ],
		[ 'a marker that comes', { points: [ ...two.points, place( 3 ) ] } ],
		[ 'another style', { ...two, mapStyle: 'black_and_white' } ],
		[ 'another color', { ...two, markerColor: '#112233' } ],
	] )( 'changes with %s', ( _, changed ) => {
		expect( shownBy( block( changed ) ) ).not.toBe(
			shownBy( block( two ) )
		);
	} );

	it.each( [
		[ 'a name', { points: [ place( 1, 'A' ), place( 2 ) ] } ],
		[ 'a height', { ...two, mapHeight: 300 } ],
		[ 'a level that several markers do not have', { ...two, zoom: 3 } ],
	] )( 'does not change with %s', ( _, changed ) => {
		expect( shownBy( block( changed ) ) ).toBe( shownBy( block( two ) ) );
	} );

	it( 'contains only characters that posts can store, so that no image is wrongly marked as outdated', () => {
		expect( shownBy( block( two ) ) ).toBe( 'bpt2hy' );
	} );

	it( 'changes with the zoom of one marker', () => {
		const one = { points: [ place( 1 ) ] };
		expect( shownBy( block( { ...one, zoom: 3 } ) ) ).not.toBe(
			shownBy( block( one ) )
		);
	} );

	it.each( [ {}, { picture: {} }, { picture: { url: 'javascript:1' } } ] )(
		'is empty for %j',
		( raw ) => {
			expect( pictureOf( block( raw ) ) ).toBeUndefined();
		}
	);
} );

const gate = { longitude: 13.3777, latitude: 52.5163 };

describe( 'a typed or pasted place', () => {
	it.each( [
		[ '52.5163, 13.3777', gate, '' ],
		[ '52,5163; 13,3777', gate, '' ],
		[ '52,5163, 13,3777', gate, '' ],
		[ '52,5163 13,3777', gate, '' ],
		[ 'geo:52.5163,13.3777?q=52.5163,13.3777', gate, '' ],
		[ 'geo:52.5163,13.3777;u=35', gate, '' ],
		[
			'https://www.google.com/maps/place/Brandenburger+Tor/@52.51,13.37,17z/data=!3m1!4b1!4m6!3m5!1s0x47a8!8m2!3d52.5163!4d13.3777!16zL20v',
			gate,
			'Brandenburger Tor',
		],
		[ 'https://www.google.de/maps/@52.5163,13.3777,17z', gate, '' ],
		[ 'https://maps.google.co.uk/?q=52.5163,13.3777', gate, '' ],
		[
			'https://www.google.com/maps/search/?api=1&query=52.5163%2C13.3777',
			gate,
			'',
		],
		[
			'https://www.google.com/maps/place/52.5163,13.3777/@52.1,13.1,9z',
			gate,
			'',
		],
		[
			'https://www.openstreetmap.org/?mlat=52.5163&mlon=13.3777#map=16/1/2',
			gate,
			'',
		],
		[
			'https://www.openstreetmap.org/?mlat=1#map=16/52.5163/13.3777',
			gate,
			'',
		],
		[
			'https://www.openstreetmap.org/way/518071791#map=19/52.5163/13.3777',
			gate,
			'',
		],
		[
			'https://maps.apple.com/?ll=52.5163,13.3777&q=Brandenburg%20Gate',
			gate,
			'Brandenburg Gate',
		],
		[
			'https://maps.apple.com/place?coordinate=52.5163,13.3777&name=Pariser+Platz',
			gate,
			'Pariser Platz',
		],
		[ 'https://www.bing.com/maps?cp=52.5163~13.3777&lvl=16', gate, '' ],
		[ 'https://wego.here.com/?map=52.5163,13.3777,16,normal', gate, '' ],
	] )( 'is recognized in %s', ( typed, coordinates, title ) => {
		expect( readPlace( ` ${ typed } ` ) ).toEqual( {
			coordinates,
			title,
		} );
	} );

	it( 'has a title that never ends in half an emoji, which posts cannot store', () => {
		const name = 'x'.repeat( 99 );
		expect(
			readPlace(
				`https://maps.apple.com/?ll=52.5163,13.3777&name=${ name }🏔🏔`
			)?.title
		).toBe( name );
	} );

	it.each( [
		'',
		'Brandenburger Tor',
		'Straße des 17. Juni 135, 10623 Berlin',
		'https://example.org/@52.5163,13.3777,17z',
		'https://google.com.evil.example/maps/@52.5163,13.3777,17z',
		'https://yandex.com/maps/?ll=13.3777,52.5163',
		'https://www.google.com/maps/@152.5163,13.3777,17z',
		'https://www.google.com/maps/@52.5163,413.3777,17z',
		'https://www.google.com/maps/place/%E0%A4%A',
		'https://[',
		'geo:here',
		'javascript:52.5163,13.3777',
	] )( 'is not recognized in %j', ( typed ) => {
		expect( readPlace( typed ) ).toBeNull();
	} );

	it.each( [
		[ 'https://maps.app.goo.gl/AbCdEf', true ],
		[ 'https://goo.gl/maps/AbCdEf', true ],
		[ 'https://osm.org/go/0MbEf', true ],
		[ 'https://maps.apple/p/AbCdEf', true ],
		[ 'https://maps.apple.com/p/AbCdEf', true ],
		[ 'https://maps.apple.com/place?coordinate=52.5,13.4', false ],
		[ 'https://www.google.com/maps/@52.5163,13.3777,17z', false ],
		[ 'maps.app.goo.gl', false ],
	] )(
		'typed as %s is recognized as a short link: %s',
		( typed, isShort ) => {
			expect( isShortLink( typed ) ).toBe( isShort );
		}
	);
} );

describe( 'the name in the URL of a map page', () => {
	it.each( [
		[
			'https://www.google.com/maps?q=Caf%C3%A9+%26+Bar,+Hauptstra%C3%9Fe+1,+Berlin&ftid=0x1:0x2',
			'Café & Bar, Hauptstraße 1, Berlin',
		],
		[
			' https://www.google.de/maps/place/Caf%C3%A9+%26+Bar,+Hauptstr.+1/data=!4m2 ',
			'Café & Bar, Hauptstr. 1',
		],
		[
			'https://maps.google.com/?q=9F4MGC2M%2BH4+Berlin',
			'9F4MGC2M+H4 Berlin',
		],
		[ 'https://www.google.com/maps/search/bakery+berlin', 'bakery berlin' ],
		[ 'https://www.google.com/maps/search/?api=1&query=bakery', 'bakery' ],
		[ 'https://www.google.com/maps/place/Bar+100%/', 'Bar 100%' ],
		[
			'https://maps.apple.com/place?address=Pariser+Platz+1,%0A10117&name=Gate',
			'Pariser Platz 1, 10117',
		],
		[ 'https://maps.apple.com/?q=Brandenburg%20Gate', 'Brandenburg Gate' ],
		[
			'https://www.openstreetmap.org/search?query=Berlin#map=4/1/2',
			'Berlin',
		],
		[ 'https://maps.google.com/?q=%E2%80%AEBerlin%00', 'Berlin' ],
		[
			`https://maps.google.com/?q=${ 'x'.repeat( 249 ) }🏔`,
			'x'.repeat( 249 ),
		],
	] )( 'in %j is %j', ( typed, name ) => {
		expect( nameInAddress( typed ) ).toBe( name );
	} );

	it.each( [
		'Berlin',
		'https://[',
		'https://www.google.com/maps/place//data=!4m2',
		'https://www.google.com/maps/@52.5,13.4,17z',
		'https://www.google.com/maps?q=152.5163,13.3777',
		'https://www.google.com/search?q=bakery',
		'https://www.google.com/mapsx?q=bakery',
		'https://google.com.evil.example/maps?q=bakery',
		'https://example.org/maps/place/Berlin',
		'ftp://maps.google.com/?q=Berlin',
	] )( 'is empty in %j', ( typed ) => {
		expect( nameInAddress( typed ) ).toBe( '' );
	} );
} );
