import { mount } from '#shared/view';
import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectConsole } from '../../../../tests/harness/expect-console';
import {
	DRAWN_CLASS,
	FAILED_EVENT,
	LIBRARY_EVENT,
	ROOT_CLASS,
	WAITING_CLASS,
} from '../class-names';
import { fromRoot } from '../markup';
import { lendLibrary } from '../view/near';
import { map } from '../view/map';
import { FakeMap as MockMap, fakeMapbox as mockMapbox } from './fake-mapbox';

const mockLibrary = { isBroken: false, loads: 0 };
jest.mock( 'mapbox-gl', () => {
	mockLibrary.loads++;
	if ( mockLibrary.isBroken ) {
		throw new Error( 'Not there.' );
	}
	return mockMapbox;
} );

let isNear: ( () => void )[] = [];
let resized: ( () => void )[] = [];
let mounted: AbortController;

beforeEach( () => {
	jest.useFakeTimers();
	jest.resetModules();
	document.head.innerHTML = '';
	Object.assign( mockLibrary, { isBroken: false, loads: 0 } );
	MockMap.all = [];
	MockMap.isBroken = false;
	isNear = [];
	resized = [];
	Reflect.set(
		window,
		'IntersectionObserver',
		class {
			constructor( callback: ( entries: object[] ) => void ) {
				isNear.push( () => callback( [ { isIntersecting: true } ] ) );
			}
			observe() {}
			disconnect() {}
		}
	);
	Reflect.set(
		window,
		'ResizeObserver',
		class {
			constructor( callback: () => void ) {
				resized.push( callback );
			}
			observe() {}
			disconnect() {}
		}
	);
	Reflect.deleteProperty( window, 'dovetailConsent' );
	window.localStorage.clear();
	Reflect.set( document, 'fullscreenEnabled', true );
} );

afterEach( () => {
	mounted.abort();
	jest.useRealTimers();
} );

const wait = ( ms = 0 ) => jest.advanceTimersByTimeAsync( ms );

const MAPBOX = {
	provider: 'mapbox',
	address: 'https://maps.test',
	key: 'pk.test',
	isChosen: true,
	maker: { text: '', link: '' },
};

const OSM = {
	...MAPBOX,
	provider: 'openstreetmap',
	address: 'https://tiles.test/{z}/{x}/{y}.png',
	key: '',
};

function page( fixture: string, service: object | null = MAPBOX ): HTMLElement {
	document.body.innerHTML =
		readFileSync(
			join( __dirname, '../fixtures', `${ fixture }.rendered.html` ),
			'utf8'
		) +
		`<script type="application/json" id="wp-script-module-data-dovetail-map-view-script-module">${ JSON.stringify(
			service ? { map: service } : { strings: {} }
		) }</script>`;
	const root = document.querySelector< HTMLElement >( `.${ ROOT_CLASS }` );
	if ( ! root ) {
		throw new Error( 'No map.' );
	}
	mounted = mount( root, map );
	return root;
}

/** Fire the load event, because jsdom does not load stylesheets. */
const answerSheet = async ( type: 'load' | 'error' = 'load' ) => {
	await wait();
	document.head
		.querySelector( 'link[href$="mapbox-gl.css"]' )
		?.dispatchEvent( new Event( type ) );
	await wait();
};

const comeNear = async ( sheet?: 'load' | 'error' ) => {
	isNear.forEach( ( tell ) => tell() );
	await answerSheet( sheet );
};

function theMap(): MockMap {
	const [ first ] = MockMap.all.slice( -1 );
	if ( ! first ) {
		throw new Error( 'Nothing was drawn.' );
	}
	return first;
}

async function open( fixture = 'map__plain', service: object = MAPBOX ) {
	const root = page( fixture, service );
	await comeNear();
	theMap().succeed();
	await wait();
	return {
		root,
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
	};
}

/** Sets the size of all elements in pixels. Returns a function that restores it. */
function setSize( width: number, height: number ): () => void {
	const spies = Object.entries( {
		clientWidth: width,
		clientHeight: height,
	} ).map( ( [ name, size ] ) =>
		jest
			.spyOn( HTMLElement.prototype, name as 'clientWidth', 'get' )
			.mockReturnValue( size )
	);
	return () => spies.forEach( ( spy ) => spy.mockRestore() );
}

const resizes = () =>
	theMap().did.filter( ( [ what ] ) => what === 'resize' ).length;

const button = ( name: string ) => screen.getByRole( 'button', { name } );

