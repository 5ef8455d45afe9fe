import { axeWithin, expect, php, screenshot, test } from '#e2e';
import { IMPORT, mails, startAnew, subscribers } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

const PAGE = '/wp-admin/admin.php?import=dovetail-subscribers';

/** Works on the list until it is done. */
const work = () =>
	php(
		`wp_clear_scheduled_hook( 'dovetail_blocks_import_subscribers' );
		return \\Dovetail\\Subscriptions\\Import::run();`
	);

const FILE = `Name;Email;Since;Status
Ada;ada@example.com;2024;Subscribed
Bob;bob@example.com;2024;Subscribed
Again;ADA@example.com;2024;Subscribed
Known;known@example.com;2024;Subscribed
Gone;gone+news@example.com;2024;Subscribed
No;never@example.com;2024;Subscribed
Typo;nobody@nowhere;2024;Subscribed
Lea;lea@example.com;2024;Unsubscribed
Known, too;Known2@example.com;2024;Unsubscribed
Bo;bo@example.com;2024;Cleaned
Pat;pat@example.com;2024;Pending
Otto;otto@example.com;2024;Inactive
`;

const people = () =>
	php(
		`\\Dovetail\\Subscriptions\\Subscribers::add( 'known@example.com', 'Agreed here.', 0, true );
		\\Dovetail\\Subscriptions\\Subscribers::add( 'known2@example.com', 'Agreed here.', 0, true );
		$gone = \\Dovetail\\Subscriptions\\Subscribers::add( 'gone@example.com', 'Yes.', 0, true );
		parse_str( wp_parse_url( \\Dovetail\\Subscriptions\\Links::unsubscribe( $gone ), PHP_URL_QUERY ), $query );
		\\Dovetail\\Subscriptions\\Page::answer( $query, true );
		\\Dovetail\\Subscriptions\\Mailbox::refuse( \\Dovetail\\Subscriptions\\Mailbox::of( 'never@example.com' ) );
		return true;`
	);

test( 'on a phone nothing of a list with a long address leads out of the screen', async ( {
	pageAs,
} ) => {
	const page = await pageAs( 'administrator', {
		viewport: { width: 390, height: 844 },
	} );
	await page.goto( PAGE );
	const isWithin = () =>
		page.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		);
	expect( await isWithin() ).toBe( true );
	await screenshot( page, 'subscriptions-import-390', { fullPage: true } );
	await page.getByLabel( 'File', { exact: true } ).setInputFiles( {
		name: 'people.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(
			`${ 'long.'.repeat( 10 ) }name@${ 'long.'.repeat( 8 ) }example.com`
		),
	} );
	await page
		.getByLabel( /How did these people agree to receive your posts\?/ )
		.fill( 'By a paper form.' );
	await page.getByLabel( 'When?' ).fill( 'May 2024' );
	await page.getByLabel( /All of them agreed, and I can prove it\./ ).check();
	await page.getByRole( 'button', { name: 'Review list' } ).click();
	await expect( page.getByText( '1 new subscriber' ) ).toBeVisible();
	expect( await isWithin() ).toBe( true );
	await screenshot( page, 'subscriptions-import-390-list', {
		fullPage: true,
	} );
} );

