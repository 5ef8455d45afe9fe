import {
	axeWithin,
	createPost,
	expect,
	php,
	platformUrl,
	play,
	recordShifts,
	rightToLeft,
	screenshot,
	siteUrl,
	test,
} from '#e2e';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { FILM, hostedFile, videoBlock, videoPost } from './support';

const BLOCK = '.wp-block-video';

const cases = < Case >( name: string ): readonly Case[] =>
	JSON.parse(
		readFileSync( `extensions/enhancements/video/tests/${ name }`, 'utf8' )
	);

const show = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Show VideoPress' } );

/** What a page asks of the service, by path and query. */
function asked( page: Page ): string[] {
	const found: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().startsWith( `${ platformUrl() }/services/` ) ) {
			const { pathname, search } = new URL( request.url() );
			found.push( pathname + search );
		}
	} );
	return found;
}

test.beforeAll( () => play( 'paid' ) );

// spec: 002-9-8
test( 'editor and server write the same address and the same classes', async () => {
	const players = cases< { playback: object; address: string } >(
		'player.cases.json'
	);
	expect(
		await php(
			`return array_map( static fn( $case ) => \\Dovetail\\Video\\Player::address( 'abcd1234', $case['playback'] ), $input );`,
			players
		)
	).toEqual(
		players.map(
			( { address } ) =>
				`${ platformUrl() }/services/videopress/embed/abcd1234${ address }`
		)
	);
	const ratios = cases< { size: [ number, number ]; ratio: string | null } >(
		'ratio.cases.json'
	);
	expect(
		await php(
			`return array_map( static fn( $case ) => \\Dovetail\\Video\\Player::ratio_classes( $case['size'][0], $case['size'][1] ), $input );`,
			ratios
		)
	).toEqual(
		ratios.map( ( { ratio } ) =>
			ratio ? [ `wp-embed-aspect-${ ratio }`, 'wp-has-aspect-ratio' ] : []
		)
	);
} );

// spec: 002-1-2, 002-2.1-1, 002-7-14
test( 'a video that an author uploads is hosted, saved as WordPress saves it, and loads when a visitor asks', async ( {
	author,
	pageAs,
} ) => {
	const { page, canvas } = author;
	await author.open();
	await author.insertFromInserter( 'Video' );
	// Held until the words have been seen.
	let go = () => {};
	await page.route( /wp\/v2\/media(?:\?|%3F|$)/, async ( route ) => {
		if ( route.request().method() === 'POST' ) {
			await new Promise< void >( ( resolve ) => ( go = resolve ) );
		}
		await route.fallback();
	} );
	await canvas
		.locator( '[data-type="core/video"] input[type="file"]' )
		.setInputFiles( FILM );
	await expect( canvas.getByText( 'Uploading…' ) ).toBeVisible();
	await screenshot( page, 'video-uploading' );
	go();
	const frame = canvas.locator( `${ BLOCK } iframe` );
	await expect(
		frame.contentFrame().getByRole( 'button', { name: 'Play' } )
	).toBeVisible();
	await expect( canvas.getByText( 'Uploading…' ) ).toHaveCount( 0 );
	await author.selectBlock();
	await screenshot( page, 'video-editor' );
	const [ block ] = await author.blocks();
	expect( block?.attributes ).toMatchObject( {
		guid: expect.stringMatching( /^vid\d{5}$/ ),
	} );
	const { id: media, src, guid } = block?.attributes ?? {};
	expect( await author.content() ).toBe(
		`<!-- wp:video {"id":${ media },"guid":"${ guid }"} -->\n<figure class="wp-block-video"><video controls src="${ src }"></video></figure>\n<!-- /wp:video -->`
	);
	const id = await author.publish( 'A film' );
	await author.reloadAndExpectValid( id );
	// Opened again it asks nobody.
	await expect(
		canvas.getByRole( 'button', { name: 'Show preview' } )
	).toBeVisible();
	await expect( frame ).toHaveCount( 0 );
	expect( await author.isDirty() ).toBe( false );
	await author.selectBlock();
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await author.openSettings();
	expect( await author.axeInControls() ).toEqual( [] );
	await screenshot( page, 'video-editor-opened' );

	const visitor = await pageAs( null );
	const requests = asked( visitor );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( show( visitor ) ).toBeVisible();
	expect( requests ).toEqual( [] );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'video-facade' );
	await show( visitor ).press( 'Enter' );
	const shown = visitor.locator( `${ BLOCK } iframe` );
	await expect( shown ).toBeFocused();
	await expect( shown ).toHaveAttribute( 'title', 'VideoPress: harbour' );
	expect( requests ).toEqual( [
		`/services/videopress/embed/${ guid }?preloadContent=metadata`,
	] );
	await screenshot( visitor, 'video-open' );
} );