// spec: 000-5-15, 000-7-12, 000-7-14
describe( 'the map library', () => {
	it( 'loads only when the map is near the viewport', async () => {
		const root = page( 'map' );
		await wait( 60_000 );
		expect( mockLibrary.loads ).toBe( 0 );
		expect( root ).toHaveClass( WAITING_CLASS );
		await comeNear();
		expect( mockLibrary.loads ).toBe( 1 );
		expect( theMap().options ).toMatchObject( {
			accessToken: 'pk.test',
			style: 'mapbox://styles/mapbox/streets-v11',
			attributionControl: false,
			trackResize: false,
		} );
		expect( mockMapbox.baseApiUrl ).toBe( 'https://maps.test' );
	} );

	it( 'never loads on a site without a key', async () => {
		const root = page( 'map', null );
		await comeNear();
		expect( mockLibrary.loads ).toBe( 0 );
		expect( root ).not.toHaveClass( WAITING_CLASS );
	} );

	it( 'waits for consent and shows a button in the reserved space', async () => {
		Reflect.set( window, 'dovetailConsent', { marketing: false } );
		const root = page( 'map' );
		await comeNear();
		expect( mockLibrary.loads ).toBe( 0 );
		expect( root ).toHaveClass( WAITING_CLASS );
		expect( button( 'Show the map' ) ).toBeVisible();
		document.dispatchEvent(
			new CustomEvent( 'dovetail-consent', {
				detail: { marketing: true },
			} )
		);
		await wait();
		expect( mockLibrary.loads ).toBe( 1 );
	} );

	it.each( [
		[ 'map__plain', 1 ],
		[ 'map__everything', 0 ],
		[ 'map__empty', 0 ],
	] )(
		'shows a pin above the button only for a map with places and without an image: %s',
		async ( name, pins ) => {
			const root = page( name, { ...OSM, isChosen: false } );
			await comeNear();
			expect( button( 'Show the map' ) ).toBeVisible();
			expect(
				root.querySelectorAll( 'svg[fill="var(--marker)"]' )
			).toHaveLength( pins );
		}
	);

	it( 'draws no map before its stylesheet has loaded', async () => {
		page( 'map' );
		isNear.forEach( ( tell ) => tell() );
		await wait( 60_000 );
		expect( mockLibrary.loads ).toBe( 1 );
		expect( MockMap.all ).toEqual( [] );
		await answerSheet();
		expect( MockMap.all ).toHaveLength( 1 );
	} );

	// spec: 000-8-1
	it( 'keeps the list of places and logs CSS_CHUNK_LOAD_FAILED if its stylesheet fails to load', async () => {
		expectConsole( 'error', /ChunkLoadError/ );
		const root = page( 'map' );
		const found = root.innerHTML;
		await comeNear( 'error' );
		expect( console.error ).toHaveBeenCalledWith(
			expect.objectContaining( {
				type: 'missing',
				code: 'CSS_CHUNK_LOAD_FAILED',
			} )
		);
		expect( MockMap.all ).toEqual( [] );
		expect( root ).not.toHaveClass( WAITING_CLASS );
		expect( root.innerHTML ).toBe( found );
	} );

	it( 'keeps the list of places visible if the library fails to load', async () => {
		mockLibrary.isBroken = true;
		expectConsole( 'error', /mapbox_error: Loading/ );
		const root = page( 'map' );
		const found = root.innerHTML;
		await comeNear();
		expect( root ).not.toHaveClass( WAITING_CLASS );
		expect( root.innerHTML ).toBe( found );
	} );

	it.each( [ 'javascript:alert(1)//', 'data:text/html,x', '//maps.test' ] )(
		'does not contact a map service at the unsafe URL %s, and keeps the list of places',
		async ( address ) => {
			expectConsole( 'error', /no address of a map service/ );
			const root = page( 'map', { ...MAPBOX, address } );
			await comeNear();
			expect( MockMap.all ).toEqual( [] );
			expect( root ).not.toHaveClass( WAITING_CLASS );
		}
	);

	it( 'is passed to the editor, which gets an error if loading fails', async () => {
		document.body.innerHTML = '<div id="stage"></div>';
		const stage = document.body.firstElementChild as HTMLElement;
		const told = jest.fn();
		for ( const name of [ LIBRARY_EVENT, FAILED_EVENT ] ) {
			stage.addEventListener( name, ( event ) =>
				told( name, Reflect.get( event, 'detail' ) )
			);
		}
		mounted = mount( stage, lendLibrary );
		await answerSheet();
		expect( told ).toHaveBeenLastCalledWith(
			LIBRARY_EVENT,
			expect.objectContaining( { drawMap: expect.any( Function ) } )
		);
		mounted.abort();
		jest.resetModules();
		mockLibrary.isBroken = true;
		mounted = mount( stage, lendLibrary );
		await wait();
		expect( told ).toHaveBeenLastCalledWith(
			FAILED_EVENT,
			expect.stringContaining( 'ChunkLoadError' )
		);
	} );
} );

