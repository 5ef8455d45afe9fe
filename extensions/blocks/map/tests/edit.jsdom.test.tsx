import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { useOffer } from '#shared/post-offers';
import { mock } from '#shared/request';
import {
	act,
	fireEvent,
	render,
	renderHook,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	type Block,
	createBlock,
	pasteHandler,
	serialize,
} from '@wordpress/blocks';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { getPlugin } from '@wordpress/plugins';
import type { ReactNode } from 'react';
import { testServices, usePlatform } from '../../../../tests/harness/api';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { registerPostStore } from '../../../../tests/harness/fake-post-store';
import { blocks as allBlocks } from '../../..';
import { map } from '..';
import {
	readMapService,
	resolveMapLink,
	saveMapKey,
	searchAtSite,
	searchPlaces,
	type AuthorsMapService,
} from '../api';
import { mocks } from '../api.mock';
import { FAILED_EVENT, LIBRARY_EVENT, STAGE_CLASS } from '../class-names';
import { readPoints, type StoredPoint } from '../rules/places';
import { drawMap, shareGestures } from '../view/library';
import { FakeMap } from './fake-mapbox';

jest.mock(
	'mapbox-gl',
	() => jest.requireActual( './fake-mapbox' ).fakeMapbox
);

const fixture = ( name: string ) =>
	readFileSync( join( __dirname, `../fixtures/${ name }.html` ), 'utf8' );

beforeEach( () => {
	FakeMap.all = [];
	Reflect.set( window, INITIAL_STATE_GLOBAL, {
		services: testServices( 'maps' ),
		can: { manageOptions: true, uploadFiles: true },
		// URL of the view script, which jsdom does not load.
		plugin: { address: 'http://localhost/build', version: '7' },
	} );
} );

/** Passes the map library to the block, as the view script does inside the editor canvas. */
async function lend() {
	await waitFor( () =>
		expect(
			document.querySelector( `.${ STAGE_CLASS }:empty` )
		).not.toBeNull()
	);
	await act( async () => {
		document.querySelector( `.${ STAGE_CLASS }:empty` )?.dispatchEvent(
			new CustomEvent( LIBRARY_EVENT, {
				detail: { drawMap, shareGestures },
			} )
		);
	} );
}

const drawn = () => {
	const [ latest ] = FakeMap.all.slice( -1 );
	if ( ! latest ) {
		throw new Error( 'Nothing was drawn.' );
	}
	return latest;
};

async function open( content: string ) {
	const platform = usePlatform( 'free', mocks );
	const editor = await openEditor( { blocks: [ map ], content } );
	await lend();
	await act( async () => drawn().succeed() );
	await editor.selectBlock();
	return { platform, editor, user: editor.user };
}

const SERVICE: AuthorsMapService = {
	provider: 'openstreetmap',
	address: 'https://tiles.test/{z}/{x}/{y}.png',
	key: '',
	isChosen: true,
	maker: { text: '', link: '' },
	search: 'none',
};

const WITHOUT_KEY: AuthorsMapService = {
	...SERVICE,
	provider: 'mapbox',
	address: '',
};

const mapsFrom = ( service: AuthorsMapService ) =>
	mock( readMapService ).reply( () => service );

const attributes = ( { blocks }: { blocks(): { attributes: object }[] } ) =>
	( blocks()[ 0 ]?.attributes ?? {} ) as Record< string, unknown >;
const points = ( editor: { blocks(): { attributes: object }[] } ) =>
	readPoints( attributes( editor ).points as StoredPoint[] );
const titles = ( editor: { blocks(): { attributes: object }[] } ) =>
	points( editor ).map( ( { title } ) => title );
const stage = () => {
	const found = document.querySelector< HTMLElement >( `.${ STAGE_CLASS }` );
	if ( ! found ) {
		throw new Error( 'No stage.' );
	}
	return found;
};
const marker = ( name: string ) =>
	within( stage() ).getByRole( 'button', { name } );
/** Returns an entry of the list on the canvas. The list is visible only without a map. */
const entry = ( name: string ) =>
	within(
		document.querySelector< HTMLElement >(
			'.wp-block-dovetail-map__entries'
		) ?? document.body
	).getByRole( 'button', { name } );
const clickMap = ( lng: number, lat: number ) =>
	act( async () =>
		drawn().fire( 'click', {
			originalEvent: { target: drawn().canvas },
			lngLat: { lng, lat },
		} )
	);
const popup = () => screen.queryByRole( 'dialog', { name: /^Edit / } );
const problem = () => document.querySelector( '.components-notice.is-error' );
const snackbars = () =>
	( select( noticesStore ) as { getNotices(): { content: string }[] } )
		.getNotices()
		.map( ( { content } ) => content );

