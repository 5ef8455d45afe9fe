import type { Locator } from '@playwright/test';
import {
	axeWithin,
	expect,
	screenshot,
	setFaults,
	showcaseOf,
	siteUrl,
	test,
} from '#e2e';
import { BLOCK, chooseMaps, mapPost, openMap, OSM } from './support';

const TILES = 'GET tiles:/{z}/{x}/{y}.png';

test.afterEach( async () => {
	await setFaults();
	await chooseMaps();
} );

test( 'on a site without a consent tool, a map loads on click in its reserved space', async ( {
	visitor,
} ) => {
	await chooseMaps( {} );
	const id = await mapPost( showcaseOf( 'map' ) );
	const tiles: { url: string; referer: string | undefined }[] = [];
	visitor.on( 'request', async ( request ) => {
		if ( request.url().includes( '/services/' ) ) {
			tiles.push( {
				url: request.url(),
				referer: ( await request.allHeaders() ).referer,
			} );
		}
	} );
	await visitor.addInitScript( () => {
		Reflect.set( window, 'dovetailConsent', { marketing: true } );
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const block = visitor.locator( BLOCK );
	await block.scrollIntoViewIfNeeded();
	const show = block.getByRole( 'button', { name: 'Show the map' } );
	await expect( show ).toBeVisible();
	await visitor.waitForLoadState( 'networkidle' );
	expect( tiles ).toEqual( [] );
	await expect( block ).toContainText(
		'Loading this shares your IP address with OpenStreetMap'
	);
	await expect(
		block.getByRole( 'link', { name: 'Brandenburg Gate' } )
	).toBeVisible();
	const room = await block.boundingBox();
	await screenshot( visitor, 'map-facade' );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );

	await show.focus();
	await visitor.keyboard.press( 'Enter' );
	await expect( block ).toHaveClass( /is-drawn/ );
	expect( await block.boundingBox() ).toEqual( room );
	await expect( block.locator( 'canvas' ) ).toBeFocused();
	const made = block.getByRole( 'link', {
		name: '© OpenStreetMap contributors',
	} );
	await expect( made ).toBeVisible();
	await expect( made ).toHaveAttribute(
		'href',
		'https://www.openstreetmap.org/copyright'
	);
	await expect(
		block.getByRole( 'button', { name: 'Brandenburg Gate' } )
	).toBeVisible();
	await screenshot( visitor, 'map-openstreetmap' );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	// OpenStreetMap requires a referrer that identifies the site.
	expect( tiles.length ).toBeGreaterThan( 0 );
	for ( const { url, referer } of tiles ) {
		expect( url ).toMatch( /\/services\/tiles\/\d+\/\d+\/\d+\.png$/ );
		expect( referer ).toContain( new URL( siteUrl() ).host );
	}

	// The browser stores consent, and visitors can withdraw it.
	const always = block.getByRole( 'checkbox', {
		name: 'Always show maps from OpenStreetMap',
	} );
	await always.check();
	await visitor.reload();
	await block.scrollIntoViewIfNeeded();
	await expect( block ).toHaveClass( /is-drawn/ );
	await expect( always ).toBeChecked();
	await screenshot( visitor, 'map-always' );
	await always.uncheck();
	await visitor.reload();
	await block.scrollIntoViewIfNeeded();
	await expect( show ).toBeVisible();
	await expect( always ).not.toBeChecked();
} );

test( 'the “always show maps” checkbox is accessible on a phone in dark mode, even over the map, and can be closed', async ( {
	pageAs,
} ) => {
	await chooseMaps( {} );
	const id = await mapPost( showcaseOf( 'map' ) );
	const page = await pageAs( null, {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
		colorScheme: 'dark',
	} );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const block = page.locator( BLOCK );
	await block.scrollIntoViewIfNeeded();
	const always = block.getByText( 'Always show maps from OpenStreetMap' );
	await expect( always ).toBeVisible();
	await screenshot( page, 'map-always-facade-narrow' );
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );
	await always.tap();
	await expect( block ).toHaveClass( /is-drawn/ );
	const [ tick, made ] = await Promise.all(
		[
			always,
			block.getByRole( 'link', { name: '© OpenStreetMap contributors' } ),
		].map( ( each ) => each.boundingBox() )
	);
	expect( tick!.height ).toBeGreaterThanOrEqual( 44 );
	expect( tick!.y + tick!.height ).toBeLessThanOrEqual( made!.y );
	await screenshot( page, 'map-always-narrow' );
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );

	await block.getByRole( 'button', { name: 'Close' } ).tap();
	await expect( always ).toBeHidden();
} );

