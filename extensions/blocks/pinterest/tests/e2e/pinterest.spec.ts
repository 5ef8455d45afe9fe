import {
	axeWithin,
	createPost,
	expect,
	screenshot,
	showcaseOf,
	siteUrl,
	test,
} from '#e2e';

const BLOCK = '.wp-block-dovetail-pinterest';
const PIN = 'https://www.pinterest.com/pin/99360735500167749/';
const BOARD = 'https://www.pinterest.de/annaberg/brot-backen/';

test( 'an unresolved short Pinterest URL stays in the field, and a URL that cannot be embedded becomes a link', async ( {
	author,
	troubles,
} ) => {
	const { page, canvas } = author;
	const short = 'https://pin.it/3kDq8mX';
	await author.edit();
	await author.insert( 'pinterest' );
	const field = canvas.getByRole( 'textbox', { name: 'Pinterest address' } );
	for ( const answer of [
		{ status: 500, body: 'Fatal error' },
		{ status: 200, contentType: 'text/html', body: '<p>Log in</p>' },
		{ status: 200, json: { status: 404, url: PIN } },
		{ status: 200, json: [] },
	] ) {
		await page.route(
			/resolve-redirect/,
			( route ) => route.fulfill( answer ),
			{ times: 1 }
		);
		await field.fill( short );
		const answered = page.waitForResponse( /resolve-redirect/ );
		await field.press( 'Enter' );
		await answered;
		await expect( canvas.getByText( 'Embedding…' ) ).toHaveCount( 0 );
		const sentence = canvas.getByText(
			'Sorry, this content could not be embedded.'
		);
		await expect( sentence ).toBeVisible();
		await expect( field ).toHaveValue( short );
		await expect( field ).toBeFocused();
	}
	expect( await author.blocks() ).toMatchObject( [
		{ name: 'dovetail/pinterest', attributes: { url: '' } },
	] );

	const unknown = 'https://www.pinterest.com/annaberg/bread/rye/';
	await field.fill( unknown );
	await field.press( 'Enter' );
	await canvas
		.getByRole( 'button', { name: 'Convert block to link' } )
		.click();
	await expect( canvas.getByRole( 'link', { name: unknown } ) ).toBeVisible();
	expect( await author.blocks() ).toMatchObject( [
		{ name: 'core/paragraph' },
	] );
	troubles.splice( 0 );
} );

// spec: 002-1-5, 002-2.4-1, 002-3.4-1
test( 'a Pinterest pin keeps the pasted URL, and loads when a visitor clicks', async ( {
	author,
	pageAs,
} ) => {
	const { page, canvas } = author;
	// Prevents the site from resolving the URL, so that nothing leaves this machine.
	await page.route( /resolve-redirect/, ( route ) =>
		route.fulfill( { json: { status: 200, url: PIN } } )
	);
	await author.edit();
	await author.insert( 'pinterest' );
	const field = canvas.getByRole( 'textbox', { name: 'Pinterest address' } );
	await screenshot( page, 'pinterest-empty' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await field.fill( 'https://www.pinterest.com.evil.example/pin/1/' );
	await canvas.getByRole( 'button', { name: 'Embed' } ).click();
	await expect(
		canvas.getByText( 'Sorry, this content could not be embedded.' )
	).toBeVisible();
	await expect(
		canvas.getByRole( 'button', { name: 'Convert block to link' } )
	).toBeVisible();
	await screenshot( page, 'pinterest-failed' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await field.fill( 'https://pin.it/3kDq8mX' );
	await field.press( 'Enter' );
	const preview = canvas.locator( `${ BLOCK } iframe` );
	await expect(
		preview.contentFrame().getByRole( 'heading', { name: 'Rye bread' } )
	).toBeVisible();
	await expect( preview ).toHaveAttribute( 'sandbox', /allow-scripts/ );
	await screenshot( page, 'pinterest-editor' );
	await author.selectBlock();
	// WordPress hides the toolbar while the author types, until the mouse moves.
	for ( const x of [ 10, 60 ] ) {
		await canvas
			.getByRole( 'textbox', { name: 'Add title' } )
			.hover( { position: { x, y: 10 } } );
	}
	await page.getByRole( 'button', { name: 'Edit URL' } ).click();
	await expect( field ).toHaveValue( PIN );
	await canvas.getByRole( 'button', { name: 'Cancel' } ).click();
	const id = await author.publish( 'Bread' );
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{ attributes: { url: PIN } },
	] );
	// A reopened post sends no request to the service.
	await expect(
		canvas.getByRole( 'button', { name: 'Show preview' } )
	).toBeVisible();
	await expect( preview ).toHaveCount( 0 );

	const visitor = await pageAs( null );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await visitor.getByRole( 'button', { name: 'Show Pinterest' } ).click();
	const frame = visitor.locator( `${ BLOCK } iframe` );
	await expect(
		frame.contentFrame().getByRole( 'heading', { name: 'Rye bread' } )
	).toBeVisible();
	await expect( frame ).toHaveAttribute(
		'title',
		'Pinterest: pinterest.com/pin/99360735500167749'
	);
	await expect( frame ).toHaveCSS( 'width', '345px' );
} );

