import type { Locator } from '@playwright/test';
import {
	axeWithin,
	Editor,
	expect,
	php,
	screenshot,
	setFaults,
	showcaseOf,
	test,
} from '#e2e';
import { BLOCK, STYLES, chooseMaps, openMap } from './support';

const SEARCH = 'GET maps:/search/geocode/v6/forward';

async function drawnInCanvas( { canvas }: Editor ): Promise< Locator > {
	// Allow enough time, because the block's chunk, the library and the map load one after another.
	await expect( canvas.locator( `${ BLOCK }__view.is-drawn` ) ).toBeVisible( {
		timeout: 45_000,
	} );
	return canvas.locator( BLOCK );
}

const savedPoints = async ( editor: Editor ) =>
	( await editor.blocks() )[ 0 ]?.attributes.points as {
		title: string;
		caption: string;
		coordinates: { longitude: number; latitude: number };
	}[];

test.afterEach( () => setFaults() );

test( 'the button that adds the address of the contact info keeps a distance from the edges of its panel', async ( {
	author,
} ) => {
	await author.edit( showcaseOf( 'contact-info' ) );
	await author.insert( 'map' );
	const block = await drawnInCanvas( author );
	const button = block.getByRole( 'button', {
		name: 'Use the address of the contact info',
	} );
	await expect( button ).toBeVisible();
	await screenshot( author.page, 'map-editor-contact-info' );
	const [ inner, panel ] = await Promise.all(
		[ button, block.locator( `${ BLOCK }__answers` ) ].map( ( part ) =>
			part.boundingBox()
		)
	);
	expect( inner!.y - panel!.y ).toBe( inner!.x - panel!.x );
} );

// spec: 000-1-1, 000-2.6-1, 000-2.6-2, 000-2.6-3, 000-2.6-4, 000-4.7-1, 000-4.7-2, 000-6-4, 000-3-6, 000-3-7, 000-7-12
test( 'an author creates a map, and all settings and places are saved', async ( {
	author,
	visitor,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.edit();
	await author.insert( 'map' );
	const block = await drawnInCanvas( author );
	const stage = canvas.locator( `${ BLOCK }__stage` );

	const field = block.getByRole( 'textbox', { name: 'Add a place' } );
	await field.fill( 'Bodestr' );
	await field.press( 'Enter' );
	await block.getByRole( 'button', { name: /^Bodestraße 1, 10178/ } ).click();
	await expect( stage.locator( `${ BLOCK }__marker` ) ).toHaveCount( 1 );
	await field.fill( '52.4731, 13.4029' );
	await field.press( 'Enter' );
	await expect( stage.locator( `${ BLOCK }__marker` ) ).toHaveCount( 2 );
	// WordPress hides the toolbar while typing until the mouse moves.
	for ( const x of [ 40, 80 ] ) {
		await stage.locator( 'canvas' ).hover( { position: { x, y: 300 } } );
	}
	await page.getByRole( 'button', { name: 'Add marker' } ).click();
	await expect( block ).toContainText( 'Click on the map where' );
	await stage.locator( 'canvas' ).click( { position: { x: 200, y: 250 } } );
	await expect( stage.locator( `${ BLOCK }__marker` ) ).toHaveCount( 3 );
	// “Add marker” applies to one click.
	await stage.locator( 'canvas' ).click( { position: { x: 60, y: 400 } } );
	await expect( stage.locator( `${ BLOCK }__marker` ) ).toHaveCount( 3 );

	await stage.getByRole( 'button', { name: 'Marker 3' } ).click();
	const popup = page.getByRole( 'dialog', { name: 'Edit Marker 3' } );
	await popup
		.getByRole( 'textbox', { name: 'Marker Title' } )
		.fill( 'Fish & <Chips> [1]' );
	const renamed = page.getByRole( 'dialog', { name: /^Edit Fish/ } );
	await renamed
		.getByRole( 'textbox', { name: 'Marker Caption' } )
		.fill( 'Open\ndaily' );
	await screenshot( page, 'map-editor-popup' );
	expect( await axeWithin( page, '.dovetail-map-popup' ) ).toEqual( [] );
	await renamed.getByRole( 'button', { name: 'Done' } ).click();
	await expect( renamed ).toHaveCount( 0 );
	const before = await savedPoints( author );
	const marker = stage.getByRole( 'button', { name: /^Fish/ } );
	const box = await marker.boundingBox();
	await page.mouse.move( box!.x + 15, box!.y + 15 );
	await page.mouse.down();
	await page.mouse.move( box!.x + 60, box!.y + 50, { steps: 5 } );
	await page.mouse.up();
	await expect
		.poll( async () => ( await savedPoints( author ) )[ 2 ]?.coordinates )
		.not.toEqual( before[ 2 ]?.coordinates );
	await marker.focus();
	await page.keyboard.press( 'ArrowRight' );
	await stage.getByRole( 'button', { name: 'Marker 2' } ).click();
	await page
		.getByRole( 'button', { name: 'Delete Marker', exact: true } )
		.click();
	await expect( stage.locator( `${ BLOCK }__marker` ) ).toHaveCount( 2 );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );

	// Dragging does not pan a map with markers, so they keep their position on the screen.
	const fish = stage.getByRole( 'button', { name: /^Fish/ } );
	const rested = await fish.boundingBox();
	await stage.locator( 'canvas' ).hover( { position: { x: 100, y: 200 } } );
	await page.mouse.down();
	await page.mouse.move( 700, 500, { steps: 4 } );
	await page.mouse.up();
	expect( await fish.boundingBox() ).toEqual( rested );

	await author.openSettings();
	await sidebar.getByRole( 'button', { name: 'Map settings' } ).click();
	await sidebar.getByLabel( 'Height in pixels' ).fill( '460' );
	await sidebar.getByRole( 'checkbox', { name: 'Scroll to zoom' } ).check();
	await sidebar
		.getByRole( 'checkbox', { name: /^Show names and details/ } )
		.uncheck();
	await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	await sidebar.getByRole( 'radio', { name: 'Terrain' } ).check();
	await screenshot( page, 'map-editor-styles' );
	await expect(
		block.getByRole( 'button', { name: 'Fullscreen: visitors only' } )
	).toBeDisabled();
	await drawnInCanvas( author );
	await author.selectBlock();
	expect( ( await stage.boundingBox() )?.width ).toBe(
		( await block.boundingBox() )?.width
	);
	await screenshot( page, 'map-editor' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await axeWithin( page, '.block-editor-block-inspector' ) ).toEqual(
		[]
	);

	const id = await author.publish( 'Where we are' );
	await author.reopenAndExpectValid();
	const [ saved ] = await author.blocks();
	expect( saved ).toMatchObject( {
		attributes: {
			mapHeight: 460,
			mapStyle: 'terrain',
			scrollToZoom: true,
			mapDetails: false,
		},
	} );
	expect( saved?.attributes ).not.toHaveProperty( 'apiKey' );

	const shown = await openMap( visitor, id );
	await shown.getByRole( 'button', { name: 'Fish & <Chips> [1]' } ).click();
	await expect(
		visitor.getByRole( 'dialog', { name: 'Fish & <Chips> [1]' } )
	).toContainText( 'Open' );
	expect( await shown.evaluate( ( { clientHeight } ) => clientHeight ) ).toBe(
		460
	);
} );

