import {
	axeWithin,
	createPost,
	expect,
	php,
	screenshot,
	shortenTimers,
	test,
} from '#e2e';
import { beginAnew, connect, MASTODON, NO_PLATFORM, SHARE } from './support';
import { forgive, openPanel } from './panel-support';

beginAnew();

test( 'the log shows why a post was not shared, with a button to check again', async ( {
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
	await openPanel( author );
	await expect(
		author.sidebar.getByText( /^The server sent an unreadable response\./ )
	).toBeVisible();
	await page.unroute( log );
	await author.sidebar
		.getByRole( 'button', { name: 'Try again' } )
		.press( 'Enter' );
	await expect(
		author.sidebar.getByText(
			'Nothing was shared, because the date of this post is more than two days ago.'
		)
	).toBeVisible();
	forgive( troubles, '/dovetail/v1/publicize/' );
} );

test( 'a failed share is shown with the reason, and can be retried', async ( {
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
	// The log's polling interval.
	await shortenTimers( author.page, 5000 );
	await author.open( id );
	await openPanel( author );
	await expect(
		author.sidebar.getByText(
			/^Mastodon failed: This access token lacks a permission\./
		)
	).toBeVisible();
	await screenshot( author.page, 'publicize-failed' );
	await connect( { mastodon: MASTODON } );
	await author.sidebar
		.getByRole( 'button', { name: /^Try again/ } )
		.press( 'Enter' );
	await expect(
		author.sidebar.getByText( /^Sharing to Mastodon…/ )
	).toBeVisible();
	await php( `${ NO_PLATFORM } ${ SHARE } return $share( $input );`, id );
	await expect(
		author.sidebar.getByText( /^Shared to Mastodon, / )
	).toBeVisible();
	expect(
		await axeWithin( author.page, '.components-panel__body:has(li)' )
	).toEqual( [] );
} );
