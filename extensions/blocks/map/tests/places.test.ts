import { readAttributes } from '#shared/attributes';
import { attributes, MAP_HEIGHT } from '../attributes';
import { fromCoordinatesValue } from '../markup';
import {
	coordinatesText,
	geoAddress,
	parseCoordinates,
	placeAddress,
	placeOf,
	readPoints,
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
	type MarkerEvent,
	NO_MARKER,
} from '../rules/map-state';
import { at } from './support';

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

	it.each( [ '', '1', '1,100', 'a,b', '1,2,3', undefined ] )(
		'in the markup are invalid if written as %j',
		( value ) => {
			expect( fromCoordinatesValue( value ) ).toBeNull();
		}
	);

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