test( 'the field, the map’s buttons and all markers can be reached by keyboard', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.edit( showcaseOf( 'map' ) );
	await author.selectBlock( 1 );
	const block = await drawnInCanvas( author );
	const field = block.getByRole( 'textbox', { name: 'Add a place' } );
	await field.focus();
	const passed: string[] = [];
	for ( let stop = 0; stop < 5; stop++ ) {
		await page.keyboard.press( 'Tab' );
		passed.push(
			await canvas
				.locator( ':focus' )
				.evaluate(
					( element ) => element.getAttribute( 'aria-label' ) ?? ''
				)
		);
	}
	expect( passed ).toEqual( [
		'Search',
		'Zoom in',
		'Zoom out',
		'Brandenburg Gate',
		'Museum Island',
	] );
} );

test( 'search results appear in a list over the map, and the list fits in the window', async ( {
	author,
} ) => {
	await author.edit();
	await author.insert( 'map' );
	const block = await drawnInCanvas( author );
	const field = block.getByRole( 'textbox', { name: 'Add a place' } );
	await field.fill( 'Berlin' );
	await field.press( 'Enter' );
	const found = block.getByRole( 'list', { name: 'Places found' } );
	await expect( found.getByRole( 'button' ) ).toHaveCount( 3 );
	const list = ( await found.boundingBox() )!;
	const map = ( await block.boundingBox() )!;
	expect( list.y ).toBeGreaterThan( map.y );
	expect( list.y + list.height ).toBeLessThan( map.y + map.height );
	await expect( found.getByRole( 'button' ).last() ).toBeInViewport();
	await screenshot( author.page, 'map-editor-found' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
} );

// spec: 000-8-15
test( 'an author sees each error, can retry, and loses no places', async ( {
	author,
	troubles,
} ) => {
	const { canvas } = author;
	await setFaults( { [ STYLES ]: 'refused', [ SEARCH ]: 'cut' } );
	await author.edit( showcaseOf( 'map' ) );
	await author.selectBlock( 1 );
	const block = canvas.locator( BLOCK );
	await expect( block ).toContainText( 'mapbox_error' );
	await screenshot( author.page, 'map-editor-failed' );
	const field = block.getByRole( 'textbox', { name: 'Add a place' } );
	await field.fill( 'Bodestr' );
	await field.press( 'Enter' );
	await expect( block ).toContainText( 'The search failed.' );
	expect( await author.isDirty() ).toBe( false );
	await setFaults();
	await block.getByRole( 'button', { name: 'Try again' } ).last().click();
	await drawnInCanvas( author );
	expect( await author.isDirty() ).toBe( false );

	await block.evaluate( ( element ) => {
		const data = new DataTransfer();
		data.setData(
			'text/plain',
			'<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="52.5" lon="13.45"><name>A &amp; B</name><desc>Coffee</desc></wpt></gpx>'
		);
		element.dispatchEvent(
			new ClipboardEvent( 'paste', {
				clipboardData: data,
				bubbles: true,
				cancelable: true,
			} )
		);
	} );
	await expect(
		block.getByRole( 'button', { name: 'A & B' } )
	).toBeVisible();
	troubles.splice( 0 );
} );

// spec: 000-6-1, 000-5-15
test( 'a permitted user enters the map key only once, in the block or on the settings page', async ( {
	admin,
	author,
	troubles,
} ) => {
	await chooseMaps( { map_provider: 'mapbox' } );
	try {
		await author.edit();
		await author.insert( 'map' );
		const seen = author.canvas.locator( BLOCK );
		await expect( seen ).toContainText( 'This site has no map key yet' );
		await expect( seen ).toContainText(
			'An administrator of this site can set this up under Dovetail → Settings.'
		);
		await expect(
			seen.getByRole( 'textbox', { name: 'Map key' } )
		).toHaveCount( 0 );
		const place = seen.getByRole( 'textbox', { name: 'Add a place' } );
		await place.fill( '52.5163, 13.3777' );
		await place.press( 'Enter' );
		await seen.getByRole( 'button', { name: 'Marker 1' } ).click();
		await author.page
			.getByRole( 'textbox', { name: 'Marker Title' } )
			.fill( 'The gate' );
		await author.page.keyboard.press( 'Escape' );
		await expect(
			seen.getByRole( 'button', { name: 'The gate' } )
		).toBeVisible();
		await screenshot( author.page, 'map-editor-no-key' );

		await admin.edit();
		await admin.insert( 'map' );
		const block = admin.canvas.locator( BLOCK );
		const key = block.getByRole( 'textbox', { name: 'Map key' } );
		await key.fill( 'sk.secret' );
		await key.press( 'Enter' );
		await expect( block ).toContainText(
			'Keys that start with “sk.” are secret'
		);
		await screenshot( admin.page, 'map-editor-secret-key' );
		expect( await admin.axeInCanvas( BLOCK ) ).toEqual( [] );
		// Mapbox checks the key before the site stores it.
		await key.fill( 'pk.nobodys' );
		await key.press( 'Enter' );
		await expect( block ).toContainText( 'Mapbox rejected this key.' );
		troubles.splice( 0 );
		await key.fill( 'pk.entered' );
		await key.press( 'Enter' );
		await drawnInCanvas( admin );
		const search = block.getByRole( 'textbox', { name: 'Add a place' } );
		await search.fill( 'Pariser Platz' );
		await search.press( 'Enter' );
		await expect(
			block.getByRole( 'button', { name: /^Pariser Platz 1, / } )
		).toBeVisible();
		expect(
			await php(
				`return \\Dovetail\\Connections\\Connections::key( 'mapbox' );`
			)
		).toBe( 'pk.entered' );
	} finally {
		await chooseMaps();
		await php(
			`return delete_option( \\Dovetail\\Connections\\Connections::option_name( 'mapbox' ) );`
		);
	}
} );

test( 'in a post with 12 maps, each map loads only when the author scrolls near it', async ( {
	author,
} ) => {
	const { canvas } = author;
	await author.edit( showcaseOf( 'map' ).concat( '\n\n' ).repeat( 12 ) );
	const maps = canvas.locator( BLOCK );
	const last = maps.nth( 11 ).locator( 'canvas' );
	await expect(
		canvas.locator( `${ BLOCK }__view.is-drawn` ).first()
	).toBeVisible( { timeout: 45_000 } );
	await expect( maps ).toHaveCount( 12 );
	expect( await maps.locator( 'canvas' ).count() ).toBeLessThan( 5 );
	await maps.nth( 11 ).scrollIntoViewIfNeeded();
	await expect( last ).toBeVisible( { timeout: 45_000 } );
} );