for ( const [ mode, label, state, sent ] of [
	[
		'at once',
		/^Subscribe them immediately because they confirmed their address before\./,
		'dovetail-active',
		0,
	],
	[
		'by a mail',
		/^Ask each person by email to confirm\./,
		'dovetail-pending',
		2,
	],
] as const ) {
	test( `people who have agreed elsewhere are imported with the proof, ${ mode }, and who has left is not`, async ( {
		pageAs,
	} ) => {
		await people();
		const page = await pageAs( 'administrator' );
		await page.goto( '/wp-admin/edit.php?post_type=dovetail_subscriber' );
		await page
			.getByRole( 'link', { name: 'Import subscribers' } )
			.first()
			.click();
		await page.getByLabel( 'File', { exact: true } ).setInputFiles( {
			name: 'people.csv',
			mimeType: 'text/csv',
			buffer: Buffer.from( FILE ),
		} );
		await page
			.getByLabel( /How did these people agree to receive your posts\?/ )
			.fill( 'Ticked <b>news</b> on the order form.' );
		await page.getByLabel( 'When?' ).fill( 'May 2024' );
		await page.getByRole( 'radio', { name: label } ).check();
		await page
			.getByLabel( /All of them agreed, and I can prove it\./ )
			.check();
		expect( await axeWithin( page, '.dovetail-blocks-import' ) ).toEqual(
			[]
		);
		await screenshot( page, 'subscriptions-import' );
		await page.getByRole( 'button', { name: 'Review list' } ).click();
		for ( const line of [
			'2 new subscribers',
			'Already on the list and unchanged: 1',
			'Skipped because they unsubscribed or opted out: 2',
			'Duplicates in the file: 1',
			'Entries that are not a valid address: 1',
			'Unsubscribed in the file, and remembered so that nobody emails them: 1',
			'Unsubscribed in the file but subscribed on this site, and unchanged: 1',
			'Skipped because their emails bounced: 1',
			'Skipped because they never confirmed: 1',
			'Skipped because they are inactive or their status is unknown: 1',
		] ) {
			await expect(
				page.getByText( line, { exact: true } )
			).toBeVisible();
		}
		expect( await mails() ).toEqual( [] );
		expect( await subscribers() ).toHaveLength( 2 );
		await screenshot( page, 'subscriptions-import-preview' );
		await page
			.getByRole( 'button', { name: 'Import 2 subscribers' } )
			.click();
		await expect( page.getByText( /^Import in progress\./ ) ).toBeVisible();
		expect( await work() ).toBe( true );
		await page.reload();
		await expect(
			page.getByText( sent ? 'Asked to confirm: 2' : 'Subscribed: 2' )
		).toBeVisible();
		await expect(
			page.getByText( 'Remembered as unsubscribed: 1' )
		).toBeVisible();
		expect(
			await php(
				`return array_map( static fn( $name ) => \\Dovetail\\Subscriptions\\Mailbox::has_left( \\Dovetail\\Subscriptions\\Mailbox::of( "$name@example.com" ) ), array( 'lea', 'known2', 'bo', 'pat' ) );`
			)
		).toEqual( [ true, false, false, false ] );
		const added = ( await subscribers() ).slice( 2 );
		expect(
			added.map( ( { email, status } ) => [ email, status ] )
		).toEqual(
			[
				[ 'ada@example.com', state ],
				[ 'bob@example.com', state ],
			].map( ( [ email, status ] ) =>
				email === 'ada@example.com'
					? [ expect.stringMatching( /^ada@example.com$/i ), status ]
					: [ email, status ]
			)
		);
		expect( added[ 0 ]?.consent ).toMatch(
			/^Ticked &lt;b&gt;news&lt;\/b&gt; on the order form \(when: May 2024\)\. Stated by \S.*, who imported the address on \S/
		);
		expect( await mails() ).toHaveLength( sent );
		// Once more does nothing.
		expect( await work() ).toBe( true );
		expect( await mails() ).toHaveLength( sent );
		await page
			.getByRole( 'button', { name: 'Import another list' } )
			.click();
		await expect(
			page.getByLabel( 'File', { exact: true } )
		).toBeVisible();
	} );
}

test( 'only users who may manage options see the screen', async ( {
	pageAs,
} ) => {
	const page = await pageAs( 'editor' );
	const answer = await page.request.get( PAGE );
	expect( answer.ok() ).toBe( false );
	expect( await answer.text() ).not.toContain( 'dovetail-file' );
} );

test( 'a list that is begun is queued, and found again; one that nobody begins is forgotten after a day', async () => {
	expect(
		await php(
			`${ IMPORT }
			$is_queued = static fn() => \\Dovetail\\Plugin\\Queue::is_queued( 'dovetail_blocks_import_subscribers', array() );
			$seen = array( $class::unfinished() );
			$class::start( '' );
			$seen[] = $is_queued();
			$draft( 'ada@example.com' );
			array_push( $seen, $class::unfinished(), $class::get()['state'], $is_queued() );
			$class::start( $class::get()['id'] );
			array_push( $seen, $class::unfinished(), $class::get()['state'], $is_queued() );
			// While it is under way nobody begins another one.
			$seen[] = $draft( 'bob@example.com' );
			foreach ( array( 'draft', 'reading' ) as $state ) {
				update_option( 'dovetail_blocks_import_subscribers', array( 'state' => $state, 'changed' => time() - DAY_IN_SECONDS - 5 ) + $class::get() );
				$seen[] = $lines();
				array_push( $seen, $class::unfinished(), $class::get(), $lines() );
				$draft( 'ada@example.com' );
			}
			// The list of an upload within which the server died.
			$name = 'dovetail_blocks_import_list_' . gmdate( 'YmdHis', time() - DAY_IN_SECONDS - 5 ) . '-x_0';
			add_option( $name, "\\n+old@example.com\\n", '', false );
			$class::unfinished();
			$seen[] = $lines();
			wp_clear_scheduled_hook( 'dovetail_blocks_import_subscribers' );
			return $seen;`
		)
	).toEqual( [
		[],
		false,
		...[ [], 'draft', false ],
		...[ [ [] ], 'running', true ],
		false,
		...[ [ '+ada@example.com' ], [], null, [] ],
		...[ [ '+ada@example.com' ], [], null, [] ],
		[ '+ada@example.com' ],
	] );
} );