for ( const [ map, width, style ] of [
	[ 'narrow', 390, '' ],
	[ 'medium', 640, '' ],
	[ 'short', 1280, '--dovetail-map-height:200px;' ],
] as const ) {
	test( `an open place with a long caption is inside a ${ map } map`, async ( {
		pageAs,
	} ) => {
		await chooseMaps( OSM );
		const caption = 'Look for the yellow umbrella. ';
		const id = await mapPost(
			showcaseOf( 'map' )
				.replaceAll( caption.trim(), caption.repeat( 12 ).trim() )
				.replace( ' style="', `$&${ style }` )
		);
		const page = await pageAs( null, { viewport: { width, height: 844 } } );
		const block = await openMap( page, id );
		await block.getByRole( 'button', { name: 'Brandenburg Gate' } ).click();
		await screenshot( page, `map-popup-${ map }` );
		const [ outer, inner ] = await Promise.all(
			[ block, block.locator( '.mapboxgl-popup' ) ].map( ( part ) =>
				part.boundingBox()
			)
		);
		expect( inner!.y ).toBeGreaterThanOrEqual( outer!.y );
		expect( inner!.y + inner!.height ).toBeLessThanOrEqual(
			outer!.y + outer!.height
		);
	} );
}

test( 'on a phone, the map’s attribution is below an open place or list', async ( {
	pageAs,
} ) => {
	await chooseMaps( OSM );
	const id = await mapPost( showcaseOf( 'map' ) );
	const page = await pageAs( null, {
		viewport: { width: 390, height: 844 },
	} );
	const block = await openMap( page, id );
	const made = await block
		.getByRole( 'link', { name: '© OpenStreetMap contributors' } )
		.boundingBox();
	const bottom = async ( part: Locator ) => {
		const { y, height } = ( await part.boundingBox() )!;
		return y + height;
	};
	await block.getByRole( 'button', { name: 'Museum Island' } ).click();
	expect(
		await bottom( block.locator( '.mapboxgl-popup' ) )
	).toBeLessThanOrEqual( made!.y );
	await page.keyboard.press( 'Escape' );
	await block.getByRole( 'button', { name: 'List of places' } ).click();
	expect(
		await bottom( block.locator( `${ BLOCK }__list` ) )
	).toBeLessThanOrEqual( made!.y );
} );

test( 'a map loads automatically with consent, and on click if the visitor declined', async ( {
	visitor,
	pageAs,
} ) => {
	await chooseMaps( OSM );
	const id = await mapPost( showcaseOf( 'map' ) );
	await openMap( visitor, id );

	const page = await pageAs( null, {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	} );
	await page.addInitScript( () => {
		Reflect.set( window, 'dovetailConsent', { marketing: false } );
	} );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const block = page.locator( BLOCK );
	await block.scrollIntoViewIfNeeded();
	const show = block.getByRole( 'button', { name: 'Show the map' } );
	await expect( show ).toBeVisible();
	// Compare whole pixels, because browsers round lengths to 1/64 pixel.
	const roomOf = async () => {
		const box = await block.boundingBox();
		return [ box?.y, box?.height ].map( ( each ) => Math.round( each! ) );
	};
	const room = await roomOf();
	await screenshot( page, 'map-facade-narrow' );
	await page.setViewportSize( { width: 375, height: 844 } );
	// Nothing is clipped. Content that is too high would begin above the box, which `scrollHeight` leaves out.
	const hidden = await block.evaluate( ( root ) => {
		const box = root.getBoundingClientRect();
		return [ ...root.children ]
			.map( ( child ) => child.getBoundingClientRect() )
			.filter(
				( { height, top, bottom } ) =>
					height > 0 && ( top < box.top || bottom > box.bottom )
			);
	} );
	expect( hidden ).toEqual( [] );
	await page.setViewportSize( { width: 390, height: 844 } );
	await show.tap();
	await expect( block ).toHaveClass( /is-drawn/ );
	expect( await roomOf() ).toEqual( room );
	await expect(
		block.getByRole( 'link', { name: '© OpenStreetMap contributors' } )
	).toBeVisible();
	await screenshot( page, 'map-openstreetmap-narrow' );
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );
} );

