import { axeWithin, expect, php, screenshot, test } from '#e2e';
import { startAnew, subscribers } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

const LIST = '/wp-admin/admin.php?page=dovetail-subscribers';
const PANEL = '.dovetail-blocks-mailings';

const add = ( count: number, active = true ) =>
	php(
		`foreach ( range( 1, $input[0] ) as $number ) {
			\\Dovetail\\Subscriptions\\Subscribers::add( ( $input[1] ? 'reader' : 'spam' ) . "-$number@example.com", 'New posts of this site.', 0, $input[1] );
		}
		return true;`,
		[ count, active ]
	);

// Simulates the list after an attack by bots.
test( 'subscribers can be selected with checkboxes and deleted together, but not edited', async ( {
	pageAs,
} ) => {
	await add( 3, false );
	await add( 2 );
	const page = await pageAs( 'administrator' );
	await page.goto( `${ LIST }&status=pending` );
	const boxes = page.locator( '#the-list input[type=checkbox]' );
	await expect( boxes ).toHaveCount( 3 );
	await page.getByLabel( 'Select All' ).first().check();
	await page
		.locator( '#bulk-action-selector-top' )
		.selectOption( { label: 'Delete permanently' } );
	await page.locator( '#doaction' ).click();
	await expect(
		page.getByText( '3 subscribers permanently deleted.' )
	).toBeVisible();
	await expect( page.getByText( 'Undo' ) ).toHaveCount( 0 );
	expect( ( await subscribers() ).map( ( { email } ) => email ) ).toEqual( [
		'reader-1@example.com',
		'reader-2@example.com',
	] );
	await page.goto( LIST );
	await expect( page.locator( '.subsubsub' ) ).toContainText(
		'Subscribed (2)'
	);
	const one = page
		.locator( '#the-list tr' )
		.filter( { hasText: 'reader-1@example.com' } );
	await one.hover();
	await expect( one.locator( '.row-actions a' ) ).toHaveCount( 1 );
	await one
		.getByRole( 'link', {
			name: 'Delete permanently: reader-1@example.com',
		} )
		.click();
	await expect(
		page.getByText( '1 subscriber permanently deleted.' )
	).toBeVisible();
	expect( ( await subscribers() ).map( ( { email } ) => email ) ).toEqual( [
		'reader-2@example.com',
	] );
} );

for ( const [ width, isVisible ] of [
	[ 390, true ],
	[ 1280, false ],
] as const ) {
	test( `the status beside the address is ${ isVisible ? 'visible' : 'hidden' } at ${ width } px`, async ( {
		pageAs,
	} ) => {
		await add( 1, false );
		const page = await pageAs( 'administrator', {
			viewport: { width, height: 844 },
		} );
		await page.goto( LIST );
		const status = page.locator( '.dovetail-subscribers__status' );
		await expect( status ).toHaveText( 'Not confirmed' );
		await expect( status ).toBeVisible( { visible: isVisible } );
	} );
}

test( 'on a phone, the checkbox of each subscriber is in the middle of its row', async ( {
	pageAs,
} ) => {
	await add( 2 );
	const page = await pageAs( 'administrator', {
		viewport: { width: 390, height: 844 },
	} );
	await page.goto( LIST );
	const rows = page.locator( '#the-list tr' );
	await expect( rows ).toHaveCount( 2 );
	const [ row, box ] = await Promise.all(
		[ rows.first(), rows.first().getByRole( 'checkbox' ) ].map( ( part ) =>
			part.evaluate( ( element ) => {
				const { top, bottom } = element.getBoundingClientRect();
				return { top, bottom };
			} )
		)
	);
	const above = box!.top - row!.top;
	expect( above ).toBeGreaterThan( 8 );
	expect( Math.abs( above - ( row!.bottom - box!.bottom ) ) ).toBeLessThan(
		3
	);
} );

test( 'the owner sees which addresses an email service reports as bounced, and emails one again', async ( {
	pageAs,
	visitor,
} ) => {
	await add( 2 );
	const page = await pageAs( 'administrator' );
	await page.goto( LIST );
	const bounces = page.locator( '.dovetail-subscribers__bounces' );
	await bounces.getByText( 'Stop emailing addresses that bounce' ).click();
	await expect( bounces ).toContainText( 'No report has arrived yet.' );
	const url = await bounces.getByRole( 'textbox' ).inputValue();
	const answer = await visitor.request.post( url, {
		data: [
			{
				event: 'bounce',
				type: 'bounce',
				email: 'reader-2@example.com',
				reason: '550 no such user',
			},
		],
	} );
	expect( answer.status() ).toBe( 200 );
	await page.goto( LIST );
	await page.getByRole( 'link', { name: 'Bounced (1)' } ).click();
	const rows = page.locator( '#the-list tr' );
	await expect( rows ).toHaveCount( 1 );
	await expect( rows ).toContainText(
		'An email could not be delivered: 550 no such user'
	);
	await bounces.getByText( 'Stop emailing addresses that bounce' ).click();
	await expect( bounces ).toContainText( 'The last report arrived on' );
	expect( await axeWithin( page, '#wpbody-content' ) ).toEqual( [] );
	await screenshot( page, 'subscriptions-bounced', { fullPage: true } );
	await rows.hover();
	await rows
		.getByRole( 'link', { name: 'Email reader-2@example.com again' } )
		.click();
	await expect( page.locator( '.notice-success' ) ).toHaveText(
		/This subscriber will get emails again\./
	);
	await expect( page.locator( '.subsubsub' ) ).toContainText(
		'Subscribed (2)'
	);
} );

