import type { Locator } from '@playwright/test';
import {
	axeWithin,
	createPost,
	expect,
	screenshot,
	siteUrl,
	speedUpAnimations,
	test,
} from '#e2e';
import {
	BLOCK,
	feed,
	KEEPER,
	BAKERS,
	FERRY,
	LOST,
	markup,
	post,
	open,
	fault,
	forget,
	age,
	read,
} from './support';

const seconds = ( player: Locator ) =>
	player
		.getByRole( 'slider', { name: 'Position' } )
		.evaluate( ( slider ) =>
			Number( ( slider as HTMLInputElement ).value )
		);

test.beforeEach( async () => {
	await fault( null );
	await forget();
} );

test.afterAll( () => fault( null ) );

// spec: 000-1-2, 000-2.8-1, 000-4.6-1, 000-4.6-2, 000-4.6-3, 000-8-12, 000-8-17
test( 'a visitor can play, skip, change tracks and resume playback, and sees each error', async ( {
	visitor,
	troubles,
} ) => {
	await read();
	await read( feed( 'single.xml' ) );
	const id = await createPost( {
		author: 'author',
		content: `${ markup( feed() ) }\n\n${ markup( feed( 'single.xml' ), { showCoverArt: false } ) }`,
	} );
	const sounds: string[] = [];
	const scripts: string[] = [];
	visitor.on( 'request', ( request ) => {
		if ( request.url().includes( '/podcast/sound/' ) ) {
			sounds.push( request.url() );
		}
		const [ , script ] =
			/\/blocks\/podcast-player\/(.+?\.js)/.exec( request.url() ) ?? [];
		if ( script ) {
			scripts.push( script );
		}
	} );
	const players = await open( visitor, id );
	const player = players.first();
	const single = players.last();
	const root = visitor.locator( `${ BLOCK }__stage` ).first();
	const said = visitor.locator( '#dovetail-announcements' );
	await screenshot( visitor, 'podcast-player-visitor' );
	await visitor
		.locator( `${ BLOCK }__stage` )
		.last()
		.scrollIntoViewIfNeeded();
	await expect( players ).toHaveCount( 2 );
	expect( sounds ).toEqual( [] );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await expect( single.getByRole( 'listitem' ) ).toHaveCount( 0 );

	// The first click loads the remaining code and does not move the layout.
	expect( scripts ).toEqual( [ 'view.js' ] );
	const looks = async () => [
		await root.boundingBox(),
		await player.boundingBox(),
		await player.innerHTML(),
	];
	await root.scrollIntoViewIfNeeded();
	const atRest = await looks();
	await player.getByRole( 'button', { name: 'Play', exact: true } ).focus();
	await expect.poll( () => scripts ).toEqual( [ 'view.js', 'touched.js' ] );
	await visitor.waitForLoadState( 'networkidle' );
	expect( await looks() ).toEqual( atRest );
	await screenshot( visitor, 'podcast-player-touched' );
	await visitor.keyboard.press( 'Enter' );
	await expect( root ).toHaveClass( /is-playing/ );
	await expect( said ).toHaveText( `Playing: ${ KEEPER }` );
	await expect(
		player.getByRole( 'button', { name: `Playing: ${ KEEPER }` } )
	).toHaveAttribute( 'aria-current', 'true' );
	expect(
		await visitor.evaluate( () => navigator.mediaSession.metadata?.title )
	).toBe( KEEPER );
	await player.getByRole( 'button', { name: 'Forward 30 seconds' } ).click();
	await expect.poll( () => seconds( player ) ).toBeGreaterThanOrEqual( 30 );
	await player
		.getByRole( 'slider', { name: 'Position' } )
		.press( 'ArrowLeft' );
	await expect.poll( () => seconds( player ) ).toBeLessThan( 30 );
	await player.getByRole( 'button', { name: 'Back 15 seconds' } ).click();
	await expect.poll( () => seconds( player ) ).toBeLessThan( 15 );
	await player.getByRole( 'combobox', { name: 'Speed' } ).selectOption( '2' );
	expect(
		await player
			.locator( 'audio' )
			.evaluate( ( audio ) => ( audio as HTMLAudioElement ).playbackRate )
	).toBe( 2 );
	await player.getByRole( 'button', { name: 'Pause' } ).click();
	await expect( root ).toHaveClass( /is-paused/ );
	await expect( said ).toHaveText( 'Paused' );

	// Only one episode plays at a time.
	await player.getByRole( 'button', { name: BAKERS } ).click();
	await expect(
		player.getByRole( 'button', { name: `Playing: ${ BAKERS }` } )
	).toBeVisible();
	await single.getByRole( 'button', { name: 'Play', exact: true } ).click();
	await expect( root ).toHaveClass( /is-paused/ );
	await expect( visitor.locator( `${ BLOCK }__stage` ).last() ).toHaveClass(
		/is-playing/
	);
	await single.getByRole( 'button', { name: 'Pause' } ).click();

	// The missing episode shows an error.
	await player.getByRole( 'button', { name: LOST } ).click();
	await expect( root ).toHaveClass( /is-error/ );
	await expect( said ).toHaveText(
		'Error: Episode unavailable - Open in a new tab'
	);
	const failed = player.getByRole( 'listitem' ).filter( { hasText: LOST } );
	await expect( failed ).toContainText(
		'Episode unavailable. Open in a new tab'
	);
	await expect( failed.getByRole( 'button' ) ).toHaveAccessibleName(
		new RegExp( `^Error: ${ LOST }` )
	);
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'podcast-player-unavailable' );
	await player.getByRole( 'button', { name: FERRY } ).click();
	await expect( root ).toHaveClass( /is-playing/ );
	await expect( player.getByText( 'Episode unavailable.' ) ).toBeVisible();

	// The listener returns through a link to a time in the episode.
	await player.getByRole( 'button', { name: KEEPER } ).click();
	await expect( root ).toHaveClass( /is-playing/ );
	await player.getByRole( 'button', { name: 'Pause' } ).click();
	await player.getByRole( 'slider', { name: 'Position' } ).fill( '20' );
	await open( visitor, id );
	expect( await seconds( player ) ).toBe( 20 );
	await player.getByRole( 'button', { name: 'Play', exact: true } ).click();
	await expect( root ).toHaveClass( /is-playing/ );
	expect(
		await player
			.locator( 'audio' )
			.evaluate( ( audio ) => ( audio as HTMLAudioElement ).currentTime )
	).toBeGreaterThanOrEqual( 20 );
	await player.getByRole( 'button', { name: 'Pause' } ).click();
	const bakers = await visitor
		.locator( `${ BLOCK }__track` )
		.nth( 1 )
		.getAttribute( 'data-id' );
	await open( visitor, id, `&moment=1#t=0:25&episode=${ bakers }` );
	expect( await seconds( player ) ).toBe( 25 );
	await expect(
		player.getByRole( 'button', { name: BAKERS } )
	).toHaveAttribute( 'aria-current', 'true' );
	await expect( root ).toHaveClass( /is-paused/ );
	troubles.splice(
		0,
		troubles.length,
		...troubles.filter( ( trouble ) => ! /missing\.wav/.test( trouble ) )
	);
} );