test( 'a long popup keeps its close button in view, and covers no controls', async ( {
	pageAs,
} ) => {
	await chooseMaps( {} );
	const caption = 'Meet us under the middle arch.';
	const id = await mapPost(
		showcaseOf( 'map' ).replaceAll( caption, `${ caption } `.repeat( 40 ) )
	);
	const isCovered = ( element: Locator ) =>
		element.evaluate( ( each ) => {
			const { x, y, width, height } = each.getBoundingClientRect();
			return ! each.contains(
				document.elementFromPoint( x + width / 2, y + height / 2 )
			);
		} );
	for ( const [ width, mapHeight ] of [
		[ 1280, 'auto' ],
		[ 1280, '200px' ],
		[ 390, 'auto' ],
		[ 390, '200px' ],
	] as const ) {
		const page = await pageAs( null, {
			viewport: { width, height: 844 },
		} );
		await page.goto( `${ siteUrl() }/?p=${ id }` );
		const block = page.locator( BLOCK );
		await block.evaluate(
			( { style }, height ) =>
				style.setProperty( '--dovetail-map-height', height ),
			mapHeight
		);
		await block.getByRole( 'button', { name: 'Show the map' } ).click();
		await expect( block ).toHaveClass( /is-drawn/ );
		const list = block.getByRole( 'button', { name: 'List of places' } );
		const always = block.getByRole( 'checkbox', { name: /^Always show/ } );
		await expect( always ).toBeVisible();
		await list.click();
		await expect( always ).toBeHidden();
		await block
			.getByRole( 'link', { name: 'Brandenburg Gate', exact: true } )
			.click();
		const dialog = block.getByRole( 'dialog' );
		await dialog
			.getByRole( 'link', { name: 'Directions' } )
			.scrollIntoViewIfNeeded();
		const close = dialog.getByRole( 'button', { name: 'Close' } );
		for ( const control of [
			close,
			...( await block.locator( `${ BLOCK }__control` ).all() ),
		] ) {
			expect( await isCovered( control ), mapHeight ).toBe( false );
		}
		await expect( always ).toBeHidden();
		await close.click();
		await expect( always ).toBeVisible();
	}
} );

test( 'a map that fails to load shows an error, and can be retried', async ( {
	visitor,
	troubles,
} ) => {
	await chooseMaps( {} );
	const id = await mapPost( showcaseOf( 'map' ) );
	for ( const fault of [ 'refused', 'cut', 'not-json' ] ) {
		await setFaults( { [ TILES ]: fault } );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		const block = visitor.locator( BLOCK );
		await block.scrollIntoViewIfNeeded();
		const show = block.getByRole( 'button', { name: 'Show the map' } );
		await show.click();
		await expect( block.getByRole( 'status' ), fault ).toHaveText(
			'The map did not load. Its places are listed here; you can try again.'
		);
		await expect(
			block.getByRole( 'link', { name: 'Brandenburg Gate' } )
		).toBeVisible();
		await setFaults();
		await show.click();
		await expect( block, fault ).toHaveClass( /is-drawn/ );
	}
	troubles.splice( 0 );
} );