test( 'a list is worked off while there is time, and rests where one mail after another fails', async () => {
	expect(
		await php(
			`${ IMPORT }
			$list  = static function ( $mode, $name, $many ) use ( $class, $draft, $numbered ) {
				$class::forget( $class::get()['id'] ?? '' );
				$draft( $numbered( $name, $many ), $mode );
				$class::start( $class::get()['id'] );
			};
			$left  = static function () use ( $class, $lines ) {
				$import = $class::get();
				// What is done is deleted with its part of the list.
				return array( $import['state'], $import['added'], $import['failed'], count( $lines() ) ? $import['total'] - $import['done'] : 0 );
			};
			$run   = static fn() => array( \\Dovetail\\Subscriptions\\Import::run(), ...$left() );
			$list( 'confirmed', 'sure', 45 );
			$seen = array( $run() );
			add_filter( 'pre_wp_mail', '__return_false', 1 );
			$list( 'ask', 'few', 9 );
			$seen[] = $run();
			$list( 'ask', 'last', 12 );
			$seen[] = $run();
			$list( 'ask', 'many', 25 );
			$seen[] = $run();
			remove_filter( 'pre_wp_mail', '__return_false', 1 );
			// Stopped by somebody meanwhile.
			$list( 'confirmed', 'stopped', 45 );
			$stop = static fn() => $class::forget( $class::get()['id'] ?? '' );
			add_action( 'wp_insert_post', $stop, 10, 0 );
			$seen[] = array( $class::run(), $class::get(), $lines() );
			remove_action( 'wp_insert_post', $stop );
			return $seen;`
		)
	).toEqual( [
		[ true, 'done', 45, 0, 0 ],
		[ true, 'done', 0, 9, 0 ],
		// Nothing is left to rest for.
		[ true, 'done', 0, 12, 0 ],
		[ 15 * 60, 'running', 0, 20, 5 ],
		[ true, null, [] ],
	] );
} );

test( 'who unsubscribes may come back by the form, and then counts as anybody; exporter and eraser know what is kept', async () => {
	await people();
	expect(
		await php(
			`${ IMPORT }
			$ask  = static fn( $call ) => \\Dovetail\\Subscriptions\\Privacy::$call( 'gone@example.com' );
			$seen = array( count( $ask( 'export' )['data'] ) );
			$back = \\Dovetail\\Subscriptions\\Subscribers::add( 'gone@example.com', 'Again.', 0, false );
			parse_str( wp_parse_url( \\Dovetail\\Subscriptions\\Links::confirm( $back ), PHP_URL_QUERY ), $query );
			\\Dovetail\\Subscriptions\\Page::answer( $query, true );
			$seen[] = count( $ask( 'export' )['data'] ) . ' ' . count( $ask( 'export' )['data'][0]['data'] );
			\\Dovetail\\Subscriptions\\Mailbox::leave( \\Dovetail\\Subscriptions\\Mailbox::of( 'gone@example.com' ) );
			$draft( "a@example.com\\nGONE@example.com\\nsgone@example.com" );
			$seen[] = count( $ask( 'export' )['data'] );
			$seen[] = $ask( 'erase' )['items_removed'];
			$seen[] = count( $ask( 'export' )['data'] );
			$seen[] = $lines();
			$class::start( $class::get()['id'] );
			$class::run();
			$seen[] = array_intersect_key( $class::get(), array_flip( array( 'state', 'added', 'done' ) ) );
			return $seen;`
		)
	).toEqual( [
		1,
		expect.stringMatching( /^1 / ),
		3,
		true,
		0,
		[ '+a@example.com', '+sgone@example.com' ],
		{ state: 'done', added: 2, done: 3 },
	] );
} );

test( 'unconfirmed addresses get one more confirmation email from the list, within limits', async ( {
	pageAs,
} ) => {
	await php(
		`\\Dovetail\\Subscriptions\\Subscribers::add( 'slow@example.com', 'Yes.', 0, false );
		\\Dovetail\\Subscriptions\\Subscribers::add( 'done@example.com', 'Yes.', 0, true );
		return true;`
	);
	const page = await pageAs( 'administrator' );
	await page.goto( '/wp-admin/edit.php?post_type=dovetail_subscriber' );
	await screenshot( page, 'subscriptions-list' );
	const again = page.locator( '.row-actions .ask a' );
	await expect( again ).toHaveCount( 1 );
	const address = ( await again.getAttribute( 'href' ) ) as string;
	await page.goto( address );
	await expect( page.getByText( 'Confirmation email sent.' ) ).toBeVisible();
	expect( ( await mails() ).map( ( { to } ) => to ) ).toEqual( [
		[ 'slow@example.com' ],
	] );
	await page.goto( address );
	await expect(
		page.getByText(
			/A confirmation can be sent once an hour, up to three times in seven days, and never to people who opted out\./
		)
	).toBeVisible();
	expect( await mails() ).toHaveLength( 1 );
} );
