import {
	axeWithin,
	expect,
	ourRequests,
	platformUrl,
	rightToLeft,
	screenshot,
	setFaults,
	showcaseOf,
	siteUrl,
	test,
} from '#e2e';
import { BLOCK, STYLES, chooseMaps, mapPost, openMap } from './support';

const TILES = 'GET maps:/v4/{style}/{z}/{x}/{y}.png';

/** Creates a map with places along a spiral around Berlin. Each place has a name and a caption. */
function mapWith( count: number, align?: 'full' ): string {
	const points = Array.from( { length: count }, ( _, index ) => ( {
		coordinates: {
			longitude: Number(
				(
					13.4 +
					( Math.cos( index * 2.4 ) * ( index + 1 ) ) / 300
				).toFixed( 4 )
			),
			latitude: Number(
				(
					52.5 +
					( Math.sin( index * 2.4 ) * ( index + 1 ) ) / 500
				).toFixed( 4 )
			),
		},
		title: `Stop ${ index + 1 }`,
		caption: `What there is to see at stop ${ index + 1 }.`,
	} ) );
	const entries = points
		.map(
			( { coordinates: { longitude, latitude }, title, caption } ) =>
				`<li class="wp-block-dovetail-map__place" data-coordinates="${ longitude },${ latitude }"><a class="wp-block-dovetail-map__title" href="https://www.openstreetmap.org/?mlat=${ latitude }&amp;mlon=${ longitude }#map=16/${ latitude }/${ longitude }">${ title }</a><span class="wp-block-dovetail-map__caption">${ caption }</span></li>`
		)
		.join( '' );
	return `<!-- wp:dovetail/map ${ JSON.stringify( {
		points,
		align,
	} ) } -->
<div class="wp-block-dovetail-map${ align ? ` align${ align }` : '' }" data-map-style="default" data-zoom="13" data-center="-122.4194,37.7749"><ul class="wp-block-dovetail-map__list">${ entries }</ul></div>
<!-- /wp:dovetail/map -->`;
}

const SPACER =
	'<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

test.afterEach( () => setFaults() );