describe( 'a map that has not been requested yet', () => {
	const user = () =>
		userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );

	it( 'loads on click, regardless of consent, if the owner has not chosen a service', async () => {
		Reflect.set( window, 'dovetailConsent', { marketing: true } );
		const root = page( 'map__plain', { ...OSM, isChosen: false } );
		await comeNear();
		await wait( 60_000 );
		expect( mockLibrary.loads ).toBe( 0 );
		expect( root ).toHaveClass( WAITING_CLASS );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Loading this shares your IP address with OpenStreetMap.'
		);
		expect( screen.getAllByRole( 'link' ) ).toHaveLength( 2 );
		await user().click( button( 'Show the map' ) );
		await answerSheet();
		expect( theMap().options.style ).toMatchObject( {
			sources: { tiles: { tiles: [ OSM.address ] } },
		} );
		theMap().succeed();
		await wait();
		expect( root ).toHaveClass( DRAWN_CLASS );
		expect(
			screen.queryByRole( 'button', { name: 'Show the map' } )
		).toBeNull();
	} );

	it( 'loads automatically only if the visitor always allows maps from its provider', async () => {
		const osm = { ...OSM, isChosen: false };
		const always = () => screen.queryByRole( 'checkbox' );
		page( 'map__plain', osm );
		await comeNear();
		expect( always() ).toHaveAccessibleName(
			'Always show maps from OpenStreetMap'
		);
		await user().click( always() as HTMLElement );
		await answerSheet();
		theMap().succeed();
		await wait();
		expect( always() ).toBeChecked();
		expect( always() ).toHaveFocus();
		mounted.abort();

		page( 'map__plain', {
			...osm,
			provider: 'own',
			address: 'https://tiles.example/{z}/{x}/{y}.png',
		} );
		await comeNear();
		expect( MockMap.all ).toHaveLength( 1 );
		expect( always() ).not.toBeChecked();
		expect( always() ).toHaveAccessibleName(
			'Always show maps from tiles.example'
		);
		mounted.abort();

		const root = page( 'map__plain', osm );
		await comeNear();
		expect( MockMap.all ).toHaveLength( 2 );
		theMap().succeed();
		await wait();
		expect( root ).toHaveClass( DRAWN_CLASS );
		await user().click( always() as HTMLElement );
		mounted.abort();
		page( 'map__plain', osm );
		await comeNear();
		expect( MockMap.all ).toHaveLength( 2 );
	} );

	it( 'lets the visitor close the checkbox that lies over the map', async () => {
		window.localStorage.setItem(
			'dovetail-always-show',
			'["map OpenStreetMap"]'
		);
		const osm = { ...OSM, isChosen: false };
		const root = page( 'map__plain', osm );
		await comeNear();
		await answerSheet();
		expect( screen.queryByRole( 'button', { name: 'Close' } ) ).toBeNull();
		theMap().succeed();
		await wait();
		await user().click( button( 'Close' ) );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( root.querySelector( 'canvas' ) ).toHaveFocus();
		mounted.abort();

		// The choice is unchanged, and the checkbox is back on the next page.
		page( 'map__plain', osm );
		await comeNear();
		expect( screen.getByRole( 'checkbox' ) ).toBeChecked();
	} );

	it( 'loads on click if the visitor has declined, and stores no new choice', async () => {
		Reflect.set( window, 'dovetailConsent', { marketing: false } );
		window.localStorage.setItem(
			'dovetail-always-show',
			'["map OpenStreetMap"]'
		);
		const root = page( 'map__plain', OSM );
		await comeNear();
		expect( mockLibrary.loads ).toBe( 0 );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		await user().click( button( 'Show the map' ) );
		await answerSheet();
		theMap().succeed();
		await wait();
		expect( root ).toHaveClass( DRAWN_CLASS );
	} );

	it.each( [ true, false ] )(
		'shows the list after thirty seconds without a response (chosen service: %s)',
		async ( isChosen ) => {
			expectConsole( 'error', /mapbox_error: .*30 s/ );
			const root = page( 'map__plain', { ...OSM, isChosen } );
			await comeNear();
			if ( ! isChosen ) {
				await user().click( button( 'Show the map' ) );
			}
			await answerSheet();
			await wait( 29_000 );
			expect( theMap().isRemoved ).toBe( false );
			await wait( 1000 );
			expect( theMap().isRemoved ).toBe( true );
			expect( root ).not.toHaveClass( DRAWN_CLASS );
			// The retry button is as high as the map.
			expect( root.classList.contains( WAITING_CLASS ) ).toBe(
				! isChosen
			);
			expect(
				screen.getByRole( 'link', { name: 'Museum Island' } )
			).toBeVisible();
		}
	);

	it( 'shows an error and its places if loading fails, and can be requested again', async () => {
		expectConsole( 'error', /mapbox_error: Forbidden/ );
		const root = page( 'map__plain', { ...OSM, isChosen: false } );
		await comeNear();
		const found = user();
		await found.click( button( 'Show the map' ) );
		await answerSheet();
		theMap().fire( 'error', { error: { message: 'Forbidden' } } );
		await wait();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'The map did not load. Its places are listed here; you can try again.'
		);
		expect( root ).not.toHaveClass( DRAWN_CLASS );
		expect( screen.getAllByRole( 'link' ) ).toHaveLength( 2 );
		await found.click( button( 'Show the map' ) );
		await answerSheet();
		theMap().succeed();
		await wait();
		expect( root ).toHaveClass( DRAWN_CLASS );
	} );
} );

