import {
	axeWithin,
	createPost,
	expect,
	php,
	platformRequests,
	resetPlatform,
	screenshot,
	setFaults,
	siteUrl,
	test,
} from '#e2e';
import { withoutPlatform } from '../../../../../tests/e2e/support/plain-site';

const BLOCK = '.wp-block-dovetail-mailchimp';
const SIGN_UP = 'POST /wpcom/v2/mailchimp/subscribe';

const POST = `<!-- wp:dovetail/mailchimp {"interests":["a1"],"signupFieldTag":"SIGNUP","signupFieldValue":"Fish \\u0026amp; chips"} -->
<div class="wp-block-dovetail-mailchimp"><!-- wp:dovetail/button {"element":"button","text":"Join my email list"} /--></div>
<!-- /wp:dovetail/mailchimp -->`;

/** Clears the rate limits of this machine. */
const forget = () =>
	php(
		`global $wpdb;
		return $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%'" );`
	);

test.beforeEach( async () => {
	await resetPlatform();
	await setFaults();
	await forget();
} );
test.afterAll( () => resetPlatform() );

// spec: 001-1-9, 001-2.9-1, 001-2.9-2, 001-3-12, 001-4-7, 001-7-10, 001-7-11
test( 'an author connects an account and changes every setting, and the post saves all settings', async ( {
	author,
	pageAs,
} ) => {
	await resetPlatform( 'no-connection' );
	const { canvas, page, sidebar } = author;
	await author.edit();
	await author.insert( 'mailchimp' );
	const setUp = canvas.getByRole( 'link', { name: /Set up Mailchimp form/ } );
	await expect( setUp ).toHaveAttribute( 'target', '_blank' );
	// In WordPress, the Tab key moves from a block to its first link.
	await author.selectBlock();
	await canvas.locator( BLOCK ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( setUp ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect(
		canvas.getByRole( 'button', { name: 'Re-check Connection' } )
	).toBeFocused();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( setUp ).toBeFocused();
	await screenshot( page, 'mailchimp-not-connected' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	const connect = await pageAs( null );
	await connect.goto( ( await setUp.getAttribute( 'href' ) ) ?? '' );
	await canvas.getByRole( 'button', { name: 'Re-check Connection' } ).click();
	const email = canvas.getByRole( 'textbox', { name: 'Email address' } );
	await expect( email ).toBeDisabled();

	await author.selectBlock();
	await author.openSettings();
	const fill = ( name: string, text: string ) =>
		sidebar.getByRole( 'textbox', { name } ).fill( text );
	await fill( 'Email placeholder', 'you@home & <work>' );
	await author.openPanel( 'Notifications' );
	await fill( 'Processing text', 'One moment' );
	await fill( 'Success text', 'You are "in" [today]' );
	await fill( 'Error text', 'That went wrong' );
	await expect( canvas.getByText( 'That went wrong' ) ).toBeVisible();
	await screenshot( page, 'mailchimp-editor-sample' );
	await expect( canvas.getByText( 'That went wrong' ) ).toHaveCount( 0 );
	await author.openPanel( 'Mailchimp Groups' );
	await sidebar.getByRole( 'checkbox', { name: 'Cakes & tarts' } ).check();
	await author.openPanel( 'Signup Location Tracking' );
	await fill( 'Signup field tag', 'SIGNUP' );
	await fill( 'Signup field value', 'Fish & chips' );
	await author.openPanel( 'Mailchimp Connection' );
	// Move the pointer away from the panel's title: the hover color of WordPress 6.8 has too little contrast.
	await page.getByRole( 'textbox', { name: 'Signup field value' } ).hover();
	expect( await axeWithin( page, '.block-editor-block-inspector' ) ).toEqual(
		[]
	);
	const consent = canvas.getByRole( 'textbox', { name: 'Consent text' } );
	await consent.click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'We share it > with ' );
	await page.keyboard.press( 'ControlOrMeta+b' );
	await page.keyboard.type( 'Mailchimp' );
	const button = canvas.getByRole( 'textbox', { name: 'Button text' } );
	await button.click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Bake me in' );
	await screenshot( page, 'mailchimp-editor' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );

	const id = await author.publish();
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{
			name: 'dovetail/mailchimp',
			attributes: {
				emailPlaceholder: 'you@home & ‹work›',
				consentText: 'We share it &gt; with <strong>Mailchimp</strong>',
				interests: [ 'a2' ],
				processingLabel: 'One moment',
				successLabel: 'You are "in" [today]',
				errorLabel: 'That went wrong',
				signupFieldTag: 'SIGNUP',
				signupFieldValue: 'Fish & chips',
			},
		},
		{
			name: 'dovetail/button',
			attributes: { element: 'button', text: 'Bake me in' },
		},
	] );

	const visitor = await pageAs( null );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( visitor.locator( `${ BLOCK }__consent` ) ).toHaveText(
		'We share it > with Mailchimp'
	);
	await visitor
		.getByRole( 'textbox', { name: 'Email address' } )
		.fill( 'ann@example.com' );
	await visitor.getByRole( 'button', { name: 'Bake me in' } ).click();
	await expect( visitor.locator( `${ BLOCK }__status` ) ).toHaveText(
		'You are "in" [today]'
	);
	await screenshot( visitor, 'mailchimp-visitor-done' );
} );

