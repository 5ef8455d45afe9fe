import {
	axeWithin,
	createPost,
	expect,
	ourRequests,
	platformUrl,
	recordShifts,
	screenshot,
	showcaseOf,
	siteUrl,
	test,
} from '#e2e';

const BLOCK = '.wp-block-dovetail-calendly';
const ANNA = 'https://calendly.com/anna-berg/first-meeting';

// spec: 002-1-3, 002-2.2-2, 002-3.2-1, 002-9-6
test( 'a calendar keeps what an author sets, and loads when a visitor asks', async ( {
	author,
	pageAs,
} ) => {
	const { page, canvas, sidebar } = author;
	// Nothing leaves the machine: the site would look at the address.
	await page.route( /resolve-redirect/, ( route ) =>
		route.fulfill( { json: { status: 200, url: ANNA } } )
	);
	await author.edit();
	await author.insert( 'calendly' );
	const field = canvas.getByRole( 'textbox', {
		name: 'Calendly web address or embed code',
	} );
	await screenshot( page, 'calendly-empty' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await field.fill( 'https://calendly.com.evil.example/anna' );
	await field.press( 'Enter' );
	await expect(
		canvas.getByText(
			"Your calendar couldn't be embedded. Please double check your URL or code."
		)
	).toBeVisible();
	await screenshot( page, 'calendly-failed' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await field.fill( ANNA );
	await field.press( 'Enter' );
	const preview = canvas.locator( `${ BLOCK } iframe` );
	await expect(
		preview.contentFrame().getByRole( 'heading', { name: 'anna-berg' } )
	).toBeVisible();
	await expect( preview ).toHaveAttribute( 'sandbox', /allow-scripts/ );
	await expect( preview ).toHaveCSS( 'height', '760px' );
	await screenshot( page, 'calendly-editor' );
	await author.openSettings();
	await sidebar
		.getByRole( 'checkbox', { name: 'Hide Event Type Details' } )
		.check();
	await expect(
		preview.contentFrame().getByText( 'first-meeting' )
	).toHaveCount( 0 );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await author.axeInControls() ).toEqual( [] );
	const id = await author.publish( 'Meet Anna' );
	await author.reloadAndExpectValid( id );
	expect( await author.blocks() ).toMatchObject( [
		{
			attributes: {
				url: ANNA,
				style: 'inline',
				hideEventTypeDetails: true,
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
			foreign.push( new URL( request.url() ).pathname );
		}
	} );
	const ours = ourRequests( visitor );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const show = visitor.getByRole( 'button', { name: 'Show Calendly' } );
	await expect( show ).toBeVisible();
	expect( ours.filter( ( path ) => path.includes( 'touched' ) ) ).toEqual(
		[]
	);
	expect( foreign ).toEqual( [] );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
	await screenshot( visitor, 'calendly-facade' );
	await show.focus();
	await visitor.keyboard.press( 'Enter' );
	const frame = visitor.locator( `${ BLOCK } iframe` );
	await expect(
		frame.contentFrame().getByRole( 'button', { name: '10:00' } )
	).toBeVisible();
	await expect( frame ).toBeFocused();
	await expect( frame ).toHaveCSS( 'height', '760px' );
	await expect( frame ).toHaveAttribute(
		'title',
		'Calendly: calendly.com/anna-berg/first-meeting'
	);
	expect( foreign ).toEqual( [
		'/services/calendly/anna-berg/first-meeting',
	] );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'calendly-open' );

	// The visitor's own choice, kept and taken back.
	const always = visitor.getByRole( 'checkbox', {
		name: 'Always show Calendly',
	} );
	await always.check();
	await visitor.reload();
	await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
	await expect(
		frame.contentFrame().getByRole( 'button', { name: '10:00' } )
	).toBeVisible();
	await expect( always ).toBeChecked();
	await always.uncheck();
	await visitor.reload();
	await expect( show ).toBeVisible();
	await expect( frame ).toHaveCount( 0 );
} );

test( 'a button opens the calendar over the page, and Escape goes back to it', async ( {
	pageAs,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: showcaseOf( 'calendly__link' ),
	} );
	const visitor = await pageAs( null );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const link = visitor.getByRole( 'link', { name: 'Book Anna' } );
	await expect( link ).toHaveAttribute(
		'href',
		`${ ANNA }?month=2026-12&hide_event_type_details=1&background_color=1a1a2e&text_color=eeeeee&primary_color=e94560`
	);
	await screenshot( visitor, 'calendly-link' );
	await link.press( 'Enter' );
	const dialog = visitor.getByRole( 'dialog', {
		name: 'Calendly: Book Anna',
	} );
	await expect(
		dialog
			.locator( 'iframe' )
			.contentFrame()
			.getByRole( 'button', { name: '10:00' } )
	).toBeVisible();
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'calendly-dialog' );
	await visitor.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( link ).toBeFocused();
	await link.click();
	await dialog.getByRole( 'button', { name: 'Close' } ).click();
	await expect( dialog ).toHaveCount( 0 );
	await expect( link ).toBeFocused();
} );