test( 'a Pinterest board is rendered by Pinterest’s script in a sandboxed iframe, and fits on a phone', async ( {
	pageAs,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: showcaseOf( 'pinterest__board' ),
	} );
	for ( const [ name, width ] of [
		[ 'pinterest-board', 1280 ],
		[ 'pinterest-board-390', 390 ],
	] as const ) {
		const visitor = await pageAs( null, {
			viewport: { width, height: 844 },
		} );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await visitor.getByRole( 'button', { name: 'Show Pinterest' } ).click();
		const frame = visitor.locator( `${ BLOCK } iframe` );
		const inside = frame.contentFrame();
		await expect(
			inside.getByRole( 'heading', { name: 'annaberg: brot-backen' } )
		).toBeVisible();
		await expect( frame ).toHaveAttribute(
			'sandbox',
			'allow-scripts  allow-popups allow-popups-to-escape-sandbox'
		);
		expect(
			await inside
				.locator( 'html' )
				.evaluate( ( { ownerDocument } ) => [
					ownerDocument.defaultView?.origin,
					ownerDocument.documentElement.scrollWidth <= innerWidth,
				] )
		).toEqual( [ 'null', true ] );
		// The iframe must be exactly as high as the rendered content, so that it does not scroll.
		await expect
			.poll( () =>
				inside
					.locator( 'html' )
					.evaluate(
						( html ) => html.scrollHeight - window.innerHeight
					)
			)
			.toBe( 0 );
		const last = await inside
			.getByText( 'Follow on Pinterest' )
			.evaluate(
				( text ) =>
					window.innerHeight - text.getBoundingClientRect().bottom
			);
		expect( last ).toBeGreaterThan( 0 );
		expect( last ).toBeLessThan( 40 );
		expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
		await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
		await screenshot( visitor, name );
	}
} );

test( 'if Pinterest’s script is blocked, the facade explains this and keeps the link', async ( {
	pageAs,
	troubles,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: showcaseOf( 'pinterest__board' ),
	} );
	const SILENT =
		'pinterest.com does not answer. You can try again, or follow the link.';
	const blocked = await pageAs( null );
	await blocked.route( /pinit\.js/, ( route ) => route.abort() );
	await blocked.goto( `${ siteUrl() }/?p=${ id }` );
	const show = blocked.getByRole( 'button', { name: 'Show Pinterest' } );
	await show.click();
	await expect( blocked.getByText( SILENT ) ).toBeVisible();
	await expect( blocked.locator( `${ BLOCK } iframe` ) ).toHaveCount( 0 );
	await expect( show ).toBeEnabled();
	await expect(
		blocked.getByRole( 'link', {
			name: 'View on Pinterest',
		} )
	).toHaveAttribute( 'href', BOARD );
	await screenshot( blocked, 'pinterest-silent' );
	await blocked.setViewportSize( { width: 390, height: 844 } );
	await screenshot( blocked, 'pinterest-silent-390' );

	// The script loads but renders nothing.
	const idle = await pageAs( null );
	await idle.clock.install();
	await idle.route( /pinit\.js/, ( route ) =>
		route.fulfill( { contentType: 'text/javascript', body: '' } )
	);
	await idle.goto( `${ siteUrl() }/?p=${ id }` );
	await idle.getByRole( 'button', { name: 'Show Pinterest' } ).click();
	await expect( idle.locator( `${ BLOCK } iframe` ) ).toBeAttached();
	await idle.clock.runFor( 15_000 );
	await expect( idle.getByText( SILENT ) ).toBeVisible();
	troubles.splice( 0 );
} );
