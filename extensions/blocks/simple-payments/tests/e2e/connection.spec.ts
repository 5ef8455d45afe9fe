import { axeWithin, expect, php, screenshot, siteUrl, test } from '#e2e';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP, NO_APP, asked, beginAnew, connect, faults } from './support';

beginAnew();

/** Status on the card after checking the given values, for a site URL. */
const checked = ( app: object = {}, home = 'https://bakery.example' ) =>
	php< string >(
		`add_filter( 'home_url', static fn( $url ) => str_replace( get_option( 'home' ), $input['home'], $url ) );
		return \\Dovetail\\Connections\\Connection_State::check( 'paypal' );`,
		{ home, app }
	);

test( 'an owner enters a PayPal app, sees its mode, and never sees the secret again', async ( {
	admin,
} ) => {
	await connect( NO_APP );
	const { page } = admin;
	await page.goto(
		`${ siteUrl() }/wp-admin/options-general.php?page=dovetail-blocks`
	);
	const card = page.getByRole( 'region', { name: 'PayPal' } );
	await expect( card ).toContainText( 'Not connected.' );
	await card.getByLabel( 'PayPal client ID' ).fill( APP.client_id );
	await card.getByLabel( 'PayPal secret' ).fill( APP.secret );
	await card.getByLabel( 'PayPal mode' ).selectOption( 'sandbox' );
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( card ).toContainText(
		'Connected to the PayPal sandbox for testing: no real money is charged.'
	);
	await expect( card ).toContainText(
		'PayPal can’t notify a site without https.'
	);
	expect( await page.content() ).not.toContain( APP.secret );
	expect( await axeWithin( page, '#wpbody-content .wrap' ) ).toEqual( [] );
	await card.scrollIntoViewIfNeeded();
	await screenshot( page, 'simple-payments-card' );
	await page.goto(
		`${ siteUrl() }/wp-admin/options-general.php?page=dovetail-blocks&tab=blocks`
	);
	await expect(
		page.getByText( 'may end it at any time after 1 January 2027' )
	).toBeVisible();
} );

test( 'the site makes its webhook once, finds it again, and says how where it may not', async () => {
	await connect( { ...APP, webhook_id: '' } );
	const told =
		'Connected to the PayPal sandbox for testing: no real money is charged. PayPal notifies this site when a payment arrives or is refunded.';
	expect( await checked() ).toBe( told );
	const [ made ] = await asked(
		/^POST paypal:\/v1\/notifications\/webhooks$/
	);
	expect( made?.data ).toMatchObject( {
		url: 'https://bakery.example/?dovetail_paypal_notification=app',
	} );
	expect(
		await php(
			`add_filter( 'home_url', static fn( $url ) => str_replace( get_option( 'home' ), 'https://bakery.example', $url ) ); return \\Dovetail\\Simple_Payments\\Webhook::id();`
		)
	).toBe( 'WH01' );
	expect( await checked() ).toBe( told );
	await faults( {
		'POST /v1/notifications/webhooks': { kind: 'refused', status: 403 },
	} );
	expect( await checked() ).toContain(
		'Create a webhook in your app for https://bakery.example/?dovetail_paypal_notification=app'
	);
	await connect( { ...APP, webhook_id: 'WH0TEST' } );
	expect( await checked() ).toBe( told );
} );

test( 'a revoked app, a missing secret, and a PayPal outage show an error', async () => {
	await connect( { ...APP, client_id: 'Xrevokedrevokedrevokedrevoked' } );
	expect( await checked() ).toContain( 'PayPal rejected this app.' );
	await connect( { ...APP, secret: '' } );
	expect( await checked() ).toContain( 'The app’s secret is missing.' );
	await connect( APP );
	await faults( {
		'POST /v1/oauth2/token': { kind: 'refused', status: 500 },
	} );
	expect( await checked() ).toContain( 'Try again in a moment.' );
} );

test( 'a sandbox app in live mode, and a live app in sandbox mode, are detected', async () => {
	const messages = [];
	for ( const [ mode, known ] of [
		[ '', 'sandbox' ],
		[ 'sandbox', 'live' ],
	] ) {
		await connect( { ...APP, mode } );
		messages.push(
			await php< string >(
				`add_filter( 'dovetail_blocks_service_address', static fn( $url ) => $url, 1 );
				remove_all_filters( 'dovetail_blocks_service_address' );
				add_filter( 'pre_http_request', static function ( $answer, $args, $url ) use ( $input ) {
					$is_known = ( false !== strpos( $url, 'sandbox' ) ) === ( 'sandbox' === $input );
					return array( 'headers' => array(), 'body' => $is_known ? '{"access_token":"A","expires_in":9}' : '{"error":"invalid_client"}', 'response' => array( 'code' => $is_known ? 200 : 401, 'message' => '' ), 'cookies' => array(), 'filename' => null );
				}, 10, 3 );
				add_filter( 'http_request_host_is_external', '__return_true' );
				return \\Dovetail\\Simple_Payments\\App::check( \\Dovetail\\Connections\\Connections::values( 'paypal' ) )->get_error_message();`,
				known
			)
		);
	}
	expect( messages[ 0 ] ).toContain(
		'This is a PayPal sandbox app, which charges no real money.'
	);
	expect( messages[ 1 ] ).toContain(
		'This is a live app, so PayPal’s sandbox rejects it.'
	);
} );

test( 'payment links are told from others as in the editor', async () => {
	const cases = JSON.parse(
		readFileSync(
			join(
				'extensions/blocks/simple-payments/tests/payment-links.cases.json'
			),
			'utf8'
		)
	) as [ string, boolean ][];
	expect(
		await php(
			`return array_map( static fn( $case ) => array( $case[0], \\Dovetail\\Simple_Payments\\Shop::is_link( $case[0] ) ), $input );`,
			cases
		)
	).toEqual( cases );
} );
