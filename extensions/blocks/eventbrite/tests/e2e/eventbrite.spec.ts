import {
	axeWithin,
	createPost,
	expect,
	platformUrl,
	screenshot,
	showcaseOf,
	siteUrl,
	test,
} from '#e2e';

const BLOCK = '.wp-block-dovetail-eventbrite';
const BREAD =
	'https://www.eventbrite.com/e/bread-baking-day-tickets-123456789012';
const SENTENCE = 'Sorry, this content could not be embedded.';

// spec: 002-1-7
test( 'an event keeps what an author sets, and its checkout loads when a visitor asks', async ( {
	author,
	pageAs,
} ) => {
	const { page, canvas } = author;
	// Nothing leaves the machine: the site would look where the address leads.
	await page.route( /resolve-redirect/, ( route ) =>
		route.fulfill( { json: { status: 200, url: `${ BREAD }?aff=x` } } )
	);
	await author.edit();
	await author.insert( 'eventbrite' );
	const field = canvas.getByRole( 'textbox', { name: 'Event address' } );
	await screenshot( page, 'eventbrite-empty' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await field.fill( 'https://www.eventbrite.com.evil.example/e/bread-123' );
	await canvas.getByRole( 'button', { name: 'Embed' } ).click();
	await expect( canvas.getByText( SENTENCE ) ).toBeVisible();
	await screenshot( page, 'eventbrite-failed' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await field.fill( 'https://bread-baking-day.eventbrite.com' );
	await field.press( 'Enter' );
	const preview = canvas.locator( `${ BLOCK } iframe` );
	await expect(
		preview.contentFrame().getByText( 'Event 123456789012' )
	).toBeVisible();
	await expect( preview ).toHaveAttribute( 'sandbox', /allow-forms/ );
	await author.openSettings();
	await screenshot( page, 'eventbrite-editor' );
	expect( await author.axeInControls() ).toEqual( [] );
	const id = await author.publish( 'Bread baking day' );
	await author.reloadAndExpectValid( id );
	expect( await author.blocks() ).toMatchObject( [
		{
			attributes: {
				url: BREAD,
				eventId: 123456789012,
				style: 'inline',
			},
		},
	] );
	// A reopened post requests nothing.
	await expect(
		canvas.getByRole( 'button', { name: 'Show preview' } )
	).toBeVisible();
	await expect( preview ).toHaveCount( 0 );

	const visitor = await pageAs( null );
	const foreign: string[] = [];
	visitor.on( 'request', ( request ) => {
		if ( request.url().startsWith( platformUrl() ) ) {
			foreign.push( request.url() );
		}
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const show = visitor.getByRole( 'button', { name: 'Show Eventbrite' } );
	await expect( show ).toBeVisible();
	expect( foreign ).toEqual( [] );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
	await screenshot( visitor, 'eventbrite-facade' );
	await show.press( 'Enter' );
	const frame = visitor.locator( `${ BLOCK } iframe` );
	await expect(
		frame.contentFrame().getByRole( 'button', { name: 'Register' } )
	).toBeVisible();
	await expect( frame ).toBeFocused();
	await expect( frame ).toHaveAttribute( 'allow', 'payment' );
	const [ asked = '', ...more ] = foreign;
	expect( more ).toEqual( [] );
	expect( Object.fromEntries( new URL( asked ).searchParams ) ).toEqual( {
		eid: '123456789012',
		parent: expect.stringContaining( siteUrl() ),
	} );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'eventbrite-open' );
} );

test( 'an event behind a button has that button on the canvas, locked', async ( {
	author,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.edit( showcaseOf( 'eventbrite' ) );
	await expect(
		canvas.getByRole( 'button', { name: 'Show preview' } )
	).toBeVisible();
	await author.selectBlock();
	await author.openSettings();
	await sidebar.getByRole( 'radio', { name: 'Button & Modal' } ).check();
	const button = canvas.locator( `${ BLOCK } .wp-element-button` );
	await expect( button ).toHaveText( 'Register' );
	await screenshot( page, 'eventbrite-modal-editor' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await author.save();
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{ attributes: { url: BREAD, style: 'modal' } },
		{
			name: 'dovetail/button',
			attributes: {
				url: BREAD,
				text: 'Register',
				lock: { move: true, remove: true },
			},
		},
	] );
} );

for ( const [ name, words ] of [
	[ 'eventbrite__modal', 'Come and bake' ],
	[ 'eventbrite__deprecated-v1', 'Come and bake' ],
] as const ) {
	test( `a button opens the checkout over the page, and Escape goes back to it: ${ name }`, async ( {
		pageAs,
	} ) => {
		const id = await createPost( {
			author: 'author',
			content: showcaseOf( name ),
		} );
		const visitor = await pageAs( null );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		const link = visitor.getByRole( 'link', { name: words } );
		await screenshot( visitor, name );
		await link.press( 'Enter' );
		const dialog = visitor.getByRole( 'dialog', {
			name: `Eventbrite: ${ words }`,
		} );
		await expect(
			dialog.locator( 'iframe' ).contentFrame().getByText( 'in a window' )
		).toBeVisible();
		expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
		await screenshot( visitor, `${ name }-dialog` );
		await visitor.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( link ).toBeFocused();
	} );
}

// spec: 002-3.6-3
test( 'a post of an earlier version is read, and its button keeps its look', async ( {
	author,
} ) => {
	await author.edit( showcaseOf( 'eventbrite__deprecated-v1' ) );
	const button = author.canvas.locator( `${ BLOCK } .wp-element-button` );
	await expect( button ).toHaveText( 'Come and bake' );
	await expect( button ).toHaveCSS( 'border-radius', '8px' );
	await expect( button ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );
	await screenshot( author.page, 'eventbrite-deprecated-editor' );
	expect( await author.blocks() ).toMatchObject( [
		{
			isValid: true,
			attributes: {
				url: BREAD,
				eventId: 123456789012,
				style: 'modal',
			},
		},
		{
			isValid: true,
			attributes: {
				text: 'Come and bake',
				backgroundColor: 'vivid-red',
				customTextColor: '#ffffff',
				borderRadius: 8,
			},
		},
	] );
} );

test( 'without script, on paper and in a feed an event is its link; on a phone nothing sticks out', async ( {
	pageAs,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: showcaseOf( 'eventbrite' ),
	} );
	const plain = await pageAs( null, { javaScriptEnabled: false } );
	await plain.goto( `${ siteUrl() }/?p=${ id }` );
	const name = 'View on Eventbrite';
	await expect( plain.getByRole( 'link', { name } ) ).toHaveAttribute(
		'href',
		BREAD
	);
	const feed = await (
		await plain.request.get( `${ siteUrl() }/?feed=rss2` )
	).text();
	expect( feed ).toContain( `<p><a href="${ BREAD }">` );
	expect( feed ).not.toContain( 'dovetail-embed' );

	const phone = await pageAs( null, {
		viewport: { width: 390, height: 844 },
		colorScheme: 'dark',
	} );
	await phone.goto( `${ siteUrl() }/?p=${ id }` );
	const show = phone.getByRole( 'button', { name: 'Show Eventbrite' } );
	await expect( show ).toBeVisible();
	await phone.locator( BLOCK ).scrollIntoViewIfNeeded();
	await screenshot( phone, 'eventbrite-facade-390' );
	await show.click();
	const frame = phone.locator( `${ BLOCK } iframe` );
	await expect(
		frame.contentFrame().getByRole( 'button', { name: 'Register' } )
	).toBeVisible();
	expect(
		await phone.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
	await screenshot( phone, 'eventbrite-open-390' );
	await phone.emulateMedia( { media: 'print' } );
	await expect( frame ).toBeHidden();
	await expect( phone.getByRole( 'link', { name } ) ).toBeVisible();
} );

test( 'a checkout that does not answer leaves the link, and says so', async ( {
	pageAs,
	troubles,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: showcaseOf( 'eventbrite' ),
	} );
	const visitor = await pageAs( null );
	await visitor.clock.install();
	await visitor.route( /services\/eventbrite/, () => {} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await visitor.getByRole( 'button', { name: 'Show Eventbrite' } ).click();
	await expect( visitor.locator( `${ BLOCK } iframe` ) ).toBeAttached();
	await visitor.clock.runFor( 15_000 );
	await expect(
		visitor.getByText(
			'eventbrite.com does not answer. You can try again, or follow the link.'
		)
	).toBeVisible();
	await expect( visitor.locator( `${ BLOCK } iframe` ) ).toHaveCount( 0 );
	await expect(
		visitor.getByRole( 'link', { name: 'View on Eventbrite' } )
	).toBeVisible();
	await screenshot( visitor, 'eventbrite-silent' );
	await visitor.setViewportSize( { width: 390, height: 844 } );
	await screenshot( visitor, 'eventbrite-silent-390' );
	troubles.splice( 0 );
} );

test( 'where the site cannot look where a short address leads, what was typed stays', async ( {
	author,
	troubles,
} ) => {
	const { page, canvas } = author;
	const short = 'https://bread-baking-day.eventbrite.com';
	await author.edit();
	await author.insert( 'eventbrite' );
	const field = canvas.getByRole( 'textbox', { name: 'Event address' } );
	for ( const answer of [
		{ status: 500, body: 'Fatal error' },
		{ status: 200, contentType: 'text/html', body: '<p>Log in</p>' },
		{ status: 200, json: { status: 404, url: BREAD } },
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
		const sentence = canvas.getByText( SENTENCE );
		await expect( sentence ).toBeVisible();
		await expect( field ).toHaveValue( short );
		await expect( field ).toBeFocused();
	}
	expect( await author.blocks() ).toMatchObject( [
		{ name: 'dovetail/eventbrite', attributes: { url: '' } },
	] );
	troubles.splice( 0 );
} );

test( 'from right to left it keeps its place', async ( { pageAs } ) => {
	const id = await createPost( {
		author: 'author',
		content: showcaseOf( 'eventbrite' ),
	} );
	const phone = await pageAs( null, {
		viewport: { width: 390, height: 844 },
	} );
	await phone.goto( `${ siteUrl() }/?p=${ id }` );
	await phone.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	const always = phone.getByRole( 'checkbox', { name: /^Always show/ } );
	const block = ( await phone.locator( BLOCK ).boundingBox() ) ?? {
		x: 0,
		width: 0,
	};
	const tick = ( await always.boundingBox() ) ?? { x: 0, width: 0 };
	// At the right edge, but for the tick's own margin.
	expect( block.x + block.width - tick.x - tick.width ).toBeLessThan( 8 );
	await phone.locator( BLOCK ).scrollIntoViewIfNeeded();
	await screenshot( phone, 'eventbrite-rtl-390' );
	await phone.getByRole( 'button', { name: 'Show Eventbrite' } ).click();
	await expect( phone.locator( `${ BLOCK } iframe` ) ).toBeVisible();
	expect(
		await phone.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
} );
