import {
	axeWithin,
	createPost,
	expect,
	screenshot,
	showcaseOf,
	siteUrl,
	test,
} from '#e2e';

const BLOCK = '.wp-block-dovetail-calendly';
const ANNA = 'https://calendly.com/anna-berg/first-meeting';

// spec: 002-1-3, 002-2.2-2, 002-3.2-1, 002-9-6
test( 'a calendar keeps everything that an author sets, and loads when a visitor clicks', async ( {
	author,
	pageAs,
} ) => {
	const { page, canvas, sidebar } = author;
	// Prevents the site from resolving the URL, so that nothing leaves this machine.
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
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{
			attributes: {
				url: ANNA,
				style: 'inline',
				hideEventTypeDetails: true,
			},
		},
	] );
	// A reopened post sends no request to the service.
	await expect(
		canvas.getByRole( 'button', { name: 'Show preview' } )
	).toBeVisible();
	await expect( preview ).toHaveCount( 0 );

	const visitor = await pageAs( null );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await visitor.getByRole( 'button', { name: 'Show Calendly' } ).click();
	const frame = visitor.locator( `${ BLOCK } iframe` );
	await expect(
		frame.contentFrame().getByRole( 'button', { name: '10:00' } )
	).toBeVisible();
	// The height that the service reported.
	await expect( frame ).toHaveCSS( 'height', '760px' );
	await expect( frame ).toHaveAttribute(
		'title',
		'Calendly: calendly.com/anna-berg/first-meeting'
	);
} );

test( 'a button opens the calendar in a dialog, and Escape closes it', async ( {
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