// spec: 000-8-15
describe( 'a map that fails', () => {
	it.each( [
		[
			'missing WebGL',
			() => {
				MockMap.isBroken = true;
			},
			() => {},
		],
		[
			'an error of its style',
			() => {},
			() => theMap().fire( 'error', { error: { message: 'Forbidden' } } ),
		],
		[
			'errors of all tiles, although the library reports success',
			() => {},
			() => {
				theMap().fire( 'error', {
					error: { message: 'Forbidden' },
					tile: {},
				} );
				theMap().fire( 'load' );
			},
		],
	] )(
		'shows the list of places again and logs mapbox_error after %s',
		async ( _, before, after ) => {
			expectConsole( 'error', /mapbox_error: \w+/ );
			before();
			const root = page( 'map' );
			const found = root.innerHTML;
			await comeNear();
			after();
			await wait();
			expect( root ).not.toHaveClass( WAITING_CLASS );
			expect( root ).not.toHaveClass( DRAWN_CLASS );
			expect( root.innerHTML ).toBe( found );
		}
	);

	it( 'stays visible if later tiles are missing, and logs only one error', async () => {
		expectConsole( 'error', /^mapbox_error: Late$/ );
		const { root } = await open();
		for ( let times = 0; times < 3; times++ ) {
			theMap().fire( 'error', { error: { message: 'Late' }, tile: {} } );
		}
		expect( root ).toHaveClass( DRAWN_CLASS );
		expect( console.error ).toHaveBeenCalledTimes( 1 );
	} );
} );