test( 'a cached page shows new episodes that the site has read, but never starts a feed request', async ( {
	visitor,
	pageAs,
} ) => {
	const id = await post( { showCoverArt: false } );
	await age();
	const asked = visitor.waitForResponse( /wpcom\/v2\/podcast-player/ );
	const player = await open( visitor, id );
	expect( await ( await asked ).json() ).toMatchObject( {
		pending: true,
		version: 'old',
	} );
	await expect( player.getByRole( 'listitem' ) ).toHaveCount( 3 );

	// Serve the cached page after the site has read the feed.
	const url = `${ siteUrl() }/?p=${ id }`;
	const body = await ( await fetch( url ) ).text();
	await visitor.route( url, ( route ) =>
		route.fulfill( { body, contentType: 'text/html' } )
	);
	await read();
	await open( visitor, id );
	await expect( player.getByRole( 'listitem' ) ).toHaveCount( 4 );
	await expect(
		player.getByRole( 'button', { name: KEEPER } )
	).toHaveAttribute( 'aria-current', 'true' );
	await visitor.unroute( url );

	await age();
	await fault( { kind: 'refused', status: 503 } );
	await read();
	await open( visitor, id );
	await expect( player.getByRole( 'listitem' ) ).toHaveCount( 3 );

	// A feed that was never read shows only a link to it.
	await fault( null );
	await forget();
	const reader = await pageAs( null, { javaScriptEnabled: false } );
	await reader.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( reader.locator( BLOCK ).getByRole( 'link' ) ).toHaveAttribute(
		'href',
		feed()
	);
	// The empty stage must not get a border.
	await expect( reader.locator( `${ BLOCK }__stage` ) ).toHaveCSS(
		'height',
		'0px'
	);
	await screenshot( reader, 'podcast-player-feed-unread' );
	await read();
	await reader.reload();
	await expect( reader.locator( BLOCK ).getByRole( 'listitem' ) ).toHaveCount(
		4
	);
} );

