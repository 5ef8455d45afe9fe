import {
	axeWithin,
	createPost,
	expect,
	ourRequests,
	php,
	rightToLeft,
	screenshot,
	siteUrl,
	test,
	withPlugin,
	type Editor,
} from '#e2e';
import type { Page } from '@playwright/test';
import {
	asked,
	beginAnew,
	BLUESKY,
	connect,
	MASTODON,
	NO_PLATFORM,
	SHARE,
	statuses,
	steer,
} from './support';

beginAnew();

const TITLE = 'Share this post';
const RESULTS = 'GET /wpcom/v2/publicize/connection-test-results';

const heading = ( editor: Editor ) =>
	editor.sidebar.getByRole( 'button', { name: TITLE, exact: true } );

/** Opens the panel by keyboard. */
async function open( editor: Editor ): Promise< void > {
	if (
		( await heading( editor ).getAttribute( 'aria-expanded' ) ) === 'false'
	) {
		await heading( editor ).press( 'Enter' );
	}
}

/** Has the test of the connections answer this, in the browser of one page. */
const tested = ( page: Page, connections: readonly object[] ) =>
	page.route( /connection-test-results/, ( route ) =>
		route.fulfill( { json: connections } )
	);

/** Forgets what the browser itself says of the status of a call. */
const forgive = ( troubles: string[], path: string ) =>
	troubles.splice(
		0,
		Infinity,
		...troubles.filter(
			( line ) => ! decodeURIComponent( line ).includes( path )
		)
	);

const connection = ( rest: object ) => ( {
	id: '7',
	service_name: 'tumblr',
	display_name: 'Tumblr',
	profile_display_name: 'bakery',
	enabled: true,
	toggleable: true,
	test_success: true,
	...rest,
} );

// spec: 002-2.19-1, 002-5-14
test( 'an author chooses where a post goes and with which words, before publishing, and sees what became of it', async ( {
	author,
} ) => {
	await connect( { mastodon: MASTODON, bluesky: BLUESKY } );
	const { page } = author;
	await author.open();
	await author.canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( 'Rye & salt' );
	await open( author );
	const toggle = ( name: string ) =>
		author.sidebar.getByRole( 'checkbox', { name } );
	await expect( toggle( 'Mastodon: @bakery@social.example' ) ).toBeChecked();
	await expect(
		author.sidebar.getByText( '255 characters remaining' )
	).toBeVisible();
	const words = author.sidebar.getByRole( 'textbox', { name: 'Message' } );
	await words.fill( 'Fresh from the oven' );
	await expect(
		author.sidebar.getByText( '236 characters remaining' )
	).toBeVisible();
	await words.fill( 'x'.repeat( 300 ) );
	await expect( words ).toHaveValue( 'x'.repeat( 255 ) );
	await expect(
		author.sidebar.locator( '.dovetail-publicize__full' )
	).toHaveText( '0 characters remaining' );
	await screenshot( page, 'publicize-sidebar' );
	expect(
		await axeWithin( page, '.components-panel__body:has(textarea)' )
	).toEqual( [] );

	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const steps = page.getByRole( 'region', { name: 'Editor publish' } );
	await steps
		.getByRole( 'textbox', { name: 'Message' } )
		.fill( 'Fresh & warm 🍞' );
	await steps
		.getByRole( 'checkbox', { name: 'Bluesky: @bakery.bsky.social' } )
		.press( 'Space' );
	await screenshot( page, 'publicize-before' );
	await steps.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect( steps.getByText( 'is now live' ).first() ).toBeVisible();
	await expect(
		steps.getByText( /^Being shared to Mastodon…/ )
	).toBeVisible();
	const id = await author.save();
	await php( `${ SHARE } return $share( $input );`, id );
	await expect(
		steps.getByText( /^Shared to Mastodon, \d+:\d\d/ )
	).toBeVisible();
	await expect(
		steps.getByRole( 'link', { name: 'Look at it' } )
	).toHaveAttribute( 'href', /^https:\/\/social\.example\/@bakery\/\d+$/ );
	await expect( steps.getByText( /Bluesky/ ) ).toHaveCount( 0 );
	await screenshot( page, 'publicize-after' );
	expect( await statuses() ).toEqual( [
		{
			status: expect.stringMatching( /^Fresh & warm 🍞\n\nhttp\S+$/ ),
			language: 'en',
		},
	] );
	expect( await asked( /createRecord/ ) ).toHaveLength( 0 );
} );