// spec: 000-2.6-1, 000-2.6-2, 000-6-4
describe( 'a rendered map', () => {
	const PLACE = { lng: 13.4029, lat: 52.4731 };

	it( 'shows each marker as a named button above its place', async () => {
		const { root } = await open();
		expect( root ).toHaveClass( DRAWN_CLASS );
		const marker = button( 'Brandenburg Gate' );
		expect( marker ).toHaveAttribute( 'data-offset', '0,-19' );
		expect( button( 'Museum Island' ) ).toBeInTheDocument();
	} );

	// spec: 000-9-5
	it( 'keeps 80 pixels free above and below its places and 40 at the sides, even on a phone', async () => {
		const restoreSize = setSize( 330, 248 );
		await open();
		expect( theMap().did ).toContainEqual( [
			'fitBounds',
			[
				[ 13.3777, 52.5163 ],
				[ 13.3982, 52.5212 ],
			],
			{
				padding: { top: 80, bottom: 80, left: 40, right: 40 },
				// The padding is shifted, because markers are above their positions.
				offset: [ 0, 19 ],
				maxZoom: 16,
				duration: 0,
			},
		] );
		restoreSize();
	} );

	it.each( [
		[ 330, 600, 'moves the map', [ [ 'easeTo', 16, PLACE, [ 0, -150 ] ] ] ],
		[
			645,
			350,
			'moves the map',
			[ [ 'easeTo', 16, PLACE, [ 0, -87.5 ] ] ],
		],
		[ 645, 351, 'does not move the map', [] ],
	] )(
		'opening a marker of a map of %d × %d pixels %s, and keeps the visitor’s zoom',
		async ( width, height, _, moves ) => {
			const restoreSize = setSize( width, height );
			const { user } = await open( 'map__everything' );
			await user.click( button( 'Zoom in' ) );
			theMap().did.splice( 0 );
			await user.click( button( 'Tempelhof & the field [1]' ) );
			expect( theMap().did ).toEqual( moves );
			restoreSize();
		}
	);

	it( 'moves to a place outside the view when the visitor chooses the place in the list', async () => {
		const restoreSize = setSize( 645, 484 );
		const { user } = await open();
		theMap().isInSight = false;
		await user.click( button( 'List of places' ) );
		await user.click(
			screen.getByRole( 'link', { name: 'Museum Island' } )
		);
		expect( theMap().did.pop() ).toEqual( [
			'easeTo',
			13,
			{ lng: 13.3982, lat: 52.5212 },
		] );
		restoreSize();
	} );

	it( 'shows a marker’s text until the visitor presses Escape or clicks “Close” or the map', async () => {
		const { user } = await open();
		const marker = button( 'Brandenburg Gate' );
		await user.click( marker );
		const dialog = screen.getByRole( 'dialog', {
			name: 'Brandenburg Gate',
		} );
		expect( dialog ).toHaveTextContent( 'Meet us under the middle arch.' );
		expect( within( dialog ).queryByRole( 'textbox' ) ).toBeNull();
		expect(
			within( dialog ).getByRole( 'link', {
				name: 'Open in OpenStreetMap',
			} )
		).toHaveAttribute(
			'href',
			'https://www.openstreetmap.org/?mlat=52.5163&mlon=13.3777#map=16/52.5163/13.3777'
		);
		expect(
			within( dialog ).getByRole( 'link', { name: 'Directions' } )
		).toHaveAttribute(
			'href',
			'https://www.openstreetmap.org/directions?to=52.5163%2C13.3777'
		);
		expect( marker ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( button( 'Close' ) ).toHaveFocus();
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( marker ).toHaveFocus();
		expect( marker ).toHaveAttribute( 'aria-expanded', 'false' );

		await user.keyboard( '{Enter}' );
		await user.click( button( 'Museum Island' ) );
		expect( screen.getAllByRole( 'dialog' ) ).toHaveLength( 1 );
		expect(
			screen.getByRole( 'dialog', { name: 'Museum Island' } )
		).toBeInTheDocument();
		theMap().fire( 'click', {
			originalEvent: { target: theMap().canvas },
			lngLat: { lng: 1, lat: 2 },
		} );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'keeps the list of places for screen readers, and shows the list on click', async () => {
		const { root, user } = await open();
		const links = screen.getAllByRole( 'link' );
		expect( links.map( ( { tabIndex } ) => tabIndex ) ).toEqual( [
			-1, -1, -1, -1,
		] );
		await user.click( button( 'List of places' ) );
		expect( root ).toHaveClass( 'is-listed' );
		expect( links[ 0 ] ).toHaveFocus();
		const way = screen.getByRole( 'link', {
			name: 'Directions to Museum Island',
		} );
		expect( way ).toHaveAttribute(
			'href',
			'https://www.openstreetmap.org/directions?to=52.5212%2C13.3982'
		);
		let isLinks = false;
		document.addEventListener(
			'click',
			( event ) => {
				isLinks = ! event.defaultPrevented;
				// jsdom cannot navigate.
				event.preventDefault();
			},
			{ once: true }
		);
		fireEvent.click( way );
		expect( isLinks ).toBe( true );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		await user.keyboard( '{Escape}' );
		expect( button( 'List of places' ) ).toHaveFocus();
		expect( root ).not.toHaveClass( 'is-listed' );
		await user.click(
			screen.getByRole( 'link', { name: 'Museum Island' } )
		);
		expect(
			screen.getByRole( 'dialog', { name: 'Museum Island' } )
		).toBeInTheDocument();
	} );

	it( 'keeps a popup open whose place the visitor chooses in the list', async () => {
		const { user } = await open();
		for ( let times = 0; times < 2; times++ ) {
			await user.click( button( 'List of places' ) );
			await user.click(
				screen.getByRole( 'link', { name: 'Museum Island' } )
			);
		}
		expect(
			screen.getByRole( 'dialog', { name: 'Museum Island' } )
		).toBeInTheDocument();
		expect( button( 'Close' ) ).toHaveFocus();
	} );

	it( 'shows either the list or a popup, which would cover each other', async () => {
		const { root, user } = await open();
		await user.click( button( 'Museum Island' ) );
		await user.click( button( 'List of places' ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( root ).toHaveClass( 'is-listed' );
		await user.click( button( 'Museum Island' ) );
		expect( screen.getByRole( 'dialog' ) ).toBeInTheDocument();
		expect( root ).not.toHaveClass( 'is-listed' );
		expect( button( 'List of places' ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
	} );

	it( 'keeps the focus on the button that hides the list', async () => {
		const { root, user } = await open();
		await user.click( button( 'List of places' ) );
		await user.click( button( 'List of places' ) );
		expect( root ).not.toHaveClass( 'is-listed' );
		expect( button( 'List of places' ) ).toHaveFocus();
	} );

	it( 'applies the settings from its markup', async () => {
		const { root } = await open( 'map__everything' );
		expect( fromRoot( root ) ).toEqual( {
			style: 'terrain',
			zoom: 15,
			center: { longitude: 13.4029, latitude: 52.4731 },
			hasDetails: false,
			takesWheel: true,
			hasFullscreen: false,
		} );
		expect( theMap().options.style ).toBe(
			'mapbox://styles/mapbox/outdoors-v11'
		);
		expect( theMap().did ).toContainEqual( [
			'setLayoutProperty',
			'names',
			'visibility',
			'none',
		] );
		expect( theMap().did ).toContainEqual( [
			'jumpTo',
			[ 13.4029, 52.4731 ],
			15,
		] );
		expect(
			screen.queryByRole( 'button', { name: /fullscreen/ } )
		).toBeNull();
	} );

	it( 'lists the places that it cannot draw', async () => {
		await open( 'map__edited-by-hand' );
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 4 );
		expect(
			screen.queryByRole( 'button', { name: 'Somewhere' } )
		).toBeNull();
		expect( button( 'Fish & Chips' ) ).toBeInTheDocument();
	} );

	it( 'starts at its center if it has no markers', async () => {
		const { user } = await open( 'map__empty' );
		expect( theMap().did ).toContainEqual( [
			'jumpTo',
			[ 2.3522, 48.8566 ],
			11,
		] );
		expect(
			screen.queryByRole( 'button', { name: 'List of places' } )
		).toBeNull();
		await user.click( button( 'Zoom in' ) );
		await user.click( button( 'Zoom out' ) );
		expect( theMap().did.slice( -2 ) ).toEqual( [
			[ 'easeTo', 12 ],
			[ 'easeTo', 11 ],
		] );
	} );

	// spec: 000-9-5
	it( 'adapts to a new size after 250 milliseconds', async () => {
		const restoreSize = setSize( 645, 484 );
		await open();
		resized.forEach( ( tell ) => tell() );
		await wait( 200 );
		resized.forEach( ( tell ) => tell() );
		await wait( 249 );
		expect( resizes() ).toBe( 0 );
		await wait( 1 );
		expect( resizes() ).toBe( 1 );
		restoreSize();
	} );

	it( 'does not move an open place below its popup when its size changes', async () => {
		const restoreSize = setSize( 330, 258 );
		const { user } = await open();
		await user.click( button( 'Brandenburg Gate' ) );
		theMap().did.splice( 0 );
		resized.forEach( ( tell ) => tell() );
		await wait( 250 );
		expect( theMap().did ).toEqual( [ [ 'resize' ] ] );
		restoreSize();
	} );

	it( 'keeps its size while it is hidden', async () => {
		await open();
		const restoreSize = setSize( 0, 0 );
		theMap().did.splice( 0 );
		resized.forEach( ( tell ) => tell() );
		await wait( 250 );
		expect( theMap().did ).toEqual( [] );
		restoreSize();
	} );

	// spec: 000-2.6-3
	it( 'fills the screen on click if the author allows fullscreen', async () => {
		const { root, user } = await open();
		const alone = jest.fn().mockResolvedValue( undefined );
		root.requestFullscreen = alone;
		await user.click( button( 'Show the map in fullscreen' ) );
		expect( alone ).toHaveBeenCalled();
		Reflect.set( document, 'fullscreenElement', root );
		document.dispatchEvent( new Event( 'fullscreenchange' ) );
		expect( button( 'Leave fullscreen' ) ).toBeInTheDocument();
		Reflect.set( document, 'fullscreenElement', null );
	} );

	describe( 'when the wheel scrolls the page', () => {
		/** Simulates a wheel event at a given time in milliseconds. */
		const roll = ( target: Element, at: number, init = {} ) => {
			const event = new WheelEvent( 'wheel', { bubbles: true, ...init } );
			Object.defineProperty( event, 'timeStamp', { value: at } );
			target.dispatchEvent( event );
		};
		const hint = () => document.querySelector( `.${ ROOT_CLASS }__hint` );

		it( 'shows a hint about zooming after repeated scrolling over the map', async () => {
			await open();
			const { canvas } = theMap();
			const reached = jest.fn();
			canvas.addEventListener( 'wheel', reached );
			roll( canvas, 1000 );
			roll( canvas, 1100 );
			expect( hint() ).not.toHaveClass( 'is-shown' );
			roll( canvas, 1200 );
			expect( reached ).not.toHaveBeenCalled();
			expect( hint() ).toHaveTextContent(
				'Hold Ctrl and scroll to zoom the map.'
			);
			expect( hint() ).toHaveClass( 'is-shown' );
			await wait( 1500 );
			expect( hint() ).not.toHaveClass( 'is-shown' );
			roll( canvas, 3000, { ctrlKey: true } );
			expect( reached ).toHaveBeenCalledTimes( 1 );
		} );

		it( 'shows no hint if the visitor scrolls past the map', async () => {
			await open();
			for ( const at of [ 1000, 1100, 1200 ] ) {
				roll( document.body, at );
			}
			for ( const at of [ 1300, 1500, 1700, 1900 ] ) {
				roll( theMap().canvas, at );
			}
			expect( hint() ).not.toHaveClass( 'is-shown' );
		} );

		it( 'names the Command key in the hint on a Mac', async () => {
			const platform = jest
				.spyOn( window.navigator, 'platform', 'get' )
				.mockReturnValue( 'MacIntel' );
			await open();
			roll( theMap().canvas, 1000 );
			roll( theMap().canvas, 1250 );
			expect( hint() ).toHaveTextContent(
				'Hold ⌘ and scroll to zoom the map.'
			);
			platform.mockRestore();
		} );
	} );

	it( 'restores the original list when it unmounts', async () => {
		const { root, user } = await open();
		await user.click( button( 'Museum Island' ) );
		mounted.abort();
		expect( theMap().isRemoved ).toBe( true );
		expect( root ).not.toHaveClass( DRAWN_CLASS );
		expect( root.querySelector( 'button, canvas, [tabindex]' ) ).toBeNull();
	} );
} );

describe( 'a map with many places', () => {
	const group = ( id: number, count: number ) => ( {
		properties: { cluster: true, cluster_id: id, point_count: count },
		geometry: { type: 'Point', coordinates: [ 13, 52 ] },
	} );
	const single = ( index: number ) => ( {
		properties: { index },
		geometry: { type: 'Point', coordinates: [ 13, 52 ] },
	} );
	const markers = () =>
		screen
			.queryAllByRole( 'button', { name: /^Stop / } )
			.map( ( each ) => each.getAttribute( 'aria-label' ) );

	const openMany = async ( count: number ) => {
		const root = page( 'map__empty' );
		root.innerHTML = `<ul class="${ ROOT_CLASS }__list">${ Array.from(
			{ length: count },
			( _, index ) =>
				`<li class="${ ROOT_CLASS }__place" data-coordinates="13.${ index },52"><a class="${ ROOT_CLASS }__title" href="https://x.test/">Stop ${ index }</a></li>`
		).join( '' ) }</ul>`;
		await comeNear();
		theMap().features = [ group( 7, 49 ), single( 0 ), group( 7, 49 ) ];
		theMap().succeed();
		await wait();
		return userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	};

	it( 'shows up to fifty markers separately', async () => {
		await openMany( 50 );
		expect( markers() ).toHaveLength( 50 );
		expect(
			theMap().did.some( ( [ what ] ) => what === 'addSource' )
		).toBe( false );
	} );

	it( 'groups more than 50 places, and zooms in when a group is clicked', async () => {
		const user = await openMany( 51 );
		expect( theMap().did ).toContainEqual( [
			'addSource',
			expect.objectContaining( { type: 'geojson', cluster: true } ),
		] );
		expect( markers() ).toEqual( [ 'Stop 0' ] );
		const group49 = button( '49 places; zoom in to see them' );
		expect( group49 ).toHaveTextContent( '49' );
		await user.click( group49 );
		expect( theMap().did ).toContainEqual( [ 'easeTo', 7, [ 13, 52 ] ] );
		theMap().features = [ single( 1 ), single( 2 ), group( 8, 3 ) ];
		theMap().fire( 'moveend' );
		expect( markers() ).toEqual( [ 'Stop 1', 'Stop 2' ] );
		expect(
			screen.queryByRole( 'button', { name: /^49 places/ } )
		).toBeNull();
		expect( button( '3 places; zoom in to see them' ) ).toBeInTheDocument();
	} );

	it( 'shows a place that the visitor chose in the list, even if the place is in a group', async () => {
		const user = await openMany( 60 );
		await user.click( button( 'List of places' ) );
		await user.click( screen.getByRole( 'link', { name: 'Stop 33' } ) );
		expect(
			screen.getByRole( 'dialog', { name: 'Stop 33' } )
		).toBeInTheDocument();
		expect( markers() ).toContain( 'Stop 33' );
	} );

	it( 'gets the focus when a popup closes whose marker is in a group again', async () => {
		const user = await openMany( 60 );
		const openPlace = async () => {
			await user.click( button( 'List of places' ) );
			await user.click( screen.getByRole( 'link', { name: 'Stop 33' } ) );
		};
		await openPlace();
		await user.keyboard( '{Escape}' );
		expect( markers() ).not.toContain( 'Stop 33' );
		expect( theMap().canvas ).toHaveFocus();

		await openPlace();
		await user.click( button( 'Stop 33' ) );
		expect( markers() ).not.toContain( 'Stop 33' );
		expect( theMap().canvas ).toHaveFocus();
	} );

	it( 'restores its groups after the style changes', async () => {
		await openMany( 51 );
		theMap().added.clear();
		theMap().fire( 'idle' );
		expect(
			theMap().did.filter( ( [ what ] ) => what === 'addSource' )
		).toHaveLength( 2 );
	} );
} );

describe( 'the map’s attribution', () => {
	const said = () =>
		screen.getByRole( 'button', {
			name: 'Map credits',
			hidden: true,
		} ).parentElement;
	const say = ( ...attributions: unknown[] ) => {
		theMap().attributions = attributions;
		theMap().fire( 'sourcedata', { sourceDataType: 'metadata' } );
	};

	it( 'is shown on click, as text and links without duplicates', async () => {
		const { user } = await open();
		expect( said() ).toHaveAttribute( 'hidden' );
		say(
			'<a href="https://osm.test/copyright">© OpenStreetMap</a>',
			'© A <b>city</b>',
			'© A <b>city</b>',
			'© A',
			7
		);
		expect( said() ).not.toHaveAttribute( 'hidden' );
		expect( said() ).toHaveTextContent( '© OpenStreetMap | © A city' );
		expect(
			screen.getByRole( 'link', { name: '© OpenStreetMap' } )
		).toHaveAttribute( 'href', 'https://osm.test/copyright' );
		const toggle = button( 'Map credits' );
		expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
		await user.click( toggle );
		expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
	} );

	it( 'adds only text and web links to the page', async () => {
		await open();
		say(
			'Ours <img src=x onerror="document.title=1"><script>document.title=1</script><style>*{}</style><a href="javascript:alert(1)" onclick="alert(1)">here</a><iframe srcdoc="<script>1</script>"></iframe><svg onload="alert(1)"><a href="data:text/html,x">there</a></svg>'
		);
		expect( said()?.lastElementChild?.innerHTML ).toBe( 'Ours herethere' );
	} );

	it( 'always includes a visible OpenStreetMap link, and has no credits button', async () => {
		await open( 'map__plain', OSM );
		const link = screen.getByRole( 'link', {
			name: '© OpenStreetMap contributors',
		} );
		expect( link ).toHaveAttribute(
			'href',
			'https://www.openstreetmap.org/copyright'
		);
		expect( link.closest( '.mapboxgl-compact' ) ).toBeNull();
		expect(
			screen.queryByRole( 'button', { name: 'Map credits' } )
		).toBeNull();
	} );

	it( 'shows the owner’s text before the sources’ attributions if the owner has set a style', async () => {
		await open( 'map__plain', {
			...OSM,
			provider: 'own',
			address: 'https://maps.test/style.json',
			maker: { text: '© The town', link: 'javascript:alert(1)' },
		} );
		expect( theMap().options.style ).toBe( 'https://maps.test/style.json' );
		theMap().attributions = [ '© <b>Somebody</b>' ];
		theMap().fire( 'sourcedata', { sourceDataType: 'metadata' } );
		expect( screen.getByText( /© The town/ ) ).toHaveTextContent(
			'© The town | © Somebody'
		);
		expect(
			screen.queryByRole( 'link', { name: '© The town' } )
		).toBeNull();
	} );
} );