// spec: 000-2.8-1, 000-8-14
test( 'every podcast episode plays without JavaScript, also on a phone and on a right-to-left page', async ( {
	pageAs,
} ) => {
	const id = await post();
	const reader = await pageAs( null, { javaScriptEnabled: false } );
	await reader.goto( `${ siteUrl() }/?p=${ id }` );
	const block = reader.locator( BLOCK );
	await expect(
		block.locator( 'audio[controls][preload="none"]' )
	).toHaveCount( 4 );
	await expect( block ).toContainText( KEEPER );
	await expect( block ).toContainText( 'Recorded on the island of Neuwerk.' );
	await expect( block.locator( 'audio' ).first() ).toBeVisible();
	await expect( block.locator( 'audio' ).last() ).toBeVisible();
	expect( await block.locator( 'audio' ).first().textContent() ).toMatch(
		/Enable .Play sounds in webpages./
	);
	await block.scrollIntoViewIfNeeded();
	await screenshot( reader, 'podcast-player-no-script' );

	const phone = await pageAs( null, {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	} );
	const player = await open( phone, id );
	await player.scrollIntoViewIfNeeded();
	await screenshot( phone, 'podcast-player-390' );
	const atRest = await player.boundingBox();
	await player.getByRole( 'button', { name: 'Play', exact: true } ).tap();
	await expect(
		player.getByRole( 'button', { name: `Playing: ${ KEEPER }` } )
	).toBeVisible();
	expect( await player.boundingBox() ).toEqual( atRest );
	await screenshot( phone, 'podcast-player-390-touched' );
	await player.getByRole( 'button', { name: 'Pause' } ).tap();
	expect(
		await phone.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 390 );
	await phone.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	await screenshot( phone, 'podcast-player-rtl' );
	await expect(
		player.locator( '.wp-block-dovetail-podcast-player__current' )
	).toHaveCSS( 'text-align', /right$/ );
	expect( await axeWithin( phone, BLOCK ) ).toEqual( [] );
} );

test( 'in a narrow window, the podcast player’s volume is wide enough for a mouse, and beside its icon', async ( {
	pageAs,
} ) => {
	const id = await post();
	const narrow = await pageAs( null, {
		viewport: { width: 390, height: 844 },
	} );
	const player = await open( narrow, id );
	const middle = async ( control: Locator ) => {
		const { y = NaN, height = NaN } = ( await control.boundingBox() ) ?? {};
		return Math.round( y + height / 2 );
	};
	expect( await middle( player.getByRole( 'combobox' ) ) ).toBe(
		await middle(
			player.getByRole( 'button', { name: 'Play', exact: true } )
		)
	);
	const volume = player.getByRole( 'slider', { name: 'Volume' } );
	const icon = volume.locator( 'xpath=preceding-sibling::*[1]' );
	expect( await middle( volume ) ).toBe( await middle( icon ) );
	const { width } = ( await volume.boundingBox() )!;
	expect( width ).toBeGreaterThan( 60 );
	await screenshot( narrow, 'podcast-player-narrow-window' );
} );