// spec: 002-9-8
test( 'a page keeps the place of a video at its ratio, at every width and in both directions', async ( {
	pageAs,
} ) => {
	const wide = await hostedFile();
	const tall = await hostedFile( { width: 720, height: 1280, title: '' } );
	const id = await createPost( {
		author: 'author',
		content: [
			videoBlock( wide, {
				attributes: 'autoplay loop muted',
				caption: 'At <em>six</em>',
			} ),
			videoBlock( tall, {
				comment: { align: 'left' },
				classes: ' alignleft',
			} ),
		].join( '\n\n' ),
	} );
	for ( const [ name, width, isMirrored ] of [
		[ 'video-1280', 1280, false ],
		[ 'video-390', 390, false ],
		[ 'video-rtl', 1280, true ],
	] as const ) {
		const look = async () => {
			const visitor = await pageAs( null, {
				viewport: { width, height: 900 },
			} );
			const shifts = await recordShifts( visitor );
			await visitor.goto( `${ siteUrl() }/?p=${ id }` );
			const first = visitor.locator( BLOCK ).first();
			await expect( first ).toHaveClass(
				/wp-embed-aspect-16-9 wp-has-aspect-ratio/
			);
			await expect( visitor.locator( BLOCK ).nth( 1 ) ).toHaveClass(
				/alignleft wp-embed-aspect-9-16/
			);
			const caption = first.locator( 'figcaption' );
			const place = await caption.boundingBox();
			expect( await shifts() ).toEqual( [] );
			await show( visitor ).first().click();
			const frame = first.locator( 'iframe' );
			await expect(
				frame.contentFrame().getByRole( 'button', { name: 'Play' } )
			).toBeVisible();
			const box = await frame.boundingBox();
			expect( box?.width ).toBe( ( await first.boundingBox() )?.width );
			if ( width > 600 ) {
				expect(
					( box?.width ?? 0 ) / ( box?.height ?? 1 )
				).toBeCloseTo( 16 / 9, 2 );
			}
			const tick = await first.locator( 'label' ).boundingBox();
			expect( tick?.y ).toBeCloseTo(
				( box?.y ?? 0 ) + ( box?.height ?? 0 ),
				0
			);
			await expect( frame ).toHaveAttribute(
				'src',
				`${ platformUrl() }/services/videopress/embed/${ wide.guid }?autoPlay=1&controls=0&loop=1&muted=1&preloadContent=metadata`
			);
			await expect( caption ).toHaveText( 'At six' );
			expect( await caption.boundingBox() ).toEqual( place );
			expect(
				await visitor.evaluate(
					() => document.documentElement.scrollWidth <= innerWidth
				)
			).toBe( true );
			await screenshot( visitor, name );
		};
		await ( isMirrored ? rightToLeft( look ) : look() );
	}
} );

test( 'without script, in a feed and in print there is WordPress’s own video or a link', async ( {
	pageAs,
	visitor,
} ) => {
	const file = await hostedFile( { title: 'The [gallery] & harbour' } );
	const id = await videoPost( file, {
		attributes:
			'autoplay controls poster="https://elsewhere.example/still.jpg"',
	} );
	const plain = await pageAs( null, { javaScriptEnabled: false } );
	const requests: string[] = [];
	plain.on( 'request', ( request ) => requests.push( request.url() ) );
	await plain.goto( `${ siteUrl() }/?p=${ id }` );
	const video = plain.locator( `${ BLOCK } video` );
	await expect( video ).toHaveAttribute( 'src', file.url );
	await expect( video ).toHaveAttribute( 'preload', 'none' );
	await expect( video ).not.toHaveAttribute( 'poster' );
	await expect( video ).not.toHaveAttribute( 'autoplay' );
	await expect(
		plain.getByRole( 'link', { name: 'The [gallery] & harbour' } )
	).toHaveAttribute( 'href', `https://videopress.com/v/${ file.guid }` );
	expect(
		requests.filter( ( url ) => ! url.startsWith( siteUrl() ) )
	).toEqual( [] );
	await screenshot( plain, 'video-no-script' );

	const feed = await ( await fetch( `${ siteUrl() }/?feed=rss2` ) ).text();
	expect( feed ).toContain( `src="${ file.url }"></video></figure>` );
	expect( feed ).not.toContain( 'videopress.com' );

	await visitor.emulateMedia( { media: 'print' } );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( show( visitor ) ).toBeHidden();
	await expect(
		visitor.getByRole( 'link', { name: 'The [gallery] & harbour' } )
	).toBeVisible();
} );