// spec: 001-8-11, 001-9-9
test( 'a visitor signs up without leaving the page, and keeps the typed text after an error', async ( {
	pageAs,
	troubles,
} ) => {
	const id = await createPost( { content: POST, author: 'author' } );
	const page = await pageAs( null );
	const foreign: string[] = [];
	page.on( 'request', ( request ) => {
		// Ignore requests for blob URLs, which send nothing to a server.
		if (
			! request
				.url()
				.replace( /^blob:/, '' )
				.startsWith( siteUrl() )
		) {
			foreign.push( request.url() );
		}
	} );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const email = page.getByRole( 'textbox', { name: 'Email address' } );
	const send = page.getByRole( 'button', { name: 'Join my email list' } );
	const error = page.getByRole( 'alert' );
	await expect( email ).toHaveAttribute( 'placeholder', 'Enter your email' );
	await expect( page.locator( BLOCK ).getByRole( 'checkbox' ) ).toHaveCount(
		0
	);
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );
	await screenshot( page, 'mailchimp-visitor' );

	await email.press( 'Enter' );
	await expect( error ).toHaveText( 'Enter your email address.' );
	await email.fill( 'ann@' );
	await send.click();
	await expect( error ).toContainText(
		'Please enter an email address such as name@example.com.'
	);
	await expect( email ).toBeFocused();
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );

	for ( const fault of [ 'refused', 'not-json', 'wrong-shape', 'cut' ] ) {
		await setFaults( { [ SIGN_UP ]: fault } );
		await email.fill( 'ann@example.com' );
		await send.click();
		await expect( error ).toHaveText(
			"Whoops! There was an error and we couldn't process your subscription. Please reload the page and try again."
		);
		await expect( email ).toHaveValue( 'ann@example.com' );
	}
	await screenshot( page, 'mailchimp-visitor-error' );
	await setFaults();
	await email.fill( 'ann@nowhere.invalid' );
	await send.click();
	await expect( error ).toContainText(
		'Please enter an email address such as name@example.com.'
	);
	await email.fill( 'ann@example.com' );
	await email.press( 'Enter' );
	await expect( page.locator( `${ BLOCK }__status` ) ).toHaveText(
		"Success! You're on the list."
	);
	await expect( page.locator( `${ BLOCK }__status` ) ).toBeFocused();
	expect( foreign ).toEqual( [] );
	const log = await platformRequests< object >();
	expect( JSON.stringify( log.at( -1 ) ) ).toContain( 'Fish & chips' );
	// The browser logs a message for each error response.
	troubles.splice(
		0,
		troubles.length,
		...troubles.filter(
			( trouble ) => ! /status of [45]\d\d/.test( trouble )
		)
	);
} );

test( 'without JavaScript, the page shows the result of the sign-up and is never cached', async ( {
	pageAs,
} ) => {
	const id = await createPost( { content: POST, author: 'author' } );
	const page = await pageAs( null, {
		javaScriptEnabled: false,
		viewport: { width: 390, height: 800 },
	} );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const email = page.getByRole( 'textbox', { name: 'Email address' } );
	const send = page.getByRole( 'button', { name: 'Join my email list' } );
	await setFaults( { [ SIGN_UP ]: 'refused' } );
	await email.fill( 'o\'neil+"[x]"@example.com'.replace( /["[\]]/g, '' ) );
	const answer = page.waitForResponse(
		( response ) => response.request().method() === 'POST'
	);
	await send.click();
	expect( ( await answer ).headers()[ 'cache-control' ] ).toContain(
		'no-cache'
	);
	await expect( page.getByRole( 'alert' ) ).toContainText( 'Whoops!' );
	await expect( email ).toHaveValue( "o'neil+x@example.com" );
	await screenshot( page, 'mailchimp-visitor-390' );
	await setFaults();
	await email.fill( 'pending@example.com' );
	await send.click();
	await expect( page.getByRole( 'status' ) ).toContainText(
		'Almost done! We sent an email to pending@example.com.'
	);
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
} );

test( 'on a phone, the links of a form without a connection start below its other texts', async ( {
	admin,
	troubles,
} ) => {
	const { undo } = await withoutPlatform( {} );
	try {
		await admin.page.setViewportSize( { width: 390, height: 844 } );
		await admin.edit();
		await admin.insert( 'mailchimp' );
		const place = ( text: string ) =>
			admin.canvas
				.getByText( text )
				.evaluate( ( element ) =>
					Math.round( element.getBoundingClientRect().left )
				);
		expect( await place( 'Open Mailchimp' ) ).toBe(
			await place( 'The subscription form needs no account' )
		);
	} finally {
		await undo();
		// The site answers that nothing is connected.
		troubles.length = 0;
	}
} );