test( 'the owner sees the progress and failures of the emails about a post, and stops and resumes them', async ( {
	pageAs,
} ) => {
	await add( 9 );
	const post = await php< number >(
		`kses_remove_filters();
		return wp_insert_post( array( 'post_title' => 'A starter in <i id="seven">seven</i> days', 'post_content' => 'Rye.', 'post_status' => 'publish' ) );`
	);
	/** Sends the given number of emails in one run. The second email fails. */
	const run = ( most: number ) =>
		php(
			`$most = $input[1];
			$count = 0;
			add_filter( 'dovetail_blocks_subscription_seconds', static function () use ( $most ) { return $most > 50 ? 30 : 0; } );
			add_filter( 'pre_wp_mail', static function ( $null, $mail ) {
				if ( 'reader-2@example.com' === $mail['to'] ) {
					do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP Error: 550 <no> such mailbox' ) );
					return false;
				}
				return true;
			}, 1, 2 );
			for ( $number = 0; $number < min( $most, 50 ); $number++ ) {
				\\Dovetail\\Plugin\\Queue::clear( 'dovetail_blocks_mail_post' );
				do_action( 'dovetail_blocks_mail_post', $input[0] );
			}
			return true;`,
			[ post, most ]
		);
	const page = await pageAs( 'administrator' );
	const panel = page.locator( PANEL );
	await page.goto( LIST );
	await expect( panel ).toContainText( '0 sent · 9 left' );
	await run( 4 );
	await page.reload();
	await expect( panel.getByRole( 'link' ) ).toHaveText(
		'A starter in seven days'
	);
	await expect( panel.locator( '#seven' ) ).toHaveCount( 0 );
	await expect( panel ).toContainText( 'Sending.' );
	await expect( panel ).toContainText( '3 sent · 1 failed · 5 left' );
	await expect( panel.getByRole( 'progressbar' ) ).toHaveAttribute(
		'value',
		'3'
	);
	await panel.getByText( 'Failed emails and reasons' ).click();
	await expect( panel ).toContainText(
		'reader-2@example.com – SMTP Error: 550 such mailbox'
	);
	await expect(
		page
			.locator( '#the-list tr' )
			.filter( { hasText: 'reader-2@example.com' } )
	).toContainText(
		'An email could not be delivered: SMTP Error: 550 such mailbox'
	);
	expect(
		await axeWithin( page, PANEL, '#dovetail-subscribers-filter' )
	).toEqual( [] );
	await screenshot( page, 'subscriptions-mailing', { fullPage: true } );
	await page.setViewportSize( { width: 390, height: 844 } );
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
	await screenshot( page, 'subscriptions-mailing-narrow', {
		fullPage: true,
	} );

	await panel.getByRole( 'button', { name: /^Stop/ } ).click();
	await expect( panel ).toContainText( 'Stopped.' );
	await run( 1 );
	await page.reload();
	await expect( panel ).toContainText( '3 sent · 1 failed · 5 left' );
	await panel.getByRole( 'button', { name: /^Resume/ } ).click();
	await expect( panel ).toContainText( 'Sending.' );
	await run( 10 );
	await page.reload();
	await expect( panel ).toContainText(
		'All emails were attempted. Failed emails will be retried at'
	);
	await expect( panel ).toContainText( '8 sent · 1 failed' );
	for ( let round = 1; round <= 3; round++ ) {
		await panel.getByRole( 'button', { name: /^Resume now/ } ).click();
		await expect( panel ).toContainText( 'Sending.' );
		await run( 2 );
		await page.reload();
	}
	await expect( panel ).toContainText( 'Sent to 8 subscribers.' );
	await expect( panel.getByRole( 'progressbar' ) ).toHaveCount( 0 );
	await expect(
		panel.getByRole( 'button', { name: /^Retry failed emails/ } )
	).toBeVisible();
	await screenshot( page, 'subscriptions-mailing-done', { fullPage: true } );

	const author = await pageAs( 'author' );
	expect( ( await author.request.get( LIST ) ).status() ).toBe( 403 );
	expect(
		(
			await author.request.post( '/wp-admin/admin-post.php', {
				form: {
					action: 'dovetail_blocks_mailing',
					post: String( post ),
					stop: '1',
				},
				// The redirect leads to the list of subscribers, which authors may not see.
				maxRedirects: 0,
			} )
		).status()
	).toBe( 403 );
	const act = ( name: string, action: string ) =>
		php< string >(
			`wp_set_current_user( get_user_by( 'login', $input[1] )->ID );
			$_POST    = array( 'post' => $input[0] );
			$_REQUEST = array( '_wpnonce' => wp_create_nonce( $input[2] . $input[0] ) );
			$end      = static function ( $what ) { throw new Exception( $what ); };
			add_filter( 'wp_die_handler', static fn() => static fn( $message, $title, $args ) => $end( (string) $args['response'] ) );
			add_filter( 'wp_redirect', static fn() => $end( 'done' ) );
			try {
				\\Dovetail\\Subscriptions\\Mailings_Panel::act();
			} catch ( Exception $error ) {
				return $error->getMessage();
			}`,
			[ post, name, action ]
		);
	expect( [
		await act( 'author', 'dovetail_blocks_mailing' ),
		await act( 'admin', 'another_action' ),
		await act( 'admin', 'dovetail_blocks_mailing' ),
	] ).toEqual( [ '403', '403', 'done' ] );
} );