test( 'a title that not everybody may read is not told', async ( {
	visitor,
} ) => {
	const file = await hostedFile( { title: 'Secret', status: 'private' } );
	await visitor.goto( `${ siteUrl() }/?p=${ await videoPost( file ) }` );
	await expect(
		visitor.getByRole( 'link', { name: `videopress.com/v/${ file.guid }` } )
	).toBeVisible();
	expect( await visitor.content() ).not.toContain( 'Secret' );
} );

// spec: 002-4.1-1, 002-8-10
test( 'what cannot be looked up is WordPress’s own video, and nobody is told', async ( {
	author,
	troubles,
} ) => {
	const { page, canvas } = author;
	const file = await hostedFile();
	const id = await videoPost( file );
	for ( const path of [ /wp\/v2\/media\/\d/, /oembed\/1\.0\/proxy/ ] ) {
		for ( const answer of [
			{ status: 500, json: { code: 'broken', message: 'Broken' } },
			{ status: 200, body: '<html>' },
			{ status: 200, json: [ 'x' ] },
		] ) {
			let count = 0;
			await page.route( path, ( route ) => {
				count++;
				return route.fulfill( answer );
			} );
			await author.open( id );
			await expect( canvas.locator( 'video' ) ).toHaveAttribute(
				'src',
				file.url
			);
			expect( count ).toBe( 1 );
			await expect( page.locator( '.components-notice' ) ).toHaveCount(
				0
			);
			expect( await author.isDirty() ).toBe( false );
			await page.unroute( path );
		}
	}
	// The part of ours that shows it cannot be had.
	await page.route( /video\/view\.js/, ( route ) => route.abort() );
	await author.open( id );
	await expect( canvas.locator( 'video' ) ).toHaveAttribute(
		'src',
		file.url
	);
	await page.unroute( /video\/view\.js/ );
	// The browser's own words of an answer with the status 500, and of none.
	expect(
		troubles.filter(
			( each ) => ! /500|ERR_FAILED|video\/view/.test( each )
		)
	).toEqual( [] );
	troubles.length = 0;
} );

// spec: 002-2.1-5, 002-6-3
test( 'without the plan the buttons are disabled, and visitors get WordPress’s own video', async ( {
	author,
	visitor,
} ) => {
	const file = await hostedFile();
	const id = await videoPost( file );
	await play( 'upgrade-available' );
	try {
		await author.open();
		await author.insertFromInserter( 'Video' );
		const { canvas, page } = author;
		for ( const name of [ 'Media Library', 'Upload' ] ) {
			await expect(
				canvas.getByRole( 'button', { name, exact: true } )
			).toHaveAttribute( 'aria-disabled', 'true' );
		}
		await screenshot( page, 'video-no-plan' );
		expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
		await canvas.getByRole( 'button', { name: 'Insert from URL' } ).click();
		await canvas
			.getByRole( 'textbox', { name: 'URL of the video' } )
			.fill( file.url );
		await screenshot( page, 'video-no-plan-url' );
		await canvas
			.getByRole( 'button', { name: 'Insert', exact: true } )
			.click();
		await expect( canvas.locator( 'video' ) ).toHaveAttribute(
			'src',
			file.url
		);
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await expect( visitor.locator( `${ BLOCK } video` ) ).toHaveAttribute(
			'src',
			file.url
		);
		await expect( show( visitor ) ).toHaveCount( 0 );
	} finally {
		await play( 'paid' );
	}
} );