// spec: 000-1-2, 000-2.6-1, 000-2.6-3, 000-7-14, 000-9-5, 000-5-15
test( 'a map loads only near the viewport, and its thirty markers are reachable by keyboard, mouse and list', async ( {
	visitor,
} ) => {
	const id = await mapPost( SPACER + mapWith( 30 ) );
	const ours = ourRequests( visitor );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await visitor.waitForLoadState( 'networkidle' );
	expect( ours.filter( ( path ) => path.includes( '.js' ) ) ).toHaveLength(
		1
	);
	const block = visitor.locator( BLOCK );
	await block.scrollIntoViewIfNeeded();
	await expect( block ).toHaveClass( /is-drawn/ );
	const size = await block.boundingBox();
	expect( size!.height ).toBeCloseTo(
		Math.min( size!.width * 0.75, 900 * 0.8 ),
		0
	);
	await expect( block.locator( `${ BLOCK }__marker` ) ).toHaveCount( 30 );
	await screenshot( visitor, 'map-visitor' );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );

	await block.getByRole( 'button', { name: 'Stop 1', exact: true } ).focus();
	for ( let stop = 2; stop <= 30; stop++ ) {
		await visitor.keyboard.press( 'Tab' );
		await expect(
			block.getByRole( 'button', { name: `Stop ${ stop }`, exact: true } )
		).toBeFocused();
	}
	await visitor.keyboard.press( 'Enter' );
	const dialog = visitor.getByRole( 'dialog', { name: 'Stop 30' } );
	await expect( dialog ).toContainText( 'What there is to see at stop 30.' );
	await expect(
		dialog.getByRole( 'button', { name: 'Close' } )
	).toBeFocused();
	await screenshot( visitor, 'map-visitor-popup' );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await visitor.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect(
		block.getByRole( 'button', { name: 'Stop 30' } )
	).toBeFocused();

	// Screen readers can read the list, and a button shows it to everyone.
	await expect( block.getByRole( 'listitem' ) ).toHaveCount( 30 );
	await block.getByRole( 'button', { name: 'List of places' } ).click();
	const link = block.getByRole( 'link', { name: 'Stop 2', exact: true } );
	await expect( link ).toBeVisible();
	await screenshot( visitor, 'map-visitor-list' );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await link.click();
	await expect(
		visitor.getByRole( 'dialog', { name: 'Stop 2' } )
	).toBeVisible();
	await block
		.locator( 'canvas' )
		.click( { position: { x: 20, y: size!.height - 60 } } );
	await expect( visitor.getByRole( 'dialog' ) ).toHaveCount( 0 );

	// The wheel scrolls the page over the map, and a hint explains how to zoom.
	await block.locator( 'canvas' ).hover( { position: { x: 60, y: 120 } } );
	const top = await visitor.evaluate( () => window.scrollY );
	const hint = block.locator( `${ BLOCK }__hint` );
	await expect( async () => {
		await visitor.mouse.wheel( 0, -20 );
		await expect( hint ).toHaveClass( /is-shown/, { timeout: 100 } );
	} ).toPass();
	await expect( hint ).toHaveText( /^Hold (Ctrl|⌘) and scroll to zoom/ );
	await expect
		.poll( () => visitor.evaluate( () => window.scrollY ) )
		.toBeLessThan( top );

	await block
		.getByRole( 'button', { name: 'Show the map in fullscreen' } )
		.click();
	await expect(
		block.getByRole( 'button', { name: 'Leave fullscreen' } )
	).toBeVisible();
	await visitor.keyboard.press( 'Escape' );
	await visitor.evaluate( () => document.exitFullscreen().catch( () => {} ) );
	await expect(
		block.getByRole( 'button', { name: 'Show the map in fullscreen' } )
	).toBeVisible();
} );

test( 'visitors can reach a place in a group by zooming in or by using the list', async ( {
	visitor,
} ) => {
	const id = await mapPost( mapWith( 120 ) );
	const block = await openMap( visitor, id );
	const groups = block.getByRole( 'button', {
		name: /^\d+ places; zoom in to see them$/,
	} );
	await expect( groups.first() ).toBeVisible();
	const numbers = async () =>
		( await groups.allTextContents() ).reduce(
			( sum, text ) => sum + Number( text ),
			0
		) + ( await block.locator( `${ BLOCK }__marker` ).count() );
	await expect.poll( numbers ).toBe( 120 );
	await screenshot( visitor, 'map-clusters' );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	const [ before ] = await groups.allTextContents();
	await groups.first().focus();
	await visitor.keyboard.press( 'Enter' );
	await expect( block.locator( 'canvas' ) ).toBeFocused();
	await expect
		.poll( async () => ( await groups.allTextContents() )[ 0 ] )
		.not.toBe( before );

	await block.getByRole( 'button', { name: 'List of places' } ).click();
	await block.getByRole( 'link', { name: 'Stop 77', exact: true } ).click();
	await expect(
		visitor.getByRole( 'dialog', { name: 'Stop 77' } )
	).toBeAttached();
	await expect(
		block.getByRole( 'button', { name: 'Stop 77', exact: true } )
	).toBeAttached();
} );