test( 'the podcast player reserves space for show notes only if an episode has long ones', async ( {
	visitor,
} ) => {
	const id = await post();
	const player = await open( visitor, id );
	const notes = player.locator( `${ BLOCK }__description` );
	const lines = () =>
		notes.evaluate( ( element ) => {
			const { height } = element.getBoundingClientRect();
			return Math.round(
				height / parseFloat( getComputedStyle( element ).lineHeight )
			);
		} );
	await player.getByRole( 'button', { name: BAKERS } ).click();
	await expect.poll( lines ).toBe( 1 );
	// The server marks long show notes with this element.
	await visitor
		.locator( `${ BLOCK }__track` )
		.last()
		.evaluate( ( track ) => {
			const more = document.createElement( 'details' );
			more.className = 'wp-block-dovetail-podcast-player__more';
			track.append( more );
		} );
	await expect.poll( lines ).toBe( 3 );
} );

// spec: 000-2.8-2, 000-8-13
test( 'a podcast player that crashes shows an error and a playable list', async ( {
	visitor,
	troubles,
} ) => {
	const id = await post();
	await visitor.addInitScript( () => {
		Reflect.set( HTMLMediaElement.prototype, 'play', () => {
			throw new Error( 'Broken on purpose.' );
		} );
	} );
	const player = await open( visitor, id );
	await player.getByRole( 'button', { name: 'Play', exact: true } ).click();
	await expect( visitor.locator( BLOCK ).getByRole( 'alert' ) ).toHaveText(
		'An unexpected error occured within the Podcast Player. Reloading this page might fix the problem.'
	);
	await expect(
		visitor.locator( `${ BLOCK } audio[controls]` ).last()
	).toBeVisible();
	await screenshot( visitor, 'podcast-player-crashed' );
	troubles.splice(
		0,
		troubles.length,
		...troubles.filter( ( trouble ) => ! /on purpose/.test( trouble ) )
	);
} );

test( 'collapsed podcast content is hidden before the script loads, and visible if the script fails to load', async ( {
	visitor,
} ) => {
	const id = await post();
	await visitor.route( /podcast-player\/view\.js/, ( route ) =>
		route.fulfill( { body: '', contentType: 'text/javascript' } )
	);
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const sounds = visitor.locator( `${ BLOCK } audio` );
	await expect( sounds.first() ).toBeVisible();
	await expect( sounds ).toHaveCount( 4 );
	await expect( sounds.nth( 1 ) ).toBeHidden();
	// The content becomes visible after eight seconds.
	await speedUpAnimations( visitor );
	await expect( sounds.nth( 1 ) ).toBeVisible();
	await expect( sounds.nth( 3 ) ).toBeVisible();
} );

for ( const javaScriptEnabled of [ true, false ] ) {
	test( `a player far below the fold does not widen the page ${ javaScriptEnabled ? 'before its script starts' : 'without JavaScript' }`, async ( {
		pageAs,
	} ) => {
		await read();
		const id = await createPost( {
			author: 'author',
			content: `<!-- wp:spacer {"height":"4000px"} -->
<div style="height:4000px" aria-hidden="true" class="wp-block-spacer"></div>
<!-- /wp:spacer -->

${ markup( feed() ) }`,
		} );
		const page = await pageAs( null, { javaScriptEnabled } );
		for ( const width of [ 1280, 390 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( `${ siteUrl() }/?p=${ id }` );
			await expect( page.locator( `${ BLOCK } audio` ) ).toHaveCount( 4 );
			expect(
				await page.evaluate(
					() => document.documentElement.scrollWidth
				)
			).toBe( width );
		}
	} );
}
