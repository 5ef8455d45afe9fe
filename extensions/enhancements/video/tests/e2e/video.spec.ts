import {
	axeWithin,
	expect,
	platformUrl,
	play,
	screenshot,
	siteUrl,
	test,
} from '#e2e';
import type { Page } from '@playwright/test';
import {
	BLOCK,
	FILM,
	hostedFile,
	show,
	videoBlock,
	videoPost,
} from './support';

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

// spec: 002-1-2, 002-2.1-1, 002-7-14
test( 'an uploaded video is hosted, saved in WordPress’s format, and loads when a visitor clicks', async ( {
	author,
	pageAs,
} ) => {
	const { page, canvas } = author;
	await author.edit();
	await author.insertFromInserter( 'Video' );
	// Delay the response until the test has checked the uploading state.
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
		guid: expect.stringMatching( /^vid?\d{5,6}$/ ),
	} );
	const { id: media, src, guid } = block?.attributes ?? {};
	expect( await author.content() ).toBe(
		`<!-- wp:video {"id":${ media },"guid":"${ guid }"} -->\n<figure class="wp-block-video"><video controls src="${ src }"></video></figure>\n<!-- /wp:video -->`
	);
	const id = await author.publish( 'A film' );
	await author.reopenAndExpectValid();
	// Reopening a post sends no request.
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

// spec: 002-4.1-1, 002-8-10
test( 'if a hosting lookup fails, WordPress’s own player shows the video without a message', async ( {
	author,
	troubles,
} ) => {
	const { page, canvas } = author;
	const sources = () =>
		canvas
			.locator( 'video' )
			.evaluateAll( ( videos ) =>
				videos.map( ( video ) => video.getAttribute( 'src' ) )
			);
	const films: {
		file: Awaited< ReturnType< typeof hostedFile > >;
		requests: { count: number };
	}[] = [];
	for ( const path of [ 'media', 'oembed' ] ) {
		for ( const answer of [
			{ status: 500, json: { code: 'broken', message: 'Broken' } },
			{ status: 200, body: '<html>' },
			{ status: 200, json: [ 'x' ] },
		] ) {
			const file = await hostedFile();
			const requests = { count: 0 };
			await page.route(
				path === 'media'
					? new RegExp( `wp/v2/media/${ file.id }\\b` )
					: new RegExp( `oembed/1\\.0/proxy.*${ file.guid }` ),
				( route ) => {
					requests.count++;
					return route.fulfill( answer );
				}
			);
			films.push( { file, requests } );
		}
	}
	const content = films
		.map( ( { file } ) => videoBlock( file ) )
		.join( '\n\n' );
	await author.edit( content );
	await expect
		.poll( () => films.map( ( { requests } ) => requests.count ) )
		.toEqual( films.map( () => 1 ) );
	await expect
		.poll( sources )
		.toEqual( films.map( ( { file } ) => file.url ) );
	await expect( page.locator( '.components-notice' ) ).toHaveCount( 0 );
	expect( await author.isDirty() ).toBe( false );
	expect( films.map( ( { requests } ) => requests.count ) ).toEqual(
		films.map( () => 1 )
	);

	await test.step( 'if our player cannot be loaded, WordPress’s own player is shown', async () => {
		await page.route( /video\/view\.js/, ( route ) => route.abort() );
		const file = await hostedFile();
		await author.open( await videoPost( file ) );
		await expect( canvas.locator( 'video' ) ).toHaveAttribute(
			'src',
			file.url
		);
	} );
	// The browser's own messages about a response with status 500, and about a failed request.
	expect(
		troubles.filter(
			( each ) => ! /500|ERR_FAILED|video\/view/.test( each )
		)
	).toEqual( [] );
	troubles.length = 0;
} );

// spec: 002-2.1-5, 002-6-3
test( 'if the plan excludes hosted videos, upload buttons are disabled and visitors get WordPress’s own video', async ( {
	author,
	visitor,
} ) => {
	const file = await hostedFile();
	const id = await videoPost( file );
	await play( 'upgrade-available' );
	try {
		await author.edit();
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