// spec: 000-9-5
test( 'a map’s height is at most 80 % of the window, and buttons do not cover markers', async ( {
	pageAs,
} ) => {
	const id = await mapPost( mapWith( 30, 'full' ) );
	const low = await pageAs( null, {
		viewport: { width: 1280, height: 400 },
	} );
	const seen = ( await ( await openMap( low, id ) ).boundingBox() )!;
	expect( seen.height ).toBeCloseTo( 320, 0 );
	expect( seen.width ).toBeGreaterThan( 1200 );

	const phone = await pageAs( null, {
		viewport: { width: 390, height: 844 },
	} );
	const block = await openMap( phone, id );
	const bottoms = await block
		.locator( `${ BLOCK }__controls` )
		.evaluateAll( ( bars ) =>
			bars.map( ( bar ) => bar.getBoundingClientRect().bottom )
		);
	const tops = await block
		.locator( `${ BLOCK }__marker` )
		.evaluateAll( ( pins ) =>
			pins.map( ( pin ) => pin.getBoundingClientRect().top )
		);
	expect( Math.min( ...tops ) ).toBeGreaterThan( Math.max( ...bottoms ) );
	await screenshot( phone, 'map-phone' );
	await block.getByRole( 'button', { name: 'List of places' } ).click();
	await screenshot( phone, 'map-phone-list' );
} );

test( 'the map fits on a phone and on a right-to-left page', async ( {
	pageAs,
} ) => {
	const id = await mapPost( showcaseOf( 'map' ) );
	const page = await pageAs( null, {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	} );
	await page.addInitScript( () =>
		document.addEventListener( 'readystatechange', () => {
			document.documentElement.dir = 'rtl';
		} )
	);
	const block = await openMap( page, id );
	await block.getByRole( 'button', { name: 'Museum Island' } ).tap();
	const dialog = page.getByRole( 'dialog', { name: 'Museum Island' } );
	await expect(
		dialog.getByRole( 'link', { name: 'Open in your maps app' } )
	).toHaveAttribute( 'href', 'geo:52.5212,13.3982?q=52.5212,13.3982' );
	expect(
		await page.evaluate(
			() =>
				document.documentElement.scrollWidth <=
				document.documentElement.clientWidth
		)
	).toBe( true );
	// The popup is completely visible inside the map.
	const frame = ( await block.boundingBox() )!;
	await expect
		.poll( async () => {
			const box = ( await dialog.boundingBox() )!;
			return (
				box.x >= frame.x &&
				box.y >= frame.y &&
				box.x + box.width <= frame.x + frame.width &&
				box.y + box.height <= frame.y + frame.height
			);
		} )
		.toBe( true );
	await screenshot( page, 'map-narrow-right-to-left' );
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );
} );

test( 'on a right-to-left page, Latin names in the list of places start at the right', async ( {
	visitor,
} ) => {
	const id = await mapPost( showcaseOf( 'map' ) );
	await rightToLeft( async () => {
		const block = await openMap( visitor, id );
		await block.getByRole( 'button', { name: 'List of places' } ).click();
		const gap = await block
			.getByRole( 'link', { name: 'Museum Island', exact: true } )
			.evaluate( ( link ) => {
				const words = document.createRange();
				words.selectNodeContents( link );
				return (
					link.parentElement!.getBoundingClientRect().right -
					words.getBoundingClientRect().right
				);
			} );
		expect( gap ).toBeLessThan( 2 );
	} );
} );

