import {
	axeWithin,
	createPost,
	expect,
	feedOf,
	ourRequests,
	pictures,
	screenshot,
	siteUrl,
	test,
	showcaseOf,
} from '#e2e';
import type { Page } from '@playwright/test';

const BLOCK = '.wp-block-dovetail-gif';

/** Creates the showcase post with images that every WordPress site has. */
const showcase = async () =>
	showcaseOf(
		'gif',
		await pictures(
			'vash-gon-square',
			'coral-square',
			'akaka-falls-state-park-flora',
			'campanula-alliariifolia-flower',
			'man-in-hat'
		)
	);

const fitsWindow = ( page: Page ) =>
	page.evaluate(
		() => document.documentElement.scrollWidth <= window.innerWidth
	);

const roomsOf = ( page: Page ) =>
	page
		.locator( BLOCK )
		.evaluateAll( ( blocks ) =>
			blocks.map( ( block ) => block.getBoundingClientRect().height )
		);

const agree = () =>
	document.dispatchEvent(
		new CustomEvent( 'dovetail-consent', { detail: { marketing: true } } )
	);

test( 'a GIF waits for consent, respects reduced motion, and fits a phone', async ( {
	pageAs,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: `${ await showcase() }

<!-- wp:dovetail/gif {"align":"left","giphyUrl":"https://giphy.com/embed/GeimqsH0TLDt4tScGw","searchText":"Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen","paddingTop":"20%"} -->
<figure class="wp-block-dovetail-gif alignleft"><div class="wp-block-dovetail-gif__stage" style="--dovetail-gif-padding:20%"><a class="wp-block-dovetail-gif__link" href="https://giphy.com/gifs/GeimqsH0TLDt4tScGw">Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</a><p class="wp-block-dovetail-gif__mark">Powered by GIPHY</p></div></figure>
<!-- /wp:dovetail/gif -->

<!-- wp:paragraph --><p>Beside it.</p><!-- /wp:paragraph -->`,
	} );
	const phone = await pageAs( null, {
		viewport: { width: 390, height: 844 },
		colorScheme: 'dark',
	} );
	const ours = ourRequests( phone );
	await phone.goto( `${ siteUrl() }/?p=${ id }` );
	const plays = phone.getByRole( 'button', { name: /^Play: / } );
	await expect( plays ).toHaveCount( 3 );
	expect( ours.some( ( path ) => path.includes( 'gif/view' ) ) ).toBe( true );
	expect( ours.filter( ( path ) => /touched|moving/.test( path ) ) ).toEqual(
		[]
	);
	expect( await fitsWindow( phone ) ).toBe( true );
	await screenshot( phone, 'gif-phone', { fullPage: true } );
	const frames = phone.locator( `${ BLOCK } iframe` );
	await expect( frames ).toHaveCount( 0 );
	const rooms = await roomsOf( phone );
	await phone.locator( BLOCK ).first().scrollIntoViewIfNeeded();
	await phone.evaluate( agree );
	await expect(
		frames.first().contentFrame().getByRole( 'img', { name: 'A cat' } )
	).toBeVisible();
	expect( await roomsOf( phone ) ).toEqual( rooms );
	await screenshot( phone, 'gif-phone-playing' );
	await phone
		.getByRole( 'button', { name: 'Pause: A cat that claps' } )
		.click();
	await expect(
		phone.locator( BLOCK ).first().locator( 'iframe' )
	).toHaveCount( 0 );

	const calm = await pageAs( null, {
		reducedMotion: 'reduce',
		viewport: { width: 390, height: 844 },
	} );
	await calm.addInitScript( () =>
		document.addEventListener( 'readystatechange', () => {
			document.documentElement.dir = 'rtl';
		} )
	);
	await calm.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( calm.getByRole( 'button', { name: /^Play: / } ) ).toHaveCount(
		3
	);
	await calm.evaluate( agree );
	await expect(
		calm.getByText(
			'Not playing because your device is set to reduce motion.'
		)
	).toHaveCount( 3 );
	await expect( calm.locator( `${ BLOCK } iframe` ) ).toHaveCount( 0 );
	expect( await fitsWindow( calm ) ).toBe( true );
	const [ always, mark ] = await Promise.all(
		[ calm.getByText( 'Always show' ), calm.getByText( 'Powered by' ) ].map(
			( each ) => each.first().boundingBox()
		)
	);
	expect( always!.x ).toBeGreaterThanOrEqual( mark!.x + mark!.width );
	await screenshot( calm, 'gif-phone-rtl', { fullPage: true } );
	await calm
		.getByRole( 'button', { name: 'Play: A cat that claps' } )
		.click();
	await expect( calm.locator( `${ BLOCK } iframe` ) ).toHaveCount( 1 );
} );

test( 'a visitor sees an error and can retry if the service times out or is unreachable', async ( {
	pageAs,
	troubles,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: await showcase(),
	} );
	const visitor = await pageAs( null );
	await visitor.clock.install();
	// Simulates a service that never responds.
	await visitor.route( /services\/gif-player/, () => {} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const block = visitor.locator( BLOCK ).last();
	const play = block.getByRole( 'button', { name: 'Play: A party' } );
	await play.click();
	await expect( block.getByRole( 'status' ) ).toHaveText( 'Loading…' );
	await expect( block.locator( 'iframe' ) ).toBeAttached();
	await screenshot( visitor, 'gif-asked' );
	await visitor.clock.runFor( 15_000 );
	await expect( block.getByRole( 'status' ) ).toHaveText(
		'giphy.com does not answer. You can try again.'
	);
	await expect( block.locator( 'iframe' ) ).toHaveCount( 0 );
	await expect( play ).toBeFocused();
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'gif-silent' );
	await visitor.unroute( /services\/gif-player/ );
	await play.click();
	await expect(
		block.getByRole( 'button', { name: 'Pause: A party' } )
	).toBeVisible();
	troubles.splice( 0 );
} );

test( 'in feeds and in print, a GIF is shown as a poster image with a link', async ( {
	pageAs,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: await showcase(),
	} );
	const page = await pageAs( null );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( page.getByRole( 'button', { name: /^Play: / } ) ).toHaveCount(
		2
	);
	await page.emulateMedia( { media: 'print' } );
	await expect( page.getByRole( 'button', { name: /^Play/ } ) ).toHaveCount(
		0
	);
	await expect(
		page.getByRole( 'link', { name: 'A cat that claps' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'img', { name: 'A man in a hat' } )
	).toBeVisible();
	await screenshot( page, 'gif-print', { fullPage: true } );

	const feed = await feedOf( id );
	expect( feed ).toContain(
		'href="https://giphy.com/gifs/3oEjI6SIIHBdRxXI40">A cat that claps</a>'
	);
	expect( feed ).toMatch(
		/href="https:\/\/giphy\.com\/gifs\/l0MYt5jPR6QX5pnqM"><img [^>]*alt="A man in a hat"/
	);
} );
