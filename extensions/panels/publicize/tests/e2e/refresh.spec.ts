import {
	axeWithin,
	expect,
	php,
	screenshot,
	setFaults,
	siteUrl,
	test,
} from '#e2e';
import type { Locator } from '@playwright/test';
import { beginAnew, connect, MASTODON } from './support';
import { connection, forgive, openPanel, tested } from './panel-support';

beginAnew();

const RESULTS = 'GET /wpcom/v2/publicize/connection-test-results';

// spec: 002-4.13-3, 002-8-13, 002-8-14
test( 'a failing connection cannot be switched on until a refresh in a pop-up succeeds', async ( {
	admin,
} ) => {
	const { page } = admin;
	await tested( page, [
		connection( {
			test_success: false,
			can_refresh: true,
			refresh_url: `${ siteUrl() }/wp-login.php`,
			refresh_text: 'Refresh Tumblr',
		} ),
		connection( {
			id: '8',
			service_name: 'mastodon',
			display_name: 'Mastodon',
			test_success: 'must_reauth',
			test_message: 'The token was revoked.',
		} ),
		connection( { id: '9', toggleable: false, display_name: 'Fixed' } ),
		connection( {
			id: '10',
			service_name: 'linkedin',
			display_name: 'LinkedIn',
			test_success: 'must_reauth',
		} ),
	] );
	await admin.open();
	await openPanel( admin );
	await expect(
		admin.sidebar.getByText(
			'Before you hit Publish, please refresh the following connection(s) to make sure we can Publicize your post:',
			{ exact: true }
		)
	).toBeVisible();
	await expect(
		admin.sidebar.getByText( 'The token was revoked.' )
	).toBeVisible();
	for ( const [ name, isOn ] of [
		[ 'Tumblr: bakery (needs attention, see below)', false ],
		[ 'Mastodon: bakery (needs attention, see below)', false ],
		[ 'Fixed: bakery', true ],
	] as const ) {
		const toggle = admin.sidebar.getByRole( 'checkbox', {
			name,
			exact: true,
		} );
		await expect( toggle ).toBeDisabled();
		await expect( toggle ).toBeChecked( { checked: isOn } );
	}
	await screenshot( page, 'publicize-refresh' );
	expect(
		await axeWithin( page, '.components-panel__body:has(textarea)' )
	).toEqual( [] );

	await test.step( 'a notice about LinkedIn links to the screen for managing connections', async () => {
		await expect(
			admin.sidebar.getByText(
				'Your LinkedIn connection needs to be reauthenticated to continue working – head to Sharing to take care of it.'
			)
		).toBeVisible();
		const [ sharing ] = await Promise.all( [
			page.waitForEvent( 'popup' ),
			admin.sidebar
				.getByRole( 'link', { name: 'Sharing', exact: true } )
				.click(),
		] );
		await sharing.waitForLoadState();
		expect( sharing.url() ).toMatch(
			/admin\.php\?page=dovetail-connections&publicize_popup=true$/
		);
		await expect( sharing.locator( '#adminmenumain' ) ).toBeHidden();
		await expect( sharing.getByRole( 'heading', { level: 3 } ) ).toHaveText(
			[ 'Mastodon', 'Bluesky', 'Telegram channel', 'Webhook' ]
		);
		await screenshot( sharing, 'publicize-window' );
		await sharing.close();
	} );

	const [ popup ] = await Promise.all( [
		page.waitForEvent( 'popup' ),
		admin.sidebar.getByRole( 'button', { name: 'Refresh Tumblr' } ).click(),
	] );
	await page.unroute( /connection-test-results/ );
	await tested( page, [ connection( {} ) ] );
	await popup.close();
	await expect(
		admin.sidebar.getByRole( 'checkbox', { name: 'Tumblr: bakery' } )
	).toBeEnabled();
	await expect(
		admin.sidebar.getByText( 'Before you hit Publish' )
	).toHaveCount( 0 );
} );

test( 'a notice about a failed connection does not move controls under the pointer', async ( {
	admin,
} ) => {
	await connect( { mastodon: MASTODON } );
	let answer = () => {};
	const asked = new Promise< void >( ( go ) => ( answer = go ) );
	await admin.page.route( /connection-test-results/, async ( route ) => {
		await asked;
		await route.fulfill( {
			json: [
				connection( {
					id: 'mastodon',
					service_name: 'mastodon',
					display_name: 'Mastodon',
					profile_display_name: '@bakery@social.example',
					test_success: false,
					test_message: 'The server is not there.',
				} ),
			],
		} );
	} );
	await admin.open();
	await openPanel( admin );
	const { sidebar } = admin;
	const choices = [
		sidebar.getByRole( 'checkbox', { name: /^Mastodon/ } ),
		sidebar.getByRole( 'radio', { name: 'Thread' } ),
		sidebar.getByRole( 'textbox', { name: 'Message' } ),
	];
	const places = () =>
		Promise.all( choices.map( ( choice ) => choice.boundingBox() ) );
	await expect( choices[ 0 ] as Locator ).toBeEnabled();
	const before = await places();
	expect( before ).not.toContain( null );
	answer();
	await expect(
		sidebar.getByText( 'The server is not there.' )
	).toBeVisible();
	expect( await places() ).toEqual( before );
} );

// spec: 002-7-8
test( 'a failed connection test shows no error, and the connections stay usable', async ( {
	admin,
	troubles,
} ) => {
	await php(
		`update_option( 'dovetail_blocks_publicize_of_platform', array( array( 'id' => '101', 'service_name' => 'facebook', 'display_name' => 'Facebook', 'profile_display_name' => 'Harbour Bakery', 'profile_picture' => '', 'enabled' => true, 'toggleable' => true ) ) ); return 1;`
	);
	// The editor gets the same response for each of these faults.
	for ( const fault of [ 'not-json', 'wrong-shape', 'cut', 'refused' ] ) {
		await setFaults( { [ RESULTS ]: fault } );
		expect(
			await php(
				`wp_set_current_user( 1 );
				$response = rest_do_request( new WP_REST_Request( 'GET', '/wpcom/v2/publicize/connection-test-results' ) );
				return array( $response->get_status() >= 400, is_string( $response->get_data()['code'] ?? null ) );`
			),
			fault
		).toEqual( [ true, true ] );
	}
	await admin.open();
	const failed = admin.page.waitForResponse( /connection-test-results/ );
	await openPanel( admin );
	expect( ( await failed ).status() ).toBeGreaterThanOrEqual( 400 );
	await expect(
		admin.sidebar.getByRole( 'checkbox', {
			name: 'Facebook: Harbour Bakery',
		} )
	).toBeEnabled();
	await expect( admin.page.locator( '.components-snackbar' ) ).toHaveCount(
		0
	);
	await expect( admin.sidebar.getByRole( 'alert' ) ).toHaveCount( 0 );
	forgive( troubles, 'connection-test-results' );
} );