// spec: 000-5-15
test( 'without JavaScript, a key or consent, visitors see the list of places', async ( {
	pageAs,
	visitor,
} ) => {
	const id = await mapPost( showcaseOf( 'map' ) );
	const page = await pageAs( null, { javaScriptEnabled: false } );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	await expect(
		page.getByRole( 'link', { name: 'Brandenburg Gate' } )
	).toHaveAttribute( 'href', /openstreetmap\.org/ );
	await screenshot( page, 'map-without-script' );

	const ours = ourRequests( visitor );
	await visitor.addInitScript( () => {
		Reflect.set( window, 'dovetailConsent', { marketing: false } );
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const block = visitor.locator( BLOCK );
	await block.scrollIntoViewIfNeeded();
	await visitor.waitForLoadState( 'networkidle' );
	expect( ours.filter( ( path ) => path.includes( 'library' ) ) ).toEqual(
		[]
	);
	await screenshot( visitor, 'map-without-consent' );
	await visitor.evaluate( () =>
		document.dispatchEvent(
			new CustomEvent( 'dovetail-consent', {
				detail: { marketing: true },
			} )
		)
	);
	await expect( block ).toHaveClass( /is-drawn/ );

	await chooseMaps( { map_provider: 'mapbox' } );
	try {
		await page.goto( `${ siteUrl() }/?p=${ id }` );
		expect( await page.content() ).not.toContain( 'pk.playground' );
		ours.splice( 0 );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
		await visitor.waitForLoadState( 'networkidle' );
		expect( ours.filter( ( path ) => path.includes( 'library' ) ) ).toEqual(
			[]
		);
		await expect(
			visitor.getByRole( 'link', { name: 'Brandenburg Gate' } )
		).toBeVisible();
	} finally {
		await chooseMaps();
	}
} );

// spec: 000-8-15, 000-8-1
test( 'visitors see the list of places if anything fails', async ( {
	visitor,
	troubles,
} ) => {
	const id = await mapPost( showcaseOf( 'map' ) );
	const sets: Record< string, string >[] = [
		{ [ STYLES ]: 'refused' },
		{ [ STYLES ]: 'not-json' },
		{ [ STYLES ]: 'wrong-shape' },
		{ [ STYLES ]: 'cut' },
		{ [ STYLES ]: 'late' },
		{ [ TILES ]: 'refused' },
		{ [ TILES ]: 'cut' },
	];
	for ( const set of sets ) {
		await setFaults( set );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		const block = visitor.locator( BLOCK );
		await block.scrollIntoViewIfNeeded();
		if ( Object.values( set ).includes( 'late' ) ) {
			await expect( block.locator( 'canvas' ) ).toHaveCount( 1 );
		} else {
			await expect( block, JSON.stringify( set ) ).not.toHaveClass(
				/is-waiting/
			);
		}
		await expect( block ).not.toHaveClass( /is-drawn/ );
		await expect(
			visitor.getByRole( 'link', { name: 'Brandenburg Gate' } )
		).toBeVisible();
	}
	await screenshot( visitor, 'map-failed' );
	await setFaults();
	for ( const part of [ 'blocks/map/library.js*', 'mapbox-gl.*.css' ] ) {
		await visitor.route( `**/${ part }`, ( route ) => route.abort() );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
		await expect( visitor.locator( BLOCK ) ).not.toHaveClass(
			/is-waiting/
		);
		await expect( visitor.locator( BLOCK ) ).not.toHaveClass( /is-drawn/ );
		await visitor.unroute( `**/${ part }` );
	}
	troubles.splice( 0 );
} );

/** Replaces the service's URL in a response. The test responds to requests for the new URL. */
const atMapbox = ( text: string ) =>
	text.replaceAll(
		`${ platformUrl() }/services/maps`,
		'https://api.mapbox.com'
	);

test( 'the map library sends no usage reports, even with Mapbox’s own URL', async ( {
	visitor,
	troubles,
} ) => {
	const id = await mapPost( showcaseOf( 'map' ) );
	const asked: string[] = [];
	await visitor.route( /mapbox\.com/i, async ( route ) => {
		const url = new URL( route.request().url() );
		asked.push( url.hostname );
		const answer = await fetch(
			`${ platformUrl() }/services/maps${ url.pathname }`
		);
		const type = answer.headers.get( 'Content-Type' ) ?? '';
		await route.fulfill( {
			status: answer.status,
			contentType: type,
			headers: { 'Access-Control-Allow-Origin': '*' },
			body: type.includes( 'json' )
				? atMapbox( await answer.text() )
				: Buffer.from( await answer.arrayBuffer() ),
		} );
	} );
	await visitor.route( `**/?p=${ id }`, async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( {
			response,
			body: atMapbox( await response.text() ),
		} );
	} );
	await openMap( visitor, id );
	await visitor.waitForLoadState( 'networkidle' );
	expect( new Set( asked ) ).toEqual( new Set( [ 'api.mapbox.com' ] ) );
	troubles.splice( 0 );
} );