describe( 'a map in the editor', () => {
	// spec: 000-2.6-1, 000-2.6-2, 000-2.6-4, 000-4.7-1, 000-4.7-2, 000-4.7-3, 000-6-4
	it( 'lets its author add, edit, move and delete markers', async () => {
		const { editor, user } = await open( fixture( 'map__plain' ) );
		expect( drawn().dragPan.isEnabled ).toBe( false );

		await user.click( marker( 'Brandenburg Gate' ) );
		const title = screen.getByRole( 'textbox', { name: 'Marker Title' } );
		await user.clear( title );
		await user.paste( 'Fish & <Chips>' );
		await user.click(
			screen.getByRole( 'textbox', { name: 'Marker Caption' } )
		);
		await user.paste( ' Open daily.' );
		expect( points( editor )[ 0 ] ).toMatchObject( {
			title: 'Fish & <Chips>',
			caption: 'Meet us under the middle arch. Open daily.',
		} );
		expect( editor.saved() ).toContain( 'Fish %26 %3CChips%3E' );

		await clickMap( 1, 1 );
		expect( popup() ).toBeNull();
		expect( titles( editor ) ).toHaveLength( 2 );

		const moved = Reflect.get( marker( 'Museum Island' ), 'marker' );
		await act( async () => {
			moved.setLngLat( [ 13.5, 52.6 ] );
			moved.fire( 'dragend' );
		} );
		expect( points( editor )[ 1 ]?.coordinates ).toEqual( {
			longitude: 13.5,
			latitude: 52.6,
		} );
		fireEvent.keyDown( marker( 'Museum Island' ), { key: 'ArrowRight' } );
		expect( points( editor )[ 1 ]?.coordinates ).toEqual( {
			longitude: 8,
			latitude: 0,
		} );

		await user.click( marker( 'Museum Island' ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Delete Marker' } )
		);
		expect( titles( editor ) ).toEqual( [ 'Fish & <Chips>' ] );
		expect( popup() ).toBeNull();
		expect( attributes( editor ).zoom ).toBe( 12 );
		await user.click( marker( 'Fish & <Chips>' ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Delete Marker' } )
		);
		expect( drawn().dragPan.isEnabled ).toBe( true );
		expect( points( editor ) ).toEqual( [] );
	} );

	it( 'opens a dragged marker with the keyboard, but not at the end of the drag', async () => {
		const { user } = await open( fixture( 'map__plain' ) );
		const gate = marker( 'Brandenburg Gate' );
		await user.pointer( { keys: '[MouseLeft>]', target: gate } );
		await act( async () => {
			Reflect.get( gate, 'marker' ).fire( 'dragstart' );
			Reflect.get( gate, 'marker' ).fire( 'dragend' );
		} );
		await user.pointer( { keys: '[/MouseLeft]', target: gate } );
		expect( popup() ).toBeNull();
		act( () => gate.focus() );
		await user.keyboard( '{Enter}' );
		expect( popup() ).toBeInTheDocument();
	} );

	// spec: 000-4.7-1, 000-7-12
	it( 'adds a marker by address, by coordinates or by a click', async () => {
		const { editor, user, platform } = await open(
			fixture( 'map__empty' )
		);
		const field = screen.getByRole< HTMLInputElement >( 'textbox', {
			name: 'Add a place',
		} );
		await user.type( field, 'bodestr' );
		expect( platform.requests( searchPlaces ) ).toEqual( [] );
		await user.type( field, '{Enter}' );
		await user.click(
			await screen.findByRole( 'button', {
				name: 'Bodestraße 1, 10178 Berlin, Germany',
			} )
		);
		// Posts store the results, which Mapbox allows only for permanent searches.
		expect( platform.requests( searchPlaces ) ).toMatchObject( [
			{
				query: {
					q: 'bodestr',
					permanent: 'true',
					access_token: 'pk.playground',
					limit: '5',
				},
			},
		] );
		expect( points( editor ) ).toEqual( [
			{
				coordinates: { longitude: 13.3982, latitude: 52.5212 },
				title: 'Bodestraße 1',
				caption: 'Bodestraße 1, 10178 Berlin, Germany',
			},
		] );
		await user.type( field, '52.4731, 13.4029' );
		expect(
			within( field.form! ).getByRole( 'button', { name: 'Add' } )
		).toHaveTextContent( 'Add' );
		await user.type( field, '{Enter}' );
		expect( points( editor )[ 1 ]?.coordinates ).toEqual( {
			longitude: 13.4029,
			latitude: 52.4731,
		} );
		const searchFor = async ( text: string ) => {
			fireEvent.change( field, { target: { value: text } } );
			await user.type( field, '{Enter}' );
		};
		await searchFor( 'Nowhere at all' );
		expect(
			await within( field.form! ).findByText(
				'No places found. Try another spelling, or enter coordinates.'
			)
		).toBeVisible();
		platform.fault( searchPlaces, 'cut' );
		await searchFor( 'Nowhere else' );
		expect(
			await within( field.form! ).findByText( /^The search failed\./ )
		).toBeVisible();

		const mode = screen.getByRole( 'button', { name: 'Add marker' } );
		await user.click( mode );
		expect( mode ).toHaveAttribute( 'aria-pressed', 'true' );
		await clickMap( 13.5, 52.4 );
		expect( mode ).toHaveAttribute( 'aria-pressed', 'false' );
		await clickMap( 13.6, 52.4 );
		expect( points( editor ) ).toHaveLength( 3 );
		expect( popup() ).toBeNull();
	} );

	it( 'is listed as not ready for visitors until it has a place', async () => {
		registerPostStore();
		const { user } = await open( fixture( 'map__empty' ) );
		await waitFor( () =>
			expect( getPlugin( 'dovetail-not-ready' ) ).toBeDefined()
		);
		const Panel = getPlugin( 'dovetail-not-ready' )
			?.render as () => ReactNode;
		render( <Panel /> );
		const section = () =>
			screen.queryByRole( 'region', { name: /^Not ready for visitors/ } );
		expect( section() ).toHaveTextContent(
			'Visitors see no markers and no list until you add a place.'
		);
		await user.type(
			screen.getByRole( 'textbox', { name: 'Add a place' } ),
			'52.4731, 13.4029{Enter}'
		);
		await waitFor( () => expect( section() ).toBeNull() );
	} );

	// spec: 000-3-6, 000-2.6-3
	it( 'has all its settings in the sidebar', async () => {
		const { editor, user } = await open( fixture( 'map__empty' ) );
		const panel = within( inspector() );
		await user.click(
			panel.getByRole( 'button', { name: 'Map settings' } )
		);
		const height = panel.getByLabelText( 'Height in pixels' );
		await user.type( height, '50' );
		await user.tab();
		expect( attributes( editor ).mapHeight ).toBe( 200 );
		await user.clear( height );
		await user.tab();
		expect( attributes( editor ).mapHeight ).toBeUndefined();
		fireEvent.change( panel.getByRole( 'spinbutton', { name: 'Zoom' } ), {
			target: { value: '7' },
		} );
		for ( const name of [
			'Show names and details on the map',
			'Scroll to zoom',
			'Show fullscreen button',
		] ) {
			const toggle = panel.getByRole( 'checkbox', { name } );
			if ( name === 'Show fullscreen button' ) {
				expect(
					screen.getByRole( 'button', {
						name: 'Fullscreen: visitors only',
					} )
				).toBeDisabled();
			}
			await user.click( toggle );
		}
		await user.click(
			screen.getByRole( 'button', { name: 'Change style' } )
		);
		expect(
			screen
				.getAllByRole( 'menuitemradio' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Basic', 'Black and white', 'Satellite', 'Terrain' ] );
		await user.click(
			screen.getByRole( 'menuitemradio', { name: 'Black and white' } )
		);
		expect( attributes( editor ) ).toMatchObject( {
			zoom: 7,
			mapDetails: false,
			scrollToZoom: true,
			showFullscreenButton: false,
			mapStyle: 'black_and_white',
		} );
		expect( drawn().did ).toContainEqual( [
			'setStyle',
			'mapbox://styles/mapbox/light-v10',
		] );
		// Panning changes the initial view of the map.
		const pan = ( lng: number, lat: number ) =>
			act( async () => {
				drawn().center = { lng, lat };
				drawn().fire( 'moveend', { originalEvent: {} } );
			} );
		await pan( 3, 4 );
		await pan( 1, 2 );
		expect( attributes( editor ).mapCenter ).toEqual( {
			longitude: 1,
			latitude: 2,
		} );
		// Undo moves the map. The author's own movements must not be repeated.
		expect(
			drawn().did.filter( ( [ what ] ) => what === 'jumpTo' )
		).toEqual( [
			[ 'jumpTo', [ 2.3522, 48.8566 ], 11 ],
			[ 'jumpTo', [ 2.3522, 48.8566 ], 7 ],
		] );
		await editor.undo();
		expect( attributes( editor ).mapCenter ).toEqual( {
			longitude: 3,
			latitude: 4,
		} );
		expect( drawn().did.pop() ).toEqual( [ 'jumpTo', [ 3, 4 ], 7 ] );
	} );

	it( 'links to the settings if Mapbox rejects the key, and reloads when the author returns', async () => {
		const { user } = await open( fixture( 'map__plain' ) );
		await act( async () =>
			drawn().fire( 'error', {
				error: { message: 'Unauthorized' },
				tile: {},
			} )
		);
		expect(
			screen.getByText( /Copy it again from your Mapbox account/, {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		const link = screen.getByRole( 'link', { name: /^Open settings/ } );
		expect( link ).toHaveAttribute(
			'href',
			expect.stringContaining( 'mapbox' )
		);
		expect( link ).toHaveAttribute( 'target', '_blank' );
		const before = drawn();
		await user.click( link );
		await act( async () => {
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		} );
		await lend();
		expect( drawn() ).not.toBe( before );
	} );

	it( 'shows an error if the map library fails to load', async () => {
		usePlatform( 'free', mocks );
		await openEditor( {
			blocks: [ map ],
			content: fixture( 'map__plain' ),
		} );
		await waitFor( () =>
			expect(
				document.querySelector( `.${ STAGE_CLASS }` )
			).not.toBeNull()
		);
		await act( async () => {
			stage().dispatchEvent(
				new CustomEvent( FAILED_EVENT, {
					detail: 'ChunkLoadError: Loading a library failed (missing).',
				} )
			);
		} );
		expect(
			screen.getByText( /mapbox_error/, {
				selector: '.components-notice__content',
			} )
		).toHaveTextContent(
			'The map could not be displayed (mapbox_error): The map library could not be loaded. Your places are unchanged'
		);
	} );

	// spec: 000-8-15
	it( 'shows errors with the error code, and can retry', async () => {
		Reflect.set( window, INITIAL_STATE_GLOBAL, {
			services: testServices( 'maps' ),
			plugin: { address: 'http://localhost/build', version: '7' },
		} );
		const { editor, user } = await open( fixture( 'map__plain' ) );
		const before = editor.saved();
		await act( async () =>
			drawn().fire( 'error', {
				error: { message: 'Too Many Requests' },
				tile: {},
			} )
		);
		expect(
			screen.getByText(
				'Part of the map could not be displayed (mapbox_error): Too Many Requests.',
				{ selector: '.components-notice__content' }
			)
		).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await lend();
		await act( async () =>
			drawn().fire( 'error', { error: { message: 'Unauthorized' } } )
		);
		expect(
			screen.getByText( /mapbox_error.*Unauthorized/, {
				selector: '.components-notice__content',
			} )
		).toHaveTextContent(
			'The map could not be displayed (mapbox_error): Unauthorized. Your places are unchanged, and visitors see them as a list. Mapbox rejected this site’s map key. Ask an administrator to check it under Dovetail → Connections.'
		);
		expect( editor.saved() ).toBe( before );
	} );

	it( 'imports places from a file or pasted text, and lists what cannot be imported', async () => {
		const { editor, user } = await open( fixture( 'map__plain' ) );
		const drop = async ( name: string, text: string ) => {
			const block = stage().closest( '[data-block]' );
			fireEvent.paste( block as Element, {
				clipboardData: {
					files: [ new File( [ text ], name ) ].map( ( file ) =>
						Object.assign( file, { text: async () => text } )
					),
					getData: () => '',
				},
			} );
			await act( async () => {} );
		};
		await drop(
			'walk.kml',
			'<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Hut</name><description>Soup &amp; bread</description><Point><coordinates>13.1,52.1</coordinates></Point></Placemark></kml>'
		);
		await waitFor( () =>
			expect( points( editor )[ 2 ] ).toEqual( {
				coordinates: { longitude: 13.1, latitude: 52.1 },
				title: 'Hut',
				caption: 'Soup & bread',
			} )
		);
		await drop( 'photo.json', '{"type":"photo"' );
		await waitFor( () =>
			expect( problem() ).toHaveTextContent(
				'“photo.json” was not imported because it is not a valid GeoJSON, KML or GPX file. Nothing was changed.'
			)
		);
		await drop(
			'track.gpx',
			'<gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk></gpx>'
		);
		await waitFor( () =>
			expect( problem() ).toHaveTextContent(
				'“track.gpx” contains no points. Lines and areas can’t become markers. Nothing was changed.'
			)
		);
		await drop( 'big.geojson', ' '.repeat( 2 * 1024 * 1024 + 1 ) );
		await waitFor( () =>
			expect( problem() ).toHaveTextContent(
				'“big.geojson” was not imported because it is larger than 2 MB. Nothing was changed.'
			)
		);
		await drop(
			'many.geojson',
			JSON.stringify( {
				type: 'MultiPoint',
				coordinates: Array.from( { length: 310 }, ( _, index ) => [
					index / 10,
					1,
				] ),
			} )
		);
		await waitFor( () => expect( points( editor ) ).toHaveLength( 300 ) );
		expect( problem() ).toBeNull();
		expect( snackbars() ).toContain(
			'Markers added: 297. Left out: 13, because a map can have at most 300 markers.'
		);
		await user.type(
			screen.getByRole( 'textbox', { name: 'Add a place' } ),
			'-1, 2{Enter}'
		);
		expect( problem() ).toHaveTextContent(
			'This map already has the maximum of 300 markers.'
		);
		// The message is visible until the author dismisses it.
		await user.click(
			screen.getByRole( 'button', { name: /^(Close|Dismiss)/ } )
		);
		expect( problem() ).toBeNull();
	} );

	it( 'reports a place that is already on the map, and opens its marker', async () => {
		const { editor, user } = await open( fixture( 'map__plain' ) );
		const field = screen.getByRole< HTMLInputElement >( 'textbox', {
			name: 'Add a place',
		} );
		await user.type( field, '52.5163, 13.3777{Enter}' );
		expect( points( editor ) ).toHaveLength( 2 );
		expect(
			within( field.form! ).getByText(
				'This place is already on the map: Brandenburg Gate',
				{ selector: '.components-notice__content' }
			)
		).toBeVisible();
		expect(
			screen.getByRole( 'dialog', { name: 'Edit Brandenburg Gate' } )
		).toBeInTheDocument();
	} );

	it( 'moves a marker to coordinates typed in any common format, and closes the field', async () => {
		const { editor, user } = await open( fixture( 'map__plain' ) );
		await user.click( marker( 'Museum Island' ) );
		const field = screen.getByRole( 'textbox', { name: 'Coordinates' } );
		expect( field ).toHaveValue( '52.52120, 13.39820' );
		const before = editor.saved();
		const enter = async ( text: string ) => {
			await user.clear( field );
			await user.paste( text );
			await user.keyboard( '{Enter}' );
		};
		await enter( 'somewhere' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			/^This doesn’t look like coordinates or a link to a map page\./
		);
		expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( editor.saved() ).toBe( before );
		await enter( '52,4731; 13,4029' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		expect( points( editor )[ 1 ] ).toMatchObject( {
			title: 'Museum Island',
			coordinates: { longitude: 13.4029, latitude: 52.4731 },
		} );
		await user.click( screen.getByRole( 'button', { name: 'Done' } ) );
		expect( popup() ).toBeNull();
	} );

	it( 'lists its places in the sidebar, where authors can open, move and delete places without losing focus', async () => {
		const { editor, user } = await open( fixture( 'map__plain' ) );
		const panel = within( inspector() );
		expect(
			panel.getByRole( 'button', { name: 'Places (2)' } )
		).toHaveAttribute( 'aria-expanded', 'true' );
		await user.click(
			panel.getByRole( 'button', { name: 'Move Museum Island up' } )
		);
		expect( titles( editor ) ).toEqual( [
			'Museum Island',
			'Brandenburg Gate',
		] );
		expect(
			panel.getByRole( 'button', { name: 'Move Museum Island up' } )
		).toHaveFocus();
		await user.click(
			panel.getByRole( 'button', { name: 'Move Museum Island down' } )
		);
		expect( titles( editor )[ 1 ] ).toBe( 'Museum Island' );
		await user.click(
			panel.getByRole( 'button', { name: 'Brandenburg Gate' } )
		);
		expect(
			screen.getByRole( 'dialog', { name: 'Edit Brandenburg Gate' } )
		).toBeInTheDocument();
		await user.keyboard( '{Escape}' );
		await user.click(
			panel.getByRole( 'button', { name: 'Delete Brandenburg Gate' } )
		);
		expect( titles( editor ) ).toEqual( [ 'Museum Island' ] );
		const other = panel.getByRole( 'button', {
			name: 'Delete Museum Island',
		} );
		expect( other ).toHaveFocus();
		await user.click( other );
		expect( titles( editor ) ).toEqual( [] );
		expect(
			panel.getByRole( 'button', { name: 'Places (0)' } )
		).toHaveFocus();
	} );

	it( 'closes the popup of a place with Enter in its title, and returns the focus to the list', async () => {
		const { editor, user } = await open( fixture( 'map__plain' ) );
		const panel = within( inspector() );
		await user.click(
			panel.getByRole( 'button', { name: 'Museum Island' } )
		);
		const title = screen.getByRole( 'textbox', { name: 'Marker Title' } );
		await user.clear( title );
		await user.type( title, 'Island' );
		// Enter that accepts a suggestion of an input method belongs to the title.
		fireEvent.keyDown( title, { key: 'Enter', isComposing: true } );
		expect( popup() ).toBeInTheDocument();
		await user.keyboard( '{Enter}' );
		expect( popup() ).toBeNull();
		expect( panel.getByRole( 'button', { name: 'Island' } ) ).toHaveFocus();
		expect( titles( editor ) ).toEqual( [ 'Brandenburg Gate', 'Island' ] );
	} );

	it( 'lists 50 places at first, and more on request', async () => {
		const { editor, user } = await open( fixture( 'map__plain' ) );
		const stored = Array.from( { length: 120 }, ( _, index ) => ( {
			coordinates: { longitude: 13 + index / 1000, latitude: 52 },
			title: `Place ${ index + 1 }`,
			caption: '',
		} ) );
		await act( async () => {
			await dispatch( blockEditorStore ).updateBlockAttributes(
				editor.blocks()[ 0 ]?.clientId ?? '',
				{ points: stored }
			);
		} );
		const panel = within( inspector() );
		const list = within( panel.getByRole( 'list', { name: 'Places' } ) );
		expect( list.getAllByRole( 'listitem' ) ).toHaveLength( 50 );
		await user.click(
			panel.getByRole( 'button', { name: 'Move Place 50 down' } )
		);
		expect(
			panel.getByRole( 'button', { name: 'Move Place 50 down' } )
		).toHaveFocus();
		await user.click(
			panel.getByRole( 'button', { name: 'Show 50 more places' } )
		);
		expect(
			panel.getByRole( 'button', { name: 'Place 52' } )
		).toHaveFocus();
		await user.click(
			panel.getByRole( 'button', { name: 'Show 19 more places' } )
		);
		expect( list.getAllByRole( 'listitem' ) ).toHaveLength( 120 );
		expect( panel.queryByRole( 'button', { name: /^Show/ } ) ).toBeNull();
	} );

	it( 'shows the default marker color if the author has not chosen a color', async () => {
		const { user } = await open( fixture( 'map__plain' ) );
		await user.click(
			within( inspector() ).getByRole( 'button', {
				name: 'Marker color',
			} )
		);
		expect(
			within( inspector() ).getByText( '#ff0000' )
		).toBeInTheDocument();
	} );

	// spec: 000-5-15
	it( 'asks permitted users for a key, accepts only public keys, and works without a key', async () => {
		const platform = usePlatform( 'free', [ ...mocks ] );
		await platform.answer( {
			method: 'POST',
			path: '/wpcom/v2/map/key',
			body: '{"key":"pk."}',
		} );
		platform.use( mapsFrom( WITHOUT_KEY ) );
		const editor = await openEditor( {
			blocks: [ map ],
			content: fixture( 'map__edited-by-hand' ),
		} );
		await editor.selectBlock();
		expect(
			await screen.findByText( /^This site has no map key yet/, {
				selector: '.components-placeholder__instructions',
			} )
		).toBeVisible();
		expect( FakeMap.all ).toEqual( [] );
		const { user } = editor;
		await user.type(
			screen.getByRole( 'textbox', { name: 'Add a place' } ),
			'1.5, 2.5{Enter}'
		);
		await user.click( entry( 'Somewhere' ) );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Marker Title' } ),
			' else'
		);
		await user.keyboard( '{Escape}' );
		expect( titles( editor ) ).toEqual( [
			'Fish & Chips',
			'Somewhere else',
			'',
			'Beyond the pole',
			'',
		] );
		expect( editor.saved() ).not.toContain( 'apiKey' );

		const key = screen.getByRole( 'textbox', { name: 'Map key' } );
		await user.type( key, 'sk.secret{Enter}' );
		expect(
			await screen.findByText( /Keys that start with “sk\.” are secret/, {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		await user.clear( key );
		await user.type( key, 'abc{Enter}' );
		expect(
			await screen.findByText( /A public map key starts with “pk\.”/, {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		expect( platform.requests( saveMapKey ) ).toHaveLength( 1 );
		await user.clear( key );
		await user.type( key, 'pk.fine{Enter}' );
		await lend();
		expect( drawn().options.accessToken ).toBe( 'pk.fine' );
	} );

	it( 'tells users without permission whom to ask for a key, and keeps its places after an error', async () => {
		Reflect.set( window, INITIAL_STATE_GLOBAL, {} );
		const platform = usePlatform( 'free', mocks );
		platform.fault( readMapService, 'refused' );
		const editor = await openEditor( {
			blocks: [ map ],
			content: fixture( 'map__plain' ),
		} );
		expect(
			await screen.findByText(
				/^The map can’t be shown here at the moment\./,
				{
					selector: '.components-notice__content',
				}
			)
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Museum Island' } )
		).toBeVisible();
		platform.fault( readMapService, null );
		platform.use( mapsFrom( WITHOUT_KEY ) );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect(
			await screen.findByText(
				'An administrator of this site can set this up under Dovetail → Settings.'
			)
		).toBeVisible();
		expect(
			screen.queryByRole( 'textbox', { name: 'Map key' } )
		).toBeNull();
	} );

	it( 'appears when the author returns after entering a key, and stays visible during later requests', async () => {
		let service = WITHOUT_KEY;
		usePlatform( 'free', [
			...mocks,
			mock( readMapService ).reply( () => service ),
		] );
		const editor = await openEditor( {
			blocks: [ map ],
			content: fixture( 'map__plain' ),
		} );
		const comeBack = () =>
			act( async () => {
				document.dispatchEvent( new Event( 'visibilitychange' ) );
			} );
		await editor.selectBlock();
		const link = await screen.findByRole( 'link', {
			name: /^Choose a map provider/,
		} );
		service = { ...WITHOUT_KEY, address: 'https://maps.test', key: 'pk.1' };
		await comeBack();
		expect( FakeMap.all ).toEqual( [] );
		await editor.user.click( link );
		await comeBack();
		await lend();
		expect( drawn().options.accessToken ).toBe( 'pk.1' );
		const search = within( inspector() ).getByRole( 'link', {
			name: /^Set up search with Mapbox/,
		} );
		await editor.user.click( search );
		service = { ...service, search: 'mapbox' };
		const canvas = stage();
		await comeBack();
		await waitFor( () => expect( search ).not.toBeInTheDocument() );
		expect( canvas ).toBeInTheDocument();
		expect( FakeMap.all ).toHaveLength( 1 );
	} );

	it( 'shows a drawing in a preview, and sends no request', async () => {
		const platform = usePlatform( 'free', mocks );
		const { user } = await openEditor( {
			blocks: [ map ],
			content: fixture( 'map__everything' ),
		} );
		expect(
			document.querySelector( 'svg[viewBox="0 0 400 300"]' )
		).not.toBeNull();
		expect( platform.requests() ).toEqual( [] );
		expect( document.querySelector( `.${ STAGE_CLASS }` ) ).toBeNull();
		await user.click(
			screen.getByRole( 'button', { name: 'Edit the map' } )
		);
		await lend();
		expect( FakeMap.all ).toHaveLength( 1 );
	} );

	const empty = fixture( 'map__empty' );

	it.each( [
		[ 'no markers in the preview of a pattern without places', empty, 0 ],
		[
			'sample markers in the preview of the block',
			empty.replace( '{', '{"preview":true,' ),
			3,
		],
		[
			'no marker for a place without coordinates in the preview of a pattern',
			fixture( 'map__plain' )
				.replace( '}],', '},{"title":"Bus stop","caption":""}],' )
				.replace(
					'</ul>',
					'<li class="wp-block-dovetail-map__place"><span class="wp-block-dovetail-map__title">Bus stop</span></li></ul>'
				),
			2,
		],
	] )( 'shows %s', async ( _, content, markers ) => {
		await openEditor( {
			blocks: [ map ],
			content,
			settings: { isPreviewMode: true },
		} );
		expect(
			document.querySelectorAll( 'path[transform^="translate("]' )
		).toHaveLength( markers );
	} );

	it( 'transforms into a list of links, and can be created from a paragraph with coordinates', async () => {
		usePlatform( 'free', mocks );
		const editor = await openEditor( {
			blocks: [ map ],
			content: `${ fixture( 'map__plain' ) }\n\n<!-- wp:paragraph -->\n<p>52.5163, 13.3777</p>\n<!-- /wp:paragraph -->`,
		} );
		expect( editor.transform( 'core/list' ) ).toContain(
			'mlon=13.3777#map=16/52.5163/13.3777">Brandenburg Gate</a>: Meet us under the middle arch.'
		);
		expect( editor.transform( 'dovetail/map', 1 ) ).toContain(
			'data-coordinates="13.3777,52.5163"'
		);
	} );
} );

describe( 'pasted map links', () => {
	const GATE =
		'https://www.google.com/maps/place/Brandenburger+Tor/@52.5,13.3,17z/data=!3d52.5163!4d13.3777';
	const TOWER =
		'https://www.openstreetmap.org/?mlat=52.5208&mlon=13.4095#map=16/52.5208/13.4095';
	const pasted = ( content: { plainText?: string; HTML?: string } ) => {
		// WordPress logs pasted content to the console.
		jest.spyOn( console, 'log' ).mockImplementation();
		return serialize(
			pasteHandler( { ...content, mode: 'BLOCKS' } ) as never
		);
	};

	it( 'create one map, with each place named after the link text', async () => {
		const editor = await openEditor( {
			blocks: [ map ],
			content: `<!-- wp:paragraph -->\n<p>${ GATE }<br>52.5208, 13.4095</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>52.5163, 13.3777<br>52.5208, 13.4095</p>\n<!-- /wp:paragraph -->`,
		} );
		expect( pasted( { plainText: GATE } ) ).toContain(
			'"points":[{"coordinates":{"longitude":13.3777,"latitude":52.5163},"title":"Brandenburger Tor"'
		);
		const two = pasted( {
			HTML: `<p>${ GATE }<br><a href="${ TOWER }">The tower</a></p>`,
		} );
		expect( two.match( /"title":"[^"]*"/g ) ).toEqual( [
			'"title":"Brandenburger Tor"',
			'"title":"The tower"',
		] );
		expect( two.match( /<!-- wp:dovetail\/map/g ) ).toHaveLength( 1 );
		// Text that contains both coordinates and a link remains a paragraph.
		expect( editor.transform( 'dovetail/map', 0 ) ).toBe( '' );
		expect(
			editor
				.transform( 'dovetail/map', 1 )
				.match( /"longitude":13.(?:3777|4095),/g )
		).toHaveLength( 3 );
	} );

	it.each( [
		`See ${ GATE }`,
		`${ GATE }\nand turn left`,
		'https://www.google.com/search?q=52.5163,13.3777',
		'https://maps.app.goo.gl/abc',
		'https://example.org/maps/@52.5163,13.3777,17z',
		'52.5163, 13.3777',
	] )(
		'do not create a map if the pasted text contains other text or no place: %j',
		async ( text ) => {
			await openEditor( { blocks: [ map ], content: '' } );
			expect( pasted( { plainText: text } ) ).not.toContain(
				'wp:dovetail/map'
			);
		}
	);
} );

describe( 'an OpenStreetMap map in the editor', () => {
	const openWith = async (
		service: AuthorsMapService,
		content = fixture( 'map__plain' )
	) => {
		const platform = usePlatform( 'free', mocks );
		platform.use( mapsFrom( service ) );
		const editor = await openEditor( {
			blocks: [ map ],
			content,
		} );
		return { editor, platform, user: editor.user };
	};

	it( 'lists its places if the owner chose no service, and one click loads all maps', async () => {
		const { editor, user } = await openWith( {
			...SERVICE,
			isChosen: false,
		} );
		await editor.selectBlock();
		expect(
			await screen.findByText(
				/^Loading this shares your IP address with OpenStreetMap/
			)
		).toBeVisible();
		// In the order of the page.
		expect(
			screen
				.getByText( /^Loading this shares/ )
				.compareDocumentPosition(
					screen.getByRole( 'button', { name: 'Show the map' } )
				)
		).toBe( Node.DOCUMENT_POSITION_FOLLOWING );
		expect( FakeMap.all ).toEqual( [] );
		expect(
			document.querySelectorAll(
				'svg[role="presentation"] > [transform]'
			)
		).toHaveLength( 2 );
		expect( entry( 'Museum Island' ) ).toBeVisible();
		expect(
			screen.getAllByRole( 'link', {
				name: /^Choose a map provider for this site/,
			} )[ 0 ]
		).toHaveAttribute(
			'href',
			expect.stringMatching(
				/admin\.php\?page=dovetail-blocks&tab=blocks$/
			)
		);
		// The drawing fills a box of any shape.
		expect(
			document.querySelector( '[class*="__stage"] svg' )
		).toHaveAttribute( 'preserveAspectRatio', 'xMidYMid slice' );
		await user.click(
			screen.getByRole( 'button', { name: 'Show the map' } )
		);
		// The map replaces the button, so the block gets the focus.
		expect(
			document.querySelector( '[data-type="dovetail/map"]' )
		).toHaveFocus();
		await lend();
		expect( drawn().options.style ).toMatchObject( {
			sources: { tiles: { tiles: [ SERVICE.address ] } },
		} );
	} );

	it( 'closes one place and opens another with one click in its lists', async () => {
		const { editor, user } = await openWith( WITHOUT_KEY );
		await screen.findByRole( 'list', { name: 'Places' } );
		await editor.selectBlock();
		const panel = within( inspector() );
		for ( const row of [
			( name: string ) => panel.getByRole( 'button', { name } ),
			entry,
		] ) {
			await user.click( row( 'Brandenburg Gate' ) );
			await user.click(
				screen.getByRole( 'textbox', { name: 'Marker Title' } )
			);
			await user.click( row( 'Museum Island' ) );
			// The first popup notices only now that it has lost the focus.
			await act( () => new Promise( ( end ) => setTimeout( end ) ) );
			expect( popup() ).toHaveAccessibleName( 'Edit Museum Island' );
			await user.click( screen.getByRole( 'button', { name: 'Done' } ) );
			expect( popup() ).toBeNull();
			expect( row( 'Museum Island' ) ).toHaveFocus();
		}
	} );

	it( 'keeps its field, and so the focus, when the service has loaded', async () => {
		const platform = usePlatform( 'free', mocks );
		platform.use( mapsFrom( SERVICE ) );
		platform.fault( readMapService, 'refused' );
		const editor = await openEditor( {
			blocks: [ map ],
			content: fixture( 'map__plain' ),
		} );
		await editor.selectBlock();
		const retry = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		const field = screen.getByRole( 'textbox', { name: 'Add a place' } );
		platform.fault( readMapService, null );
		await editor.user.click( retry );
		await lend();
		expect( field ).toBeInTheDocument();
	} );

	it( 'says that address search isn’t set up only when the site has answered', async () => {
		const sentence = 'Address search isn’t set up.';
		const platform = usePlatform( 'free', mocks );
		platform.use( mapsFrom( SERVICE ) );
		platform.fault( readMapService, 'refused' );
		const editor = await openEditor( {
			blocks: [ map ],
			content: fixture( 'map__plain' ),
		} );
		await editor.selectBlock();
		const panel = within( inspector() );
		const retry = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		expect( panel.queryByText( sentence ) ).toBeNull();
		await editor.user.type(
			screen.getByRole( 'textbox', { name: 'Add a place' } ),
			'Tempelhofer Damm 1{Enter}'
		);
		expect(
			screen.getByText( /^This doesn’t look like coordinates/, {
				selector: 'p',
			} )
		).toBeVisible();
		platform.fault( readMapService, null );
		await editor.user.click( retry );
		expect( await panel.findByText( sentence ) ).toBeVisible();
	} );

	it.each( [
		[ 'site', /^No places yet\. Search/, /^Address search isn’t set up/ ],
		[ 'none', /^Address search isn’t set up/, /^No places yet\. Search/ ],
	] as const )(
		'an empty map tells authors to search only if the site has a search (search: %s)',
		async ( search, shown, hidden ) => {
			const { editor } = await openWith(
				{ ...SERVICE, search },
				fixture( 'map__empty' )
			);
			await editor.selectBlock();
			const panel = within( inspector() );
			expect( await panel.findByText( shown ) ).toBeVisible();
			expect( panel.queryByText( hidden ) ).toBeNull();
		}
	);

	it( 'offers only styles and settings that OpenStreetMap supports', async () => {
		const { editor, user } = await openWith( SERVICE );
		await lend();
		await act( async () => drawn().succeed() );
		await editor.selectBlock();
		await user.click(
			screen.getByRole( 'button', { name: 'Change style' } )
		);
		expect(
			screen
				.getAllByRole( 'menuitemradio' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Basic', 'Black and white' ] );
		expect(
			within( inspector() ).queryByRole( 'checkbox', {
				name: 'Show names and details on the map',
			} )
		).toBeNull();
	} );

	it( 'adds a pasted place without Enter, but not one pasted into other text', async () => {
		const { editor, user } = await openWith( SERVICE );
		await lend();
		await editor.selectBlock();
		const field = screen.getByRole( 'textbox', { name: 'Add a place' } );
		const before = points( editor ).length;
		await user.click( field );
		await user.paste( '52.4731, 13.4029' );
		expect( points( editor ) ).toHaveLength( before + 1 );
		expect( field ).toHaveValue( '' );

		await user.type( field, 'Berlin ' );
		await user.paste( '52.4831, 13.4129' );
		expect( field ).toHaveValue( 'Berlin 52.4831, 13.4129' );
		expect( points( editor ) ).toHaveLength( before + 1 );
	} );

	it( 'accepts the URL of a map page, and resolves a short link on the server', async () => {
		const { editor, user, platform } = await openWith( SERVICE );
		await lend();
		await editor.selectBlock();
		const field = screen.getByRole< HTMLInputElement >( 'textbox', {
			name: 'Add a place',
		} );
		const enter = async ( text: string ) => {
			await user.clear( field );
			await user.click( field );
			await user.paste( text );
		};
		await enter(
			'https://www.google.com/maps/place/Tempelhofer+Feld/@52.1,13.1,15z/data=!3d52.4731!4d13.4029'
		);
		expect( points( editor )[ 2 ] ).toEqual( {
			coordinates: { longitude: 13.4029, latitude: 52.4731 },
			title: 'Tempelhofer Feld',
			caption: '',
		} );
		const refused = {
			kind: 'refused',
			status: 502,
			code: 'map_link_failed',
			message: 'This short link doesn’t lead to a map page.',
		} as const;
		platform.fault( resolveMapLink, refused );
		await enter( 'https://maps.app.goo.gl/AbC' );
		expect(
			await within( field.form! ).findByText(
				'This short link doesn’t lead to a map page.',
				{ selector: '.components-notice__content' }
			)
		).toBeVisible();
		platform.fault( resolveMapLink, null );
		await enter( 'http://maps.app.goo.gl/AbC ' );
		await waitFor( () =>
			expect( points( editor )[ 3 ] ).toEqual( {
				coordinates: { longitude: 13.3501, latitude: 52.5145 },
				title: 'Victory Column',
				caption: '',
			} )
		);
		expect( platform.requests( resolveMapLink ) ).toMatchObject( [
			{ query: { url: 'https://maps.app.goo.gl/AbC' } },
			{ query: { url: 'https://maps.app.goo.gl/AbC' } },
		] );
		await enter( 'Tempelhofer Feld' );
		await user.keyboard( '{Enter}' );
		expect(
			within( field.form! ).getByRole( 'link', {
				name: /^Search on OpenStreetMap/,
			} )
		).toHaveAttribute(
			'href',
			'https://www.openstreetmap.org/search?query=Tempelhofer%20Feld'
		);
		expect(
			within( field.form! ).getByText(
				/^This field accepts only coordinates or a link/
			)
		).toBeVisible();
		expect( points( editor ) ).toHaveLength( 4 );
		expect( platform.requests( searchAtSite ) ).toEqual( [] );
	} );

	it.each( [
		[ 'site', 'https://maps.app.goo.gl/AbC' ],
		[ 'site', 'https://www.google.com/maps/place/Tempelhof,+Berlin/' ],
		[ 'none', 'https://maps.app.goo.gl/AbC' ],
	] as const )(
		'looks for the name in a link without coordinates (search: %s, link: %s)',
		async ( search, link ) => {
			const { editor, user, platform } = await openWith( {
				...SERVICE,
				search,
			} );
			platform.use(
				mock( resolveMapLink ).reply( () => ( {
					url: 'https://www.google.com/maps?q=Tempelhof,+Berlin&ftid=0x1:0x2',
				} ) )
			);
			await lend();
			await editor.selectBlock();
			const field = screen.getByRole< HTMLInputElement >( 'textbox', {
				name: 'Add a place',
			} );
			await user.click( field );
			await user.paste( link );
			await user.keyboard( '{Enter}' );
			if ( search === 'site' ) {
				await waitFor( () =>
					expect( field ).toHaveValue( 'Tempelhof, Berlin' )
				);
				await waitFor( () =>
					expect( platform.requests( searchAtSite ) ).toMatchObject( [
						{ query: { search: 'Tempelhof, Berlin' } },
					] )
				);
				return;
			}
			expect(
				await within( field.form! ).findByRole( 'link', {
					name: /^Search on OpenStreetMap/,
				} )
			).toHaveAttribute(
				'href',
				'https://www.openstreetmap.org/search?query=Tempelhof%2C%20Berlin'
			);
			expect( field ).toHaveValue( link );
			expect(
				within( field.form! ).getByText(
					'This link contains a name but no coordinates. Find the place on OpenStreetMap, then copy that page’s link and paste it here.'
				)
			).toBeVisible();
		}
	);

	it.each( [
		[ 'none', true, true, [ 'nominatim' ] ],
		[ 'none', true, false, [ 'mapbox', 'nominatim' ] ],
		[ 'none', false, false, [] ],
		[ 'site', true, false, [] ],
	] as const )(
		'explains whether addresses can be searched, and other ways to add places (search: %s, can set up: %s, provider chosen: %s)',
		async ( search, manageOptions, isChosen, connections ) => {
			Reflect.set( window, INITIAL_STATE_GLOBAL, {
				adminUrl: 'https://bakery.example/wp-admin/',
				services: testServices( 'maps' ),
				can: { manageOptions },
				plugin: { address: 'http://localhost/build', version: '7' },
			} );
			const { editor } = await openWith( {
				...SERVICE,
				search,
				isChosen,
			} );
			await editor.selectBlock();
			const panel = within( inspector() );
			for ( const sentence of [
				'Address search isn’t set up.',
				'Copy a link or coordinates from any map, for example with the Share button in Google Maps or Apple Maps.',
				'Paste the link or coordinates into the field on the map.',
			] ) {
				expect( !! panel.queryByText( sentence ) ).toBe(
					search === 'none'
				);
			}
			expect(
				panel
					.queryAllByRole( 'link', { name: /^Set up search with/ } )
					.map( ( link ) => link.getAttribute( 'href' ) )
			).toEqual(
				connections.map(
					( connection ) =>
						`https://bakery.example/wp-admin/admin.php?page=dovetail-connections&connection=${ connection }`
				)
			);
		}
	);

	it.each( [
		[ 'site', searchAtSite, 'tempel', 'Tempelhofer Feld' ],
		[ 'none', searchAtSite, 'Tempelhofer Damm 1/2', null ],
	] as const )(
		'adds the address from the post’s contact info with one click, which one Undo reverts, or links to a search for it (search: %s)',
		async ( search, endpoint, address, title ) => {
			const { unmount } = renderHook( () =>
				useOffer( 'contact', 'a-contact', address )
			);
			const { editor, user, platform } = await openWith(
				{ ...SERVICE, search },
				fixture( 'map__empty' )
			);
			await lend();
			await editor.selectBlock();
			const use = {
				name: 'Use the address of the contact info',
			};
			if ( title === null ) {
				expect( screen.queryByRole( 'button', use ) ).toBeNull();
				expect(
					screen.getByRole( 'link', {
						name: /^Find the address of the contact info on OpenStreetMap/,
					} )
				).toHaveAttribute(
					'href',
					'https://www.openstreetmap.org/search?query=Tempelhofer%20Damm%201%2F2'
				);
				await user.type(
					screen.getByRole( 'textbox', { name: 'Add a place' } ),
					'52.5163, north{Enter}'
				);
				expect(
					screen.getByRole( 'link', {
						name: /^Search on OpenStreetMap/,
					} )
				).toBeVisible();
				expect(
					screen.queryByRole( 'link', {
						name: /^Find the address of the contact info/,
					} )
				).toBeNull();
				expect( platform.requests( endpoint ) ).toEqual( [] );
				unmount();
				return;
			}
			expect( platform.requests( endpoint ) ).toEqual( [] );
			await expectSteps( editor, async () => {
				await user.click( screen.getByRole( 'button', use ) );
				await waitFor( () =>
					expect( titles( editor ) ).toEqual( [ title ] )
				);
			} );
			expect( platform.requests( endpoint ) ).toMatchObject( [
				{ query: { search: address } },
			] );
			await waitFor( () =>
				expect(
					document.querySelector( '#a11y-speak-polite' )
				).toHaveTextContent( `Marker added: ${ title }` )
			);
			unmount();
		}
	);

	it( 'adds the contact info’s address without clearing text that was typed during the search', async () => {
		renderHook( () => useOffer( 'contact', 'a-contact', 'tempel' ) );
		const { editor, user, platform } = await openWith(
			{ ...SERVICE, search: 'site' },
			fixture( 'map__empty' )
		);
		await lend();
		await editor.selectBlock();
		const { answer } = platform;
		let release = () => {};
		platform.answer = async ( request ) => {
			await new Promise< void >( ( done ) => ( release = done ) );
			return answer( request );
		};
		await user.click(
			screen.getByRole( 'button', {
				name: 'Use the address of the contact info',
			} )
		);
		const field = screen.getByRole( 'textbox', { name: 'Add a place' } );
		await user.type( field, 'Alexanderplatz' );
		release();
		await waitFor( () =>
			expect( titles( editor ) ).toEqual( [ 'Tempelhofer Feld' ] )
		);
		expect( field ).toHaveValue( 'Alexanderplatz' );
	} );

	it.each( [
		[ 'gets the address of', 'map__empty', 'Tempelhofer Damm 1' ],
		[ 'lends the address of its first place to', 'map__plain', '' ],
	] )( '%s contact info in the same post', async ( _, content, address ) => {
		const platform = usePlatform( 'free', mocks );
		platform.use( mapsFrom( SERVICE ) );
		const editor = await openEditor( {
			blocks: [
				map,
				...allBlocks.filter( ( { slug, follows } ) =>
					[ slug, follows ].includes( 'contact-info' )
				),
			],
			content: fixture( content ),
		} );
		const create = (
			slug: string,
			...rest: [ Record< string, unknown >, Block[]? ]
		) => createBlock( `dovetail/${ slug }`, ...rest );
		await act( async () => {
			await dispatch( blockEditorStore ).insertBlock(
				create( 'contact-info', {}, [
					create( 'address', { address } ),
				] )
			);
		} );
		if ( address ) {
			await editor.selectBlock();
			expect(
				await screen.findByRole( 'link', {
					name: /^Find the address of the contact info/,
				} )
			).toHaveAttribute(
				'href',
				'https://www.openstreetmap.org/search?query=Tempelhofer%20Damm%201'
			);
			return;
		}
		await editor.user.click(
			await screen.findByRole( 'button', {
				name: 'Use the address of the map',
			} )
		);
		expect(
			editor.blocks()[ 1 ]?.innerBlocks[ 0 ]?.attributes
		).toMatchObject( { address: 'Meet us under the middle arch.' } );
	} );

	it( 'searches when the author presses Enter, and shows the source’s attribution', async () => {
		const { editor, user, platform } = await openWith( {
			...SERVICE,
			search: 'site',
		} );
		await lend();
		await editor.selectBlock();
		const field = screen.getByRole< HTMLInputElement >( 'textbox', {
			name: 'Add a place',
		} );
		await user.type( field, 'tempel' );
		expect( platform.requests( searchAtSite ) ).toEqual( [] );
		await user.keyboard( '{Enter}' );
		await user.click(
			await screen.findByRole( 'button', {
				name: /^Tempelhofer Feld, /,
			} )
		);
		expect( platform.requests( searchAtSite ) ).toMatchObject( [
			{ query: { search: 'tempel', language: 'en' } },
		] );
		expect( titles( editor )[ 2 ] ).toBe( 'Tempelhofer Feld' );
		await user.type( field, 'tor{Enter}' );
		expect(
			await within( field.form! ).findByRole( 'link', {
				name: /^© OpenStreetMap contributors/,
			} )
		).toBeVisible();
	} );

	it( 'shows an error if the browser cannot create an image, and saves no image', async () => {
		// jsdom has no canvas.
		jest.spyOn( HTMLCanvasElement.prototype, 'getContext' ).mockReturnValue(
			null
		);
		const { editor, user } = await openWith( SERVICE );
		await lend();
		await act( async () => drawn().succeed() );
		await editor.selectBlock();
		const before = editor.saved();
		const panel = within( inspector() );
		await user.click(
			panel.getByRole( 'button', { name: 'Static map image' } )
		);
		await user.click(
			panel.getByRole( 'button', {
				name: 'Create image of current view',
			} )
		);
		expect(
			await panel.findByText(
				/^The image could not be created because the map server or the browser does not allow it\./,
				{
					selector: '.components-notice__content',
				}
			)
		).toBeVisible();
		expect( editor.saved() ).toBe( before );
	} );

	it( 'shows a message if the URL of the owner’s server is missing', async () => {
		await openWith( { ...SERVICE, provider: 'own', address: '' } );
		expect(
			await screen.findByText( /server’s address is missing/, {
				selector: '.components-placeholder__instructions',
			} )
		).toBeVisible();
	} );
} );

describe( 'a Mapbox map in the editor', () => {
	it( 'does not offer to create an image, but can remove an existing image', async () => {
		const { editor, user } = await open(
			fixture( 'map__everything' ).replace( '"preview":true,', '' )
		);
		const panel = within( inspector() );
		await user.click(
			panel.getByRole( 'button', { name: 'Static map image' } )
		);
		expect(
			panel.getByText(
				'The map has changed since this image was created.',
				{
					selector: '.components-notice__content',
				}
			)
		).toBeVisible();
		expect( panel.queryByRole( 'button', { name: /^Make / } ) ).toBeNull();
		await user.click(
			panel.getByRole( 'button', { name: 'Remove image' } )
		);
		expect( editor.saved() ).not.toContain( '<figure' );
		expect(
			panel.queryByRole( 'button', { name: 'Static map image' } )
		).toBeNull();
	} );
} );

describe( 'Undo in a map', () => {
	it( 'undoes each change to a place, each text change and each deletion separately', async () => {
		const { editor, user } = await open( fixture( 'map__empty' ) );
		const add = ( place: string ) => () =>
			user.type(
				screen.getByRole( 'textbox', { name: 'Add a place' } ),
				`${ place }{Enter}`
			);
		const write = ( name: string, text: string ) => async () => {
			if ( ! popup() ) {
				await user.click( marker( 'Marker 2' ) );
			}
			await user.type( screen.getByRole( 'textbox', { name } ), text );
		};
		await expectSteps(
			editor,
			add( '52.4731, 13.4029' ),
			add( '52.5163, 13.3777' ),
			add( '52.5212, 13.3982' ),
			write( 'Marker Title', 'Gate' ),
			write( 'Marker Caption', 'Old' ),
			write( 'Marker Title', ' 2' ),
			() =>
				user.click(
					screen.getByRole( 'button', { name: 'Delete Marker' } )
				)
		);
	} );
} );
