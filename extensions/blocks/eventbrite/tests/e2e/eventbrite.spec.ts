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
test( 'an event keeps everything that an author sets, and its checkout loads when a visitor clicks', async ( {
	author,
	pageAs,
} ) => {
	const { page, canvas } = author;
	// Prevents the site from resolving the URL, so that nothing leaves this machine.
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
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{
			attributes: {
				url: BREAD,
				eventId: 123456789012,
				style: 'inline',
			},
		},
	] );
	// A reopened post sends no request to the service.
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
	await visitor.getByRole( 'button', { name: 'Show Eventbrite' } ).click();
	const frame = visitor.locator( `${ BLOCK } iframe` );
	await expect(
		frame.contentFrame().getByRole( 'button', { name: 'Register' } )
	).toBeVisible();
	await expect( frame ).toHaveAttribute( 'allow', 'payment' );
	const [ asked = '', ...more ] = foreign;
	expect( more ).toEqual( [] );
	expect( Object.fromEntries( new URL( asked ).searchParams ) ).toEqual( {
		eid: '123456789012',
		parent: expect.stringContaining( siteUrl() ),
	} );
} );

test( 'an event with a button shows the button on the canvas and locks it', async ( {
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
	test( `a button opens the checkout in a dialog, and Escape closes it: ${ name }`, async ( {
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
test( 'a post from an earlier version can be opened, and the button keeps its style', async ( {
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