test( 'an author without an account can add places by name, by pasted URL and by click', async ( {
	author,
	visitor,
} ) => {
	await chooseMaps( {} );
	const referers: ( string | undefined )[] = [];
	author.page.on( 'request', async ( request ) => {
		if ( request.url().includes( '/services/tiles/' ) ) {
			referers.push( ( await request.allHeaders() ).referer );
		}
	} );
	await author.edit();
	await author.insert( 'map' );
	const block = author.canvas.locator( BLOCK );
	const show = block.getByRole( 'button', { name: 'Show the map' } );
	await expect( show ).toBeVisible( { timeout: 45_000 } );
	await screenshot( author.page, 'map-editor-closed' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( referers ).toEqual( [] );
	await show.click();
	await expect( block.locator( `${ BLOCK }__view.is-drawn` ) ).toBeVisible( {
		timeout: 45_000,
	} );
	const field = block.getByRole( 'textbox', { name: 'Add a place' } );
	await field.fill( 'museum' );
	await field.press( 'Enter' );
	await block.getByRole( 'button', { name: /^Museumsinsel, / } ).click();
	await field.fill(
		'https://www.openstreetmap.org/?mlat=52.4731&mlon=13.4029#map=16/52.4731/13.4029'
	);
	await field.press( 'Enter' );
	await expect( block.locator( `${ BLOCK }__marker` ) ).toHaveCount( 2 );
	await screenshot( author.page, 'map-editor-openstreetmap' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	for ( const referer of referers ) {
		expect( referer ).toContain( new URL( siteUrl() ).host );
	}
	expect( referers.length ).toBeGreaterThan( 0 );
	const id = await author.publish( 'Without an account' );
	await author.reopenAndExpectValid();

	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const shown = visitor.locator( BLOCK );
	await shown.scrollIntoViewIfNeeded();
	await shown.getByRole( 'button', { name: 'Show the map' } ).click();
	await expect(
		shown.getByRole( 'button', { name: 'Museumsinsel' } )
	).toBeVisible();
} );

test( 'on a phone, the field for a place and its help do not cover the button “Show the map”', async ( {
	author,
} ) => {
	await chooseMaps( {} );
	await author.page.setViewportSize( { width: 390, height: 844 } );
	// Load the editor, because a map of an earlier test may have loaded all maps.
	await author.open();
	await author.insert( 'map' );
	const block = author.canvas.locator( BLOCK );
	const field = block.getByRole( 'textbox', { name: 'Add a place' } );
	const show = block.getByRole( 'button', { name: 'Show the map' } );
	await field.focus();
	await expect( show ).toBeVisible( { timeout: 45_000 } );
	const [ whole, input, help, button ] = await Promise.all(
		[ block, field, block.locator( `${ BLOCK }__help` ), show ].map(
			( part ) =>
				part.evaluate( ( element ) => {
					const { top, bottom, width } =
						element.getBoundingClientRect();
					return { top, bottom, width };
				} )
		)
	);
	expect( input!.width ).toBeGreaterThan( whole!.width * 0.75 );
	expect( help!.bottom ).toBeLessThanOrEqual( button!.top );
} );

test( 'the popup of a place is inside the window, and one click opens the next place', async ( {
	author,
} ) => {
	await chooseMaps( {} );
	const { page, canvas, sidebar } = author;
	// Leave room above the map, so that its list of places is below the window.
	await author.open(
		await mapPost(
			`<!-- wp:spacer {"height":"500px"} -->
<div style="height:500px" aria-hidden="true" class="wp-block-spacer"></div>
<!-- /wp:spacer -->

${ showcaseOf( 'map' ) }`
		)
	);
	await author.selectBlock( 2 );
	await author.openSettings();
	await expect(
		canvas.getByRole( 'button', { name: 'Show the map' } )
	).toBeVisible( { timeout: 45_000 } );
	const rows = sidebar
		.getByRole( 'list', { name: 'Places' } )
		.locator( '[data-does="open"]' );
	const done = page.getByRole( 'button', { name: 'Done', exact: true } );

	await rows.nth( 0 ).click();
	await expect( done ).toBeInViewport( { ratio: 1 } );
	await page.keyboard.press( 'ControlOrMeta+A' );
	await page.keyboard.type( 'North gate' );
	// Hold the mouse button, as people do. WordPress then closes the first popup before the click.
	await rows.nth( 1 ).click( { delay: 100 } );
	await expect(
		page.getByRole( 'textbox', { name: 'Marker Title' } )
	).toBeFocused();
	await expect( done ).toBeInViewport( { ratio: 1 } );
	await page.keyboard.press( 'ControlOrMeta+A' );
	await page.keyboard.type( 'South gate' );
	await page.keyboard.press( 'Enter' );
	await expect( done ).toHaveCount( 0 );
	await expect( rows.nth( 1 ) ).toBeFocused();
	await expect( rows.nth( 0 ) ).toHaveText( 'North gate' );
	await expect( rows.nth( 1 ) ).toHaveText( 'South gate' );

	// The list on the canvas does the same.
	const entries = canvas.locator( `${ BLOCK }__entries button` );
	await entries.nth( 0 ).click();
	await expect( done ).toBeInViewport( { ratio: 1 } );
	await entries.nth( 1 ).click( { delay: 100 } );
	await expect(
		page.getByRole( 'dialog', { name: 'Edit South gate' } )
	).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await expect( entries.nth( 1 ) ).toBeFocused();
} );