test( 'without script, on paper and in a feed a calendar is its link; on a phone nothing sticks out', async ( {
	pageAs,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: showcaseOf( 'calendly' ),
	} );
	const plain = await pageAs( null, { javaScriptEnabled: false } );
	await plain.goto( `${ siteUrl() }/?p=${ id }` );
	const link = plain.getByRole( 'link', {
		name: 'Book at Calendly',
	} );
	await expect( link ).toHaveAttribute( 'href', ANNA );
	const { height = 0 } = ( await plain.locator( BLOCK ).boundingBox() ) ?? {};
	expect( height ).toBeLessThan( 80 );
	const feed = await (
		await plain.request.get( `${ siteUrl() }/?feed=rss2` )
	).text();
	expect( feed ).toContain( `<p><a href="${ ANNA }">` );
	expect( feed ).not.toContain( 'dovetail-embed' );

	const phone = await pageAs( null, {
		viewport: { width: 390, height: 844 },
		colorScheme: 'dark',
	} );
	const shifts = await recordShifts( phone );
	await phone.goto( `${ siteUrl() }/?p=${ id }` );
	await expect(
		phone.getByRole( 'button', { name: 'Show Calendly' } )
	).toBeVisible();
	expect( await shifts() ).toEqual( [] );
	expect(
		await phone.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
	await phone.locator( BLOCK ).scrollIntoViewIfNeeded();
	await screenshot( phone, 'calendly-facade-390' );
	await phone.getByRole( 'button', { name: 'Show Calendly' } ).click();
	await expect(
		phone
			.locator( `${ BLOCK } iframe` )
			.contentFrame()
			.getByRole( 'button', { name: '10:00' } )
	).toBeVisible();
	await screenshot( phone, 'calendly-open-390' );
	await phone.emulateMedia( { media: 'print' } );
	await expect( phone.locator( `${ BLOCK } iframe` ) ).toBeHidden();
	await expect(
		phone.getByRole( 'link', {
			name: 'Book at Calendly',
		} )
	).toBeVisible();
} );

test( 'a calendar waits for nobody who has agreed, and says when the service is silent', async ( {
	pageAs,
	troubles,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: showcaseOf( 'calendly' ),
	} );
	const visitor = await pageAs( null );
	await visitor.clock.install();
	// A service that never answers.
	await visitor.route( /services\/calendly/, () => {} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
	await visitor.evaluate( () =>
		document.dispatchEvent(
			new CustomEvent( 'dovetail-consent', {
				detail: { marketing: true },
			} )
		)
	);
	const frame = visitor.locator( `${ BLOCK } iframe` );
	await expect( frame ).toBeAttached();
	await visitor.clock.runFor( 15_000 );
	await expect(
		visitor.getByText(
			'calendly.com does not answer. You can try again, or follow the link.'
		)
	).toBeVisible();
	await expect( frame ).toHaveCount( 0 );
	await expect(
		visitor.getByRole( 'button', { name: 'Show Calendly' } )
	).toBeEnabled();
	await screenshot( visitor, 'calendly-silent' );
	troubles.splice( 0 );
} );