// spec: 002-4.13-3, 002-8-13
test( 'a connection that fails cannot be switched, and is refreshed in a window, after whose end all are tested again', async ( {
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
	] );
	await admin.open();
	await open( admin );
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
		[ 'Tumblr: bakery', false ],
		[ 'Mastodon: bakery', false ],
		[ 'Fixed: bakery', true ],
	] as const ) {
		const toggle = admin.sidebar.getByRole( 'checkbox', { name } );
		await expect( toggle ).toBeDisabled();
		await expect( toggle ).toBeChecked( { checked: isOn } );
	}
	await screenshot( page, 'publicize-refresh' );
	expect(
		await axeWithin( page, '.components-panel__body:has(textarea)' )
	).toEqual( [] );

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

// spec: 002-8-14
test( 'LinkedIn’s own sentence leads to where connections are managed', async ( {
	admin,
} ) => {
	await tested( admin.page, [
		connection( {
			service_name: 'linkedin',
			display_name: 'LinkedIn',
			test_success: 'must_reauth',
		} ),
	] );
	await admin.open();
	await open( admin );
	await expect(
		admin.sidebar.getByText(
			'Your LinkedIn connection needs to be reauthenticated to continue working – head to Sharing to take care of it.'
		)
	).toBeVisible();
	const [ popup ] = await Promise.all( [
		admin.page.waitForEvent( 'popup' ),
		admin.sidebar.getByRole( 'link', { name: 'Sharing' } ).click(),
	] );
	await popup.waitForLoadState();
	expect( popup.url() ).toMatch(
		/options-general\.php\?page=dovetail-blocks&tab=services&publicize_popup=true$/
	);
	await expect( popup.locator( '#adminmenumain' ) ).toBeHidden();
	await expect(
		popup.getByRole( 'heading', { level: 2, includeHidden: false } )
	).toHaveText( [ 'Bluesky', 'Mastodon', 'Telegram channel', 'Webhook' ] );
	await screenshot( popup, 'publicize-window' );
	await popup.close();
} );

for ( const fault of [
	'refused',
	'not-json',
	'wrong-shape',
	'cut',
] as const ) {
	test( `a test of connections that fails is nobody’s trouble: ${ fault }`, async ( {
		admin,
		troubles,
	} ) => {
		await php(
			`update_option( 'dovetail_blocks_publicize_of_platform', array( array( 'id' => '101', 'service_name' => 'facebook', 'display_name' => 'Facebook', 'profile_display_name' => 'Harbour Bakery', 'profile_picture' => '', 'enabled' => true, 'toggleable' => true ) ) ); return 1;`
		);
		await steer( 'faults', 'PUT', { [ RESULTS ]: fault } );
		await admin.open();
		const failed = admin.page.waitForResponse( /connection-test-results/ );
		await open( admin );
		expect( ( await failed ).status() ).toBeGreaterThanOrEqual( 400 );
		await expect(
			admin.sidebar.getByRole( 'checkbox', {
				name: 'Facebook: Harbour Bakery',
			} )
		).toBeEnabled();
		await expect(
			admin.page.locator( '.components-snackbar' )
		).toHaveCount( 0 );
		await expect( admin.sidebar.getByRole( 'alert' ) ).toHaveCount( 0 );
		forgive( troubles, 'connection-test-results' );
	} );
}

test( 'what became of a post that was not shared is said, and where nobody can tell it is asked again at a press', async ( {
	author,
	troubles,
} ) => {
	const { page } = author;
	const id = await createPost( {
		content: '',
		status: 'draft',
		author: 'author',
	} );
	await php(
		`return wp_update_post( array( 'ID' => $input, 'post_status' => 'publish', 'post_date' => '2025-01-02 03:04:05', 'edit_date' => true ) );`,
		id
	);
	const log = /\/dovetail\/v1\/publicize\//;
	await page.route( log, ( route ) =>
		route.fulfill( { status: 500, body: 'Maintenance' } )
	);
	await author.open( id );
	await open( author );
	await expect(
		author.sidebar.getByText( /^The server sent an answer that cannot be/ )
	).toBeVisible();
	await page.unroute( log );
	await author.sidebar
		.getByRole( 'button', { name: 'Try again' } )
		.press( 'Enter' );
	await expect(
		author.sidebar.getByText(
			'This post was not shared. Posts are shared once, when they are published for the first time.'
		)
	).toBeVisible();
	forgive( troubles, '/dovetail/v1/publicize/' );
} );

