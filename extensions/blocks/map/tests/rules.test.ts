import { readAttributes } from '#shared/attributes';
import { searchText } from '../api';
import { ALIGNMENTS, attributes, MAP_STYLES } from '../attributes';
import { shownBy } from '../rules/picture-hash';
import { pictureOf } from '../rules/places';
import {
	type DrawingEvent,
	gestureFor,
	LOADING,
	nextDrawing,
} from '../rules/map-state';
import { withoutTelemetry } from '../view/library-styles';
import { at } from './support';

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
