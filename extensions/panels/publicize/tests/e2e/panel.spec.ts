import {
	axeWithin,
	createPost,
	expect,
	openGroup,
	openOwnSidebar,
	ourRequests,
	panelsOf,
	php,
	rightToLeft,
	screenshot,
	shortenTimers,
	siteUrl,
	test,
	withPlugin,
} from '#e2e';
import {
	beginAnew,
	asked,
	BLUESKY,
	connect,
	MASTODON,
	NO_PLATFORM,
	SHARE,
	statuses,
} from './support';
import { openPanel, TITLE } from './panel-support';

beginAnew();

// spec: 002-2.19-1, 002-5-14
test( 'an author can choose networks and a message before publishing, and sees the results afterwards', async ( {
	author,
} ) => {
	await connect( { mastodon: MASTODON, bluesky: BLUESKY } );
	const { page } = author;
	// The log's polling interval.
	await shortenTimers( page, 5000 );
	await author.open();
	await author.canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( 'Rye & salt' );
	await openPanel( author );
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
	await expect( steps.getByText( /^Sharing to Mastodon…/ ) ).toBeVisible();
	const id = await author.save();
	await php( `${ SHARE } return $share( $input );`, id );
	await expect(
		steps.getByText( /^Shared to Mastodon, \d+:\d\d/ )
	).toBeVisible();
	await expect(
		steps.getByRole( 'link', { name: 'View shared post' } )
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

test( 'the content of the Publicize panel loads when the sidebar is opened', async ( {
	admin,
} ) => {
	await admin.open();
	await expect(
		admin.page.getByRole( 'button', { name: 'Dovetail Blocks' } )
	).toBeVisible();
	const ours = ourRequests( admin.page );
	expect( ours ).toEqual( [] );
	await openOwnSidebar( admin.page );
	await expect( admin.sidebar.getByText( 'Facebook' ) ).toBeVisible();
	expect( ours.join() ).toContain( 'publicize/edit.js' );
} );

test( 'without connections, an administrator gets a link to connect an account, and an author sees no panel', async ( {
	admin,
} ) => {
	await withPlugin( NO_PLATFORM, async () => {
		await admin.open();
		await openPanel( admin );
		await expect(
			admin.sidebar.getByText( 'No account is connected yet.' )
		).toBeVisible();
		await expect(
			admin.sidebar.getByRole( 'link', { name: 'Connect an account' } )
		).toHaveAttribute( 'href', /publicize_popup=true/ );
		await screenshot( admin.page, 'publicize-none' );
		expect( await panelsOf( 'admin' ) ).toContain( 'publicize' );
		expect( await panelsOf( 'author' ) ).not.toContain( 'publicize' );
	} );
} );

test( 'the Publicize panel appears only for supported post types and users who may publish', async () => {
	await connect( { mastodon: MASTODON } );
	expect( await panelsOf( 'author' ) ).toContain( 'publicize' );
	expect( await panelsOf( 'admin', 'page' ) ).not.toContain( 'publicize' );
	expect( await panelsOf( 'contributor' ) ).not.toContain( 'publicize' );
} );

test( 'the Publicize panel fits a phone screen on a right-to-left site', async ( {
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
		await openGroup( page, TITLE );
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