test( 'what failed is said with its reason, and tried again at a press', async ( {
	author,
} ) => {
	await connect( {
		mastodon: { ...MASTODON, token: 'reading-token-of-the-bakery' },
	} );
	const id = await createPost( {
		content: '',
		status: 'draft',
		author: 'author',
	} );
	await php(
		`${ NO_PLATFORM } ${ SHARE } wp_publish_post( $input ); return $share( $input );`,
		id
	);
	await author.open( id );
	await open( author );
	await expect(
		author.sidebar.getByText(
			/^Mastodon failed: The access token may not do this\./
		)
	).toBeVisible();
	await screenshot( author.page, 'publicize-failed' );
	await connect( { mastodon: MASTODON } );
	await author.sidebar
		.getByRole( 'button', { name: /^Try again/ } )
		.press( 'Enter' );
	await expect(
		author.sidebar.getByText( /^Being shared to Mastodon…/ )
	).toBeVisible();
	await php( `${ NO_PLATFORM } ${ SHARE } return $share( $input );`, id );
	await expect(
		author.sidebar.getByText( /^Shared to Mastodon, / )
	).toBeVisible();
	expect(
		await axeWithin( author.page, '.components-panel__body:has(li)' )
	).toEqual( [] );
} );

test( 'what stands in the panel is loaded when it is opened', async ( {
	admin,
} ) => {
	await admin.open();
	if (
		( await heading( admin ).getAttribute( 'aria-expanded' ) ) === 'true'
	) {
		await heading( admin ).click();
	}
	await admin.open();
	const ours = ourRequests( admin.page );
	await expect( heading( admin ) ).toHaveAttribute(
		'aria-expanded',
		'false'
	);
	expect( ours ).toEqual( [] );
	await open( admin );
	await expect( admin.sidebar.getByText( 'Facebook' ) ).toBeVisible();
	expect( ours.join() ).toMatch( /^publicize\/edit\.js/ );
} );

test( 'where nothing is connected an administrator is led to connect something, and an author has no panel', async ( {
	admin,
	author,
} ) => {
	await withPlugin( NO_PLATFORM, async () => {
		await admin.open();
		await open( admin );
		await expect(
			admin.sidebar.getByText( 'No account is connected yet.' )
		).toBeVisible();
		await expect(
			admin.sidebar.getByRole( 'link', { name: 'Connect an account' } )
		).toHaveAttribute( 'href', /publicize_popup=true/ );
		await author.open();
		await expect(
			author.sidebar.getByRole( 'button', { name: 'Shortlink' } )
		).toBeVisible();
		await expect( heading( author ) ).toHaveCount( 0 );
	} );
} );

// The same of the other panels stands beside them.
test( 'only kinds of posts that support it have the panel, and only for who may publish', async ( {
	admin,
	editorOf,
} ) => {
	await connect( { mastodon: MASTODON } );
	await admin.open( undefined, 'page' );
	await expect(
		admin.sidebar.getByRole( 'button', { name: 'Shortlink' } )
	).toBeVisible();
	await expect( heading( admin ) ).toHaveCount( 0 );
	const contributor = await editorOf( 'contributor' );
	await contributor.open();
	await expect(
		contributor.sidebar.getByRole( 'button', { name: 'Shortlink' } )
	).toBeVisible();
	await expect( heading( contributor ) ).toHaveCount( 0 );
} );

test( 'it fits a phone where the site reads from right to left', async ( {
	pageAs,
} ) => {
	await connect( { mastodon: MASTODON, bluesky: BLUESKY } );
	const id = await createPost( { content: '', status: 'draft' } );
	await rightToLeft( async () => {
		const page = await pageAs( 'administrator', {
			viewport: { width: 390, height: 900 },
		} );
		await page.goto(
			`${ siteUrl() }/wp-admin/post.php?post=${ id }&action=edit`
		);
		const settings = page.getByRole( 'button', {
			name: 'Settings',
			exact: true,
		} );
		if ( ( await settings.getAttribute( 'aria-expanded' ) ) === 'false' ) {
			await settings.click();
		}
		const button = page.getByRole( 'button', { name: TITLE, exact: true } );
		if ( ( await button.getAttribute( 'aria-expanded' ) ) === 'false' ) {
			await button.press( 'Enter' );
		}
		const box = page.getByRole( 'checkbox', { name: /Mastodon/ } );
		await box.scrollIntoViewIfNeeded();
		await screenshot( page, 'publicize-phone-rtl' );
		const field = await page
			.getByRole( 'textbox', { name: 'Message' } )
			.boundingBox();
		expect( field?.x ).toBeGreaterThanOrEqual( 0 );
		expect(
			( field?.x ?? 0 ) + ( field?.width ?? 999 )
		).toBeLessThanOrEqual( 390 );
	} );
} );
