import { axeWithin, expect, php, screenshot, test } from '#e2e';
import { mails, startAnew, subscribers } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

const PAGE = '/wp-admin/admin.php?import=dovetail-subscribers';

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

test( 'on a phone, a list with a long address does not overflow the screen', async ( {
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

for ( const width of [ 1280, 390 ] ) {
	test( `the fields of the import form line up with their labels, ${ width } pixels wide`, async ( {
		pageAs,
	} ) => {
		const page = await pageAs( 'administrator', {
			viewport: { width, height: 844 },
		} );
		await page.goto( PAGE );
		const form = page.locator( '.dovetail-blocks-import form' );
		const edges = await form
			.locator( 'strong, textarea, [type=file], [type=text]' )
			.evaluateAll( ( elements ) =>
				elements.map( ( element ) =>
					Math.round( element.getBoundingClientRect().left )
				)
			);
		expect( new Set( edges ).size ).toBe( 1 );
		const offsets = await form
			.locator( '[type=radio], [type=checkbox]' )
			.evaluateAll( ( boxes ) =>
				boxes.map( ( box ) => {
					const words = document.createRange();
					words.selectNodeContents( box.nextSibling as Node );
					const [ first ] = words.getClientRects();
					const { top, height } = box.getBoundingClientRect();
					return Math.abs(
						top + height / 2 - first!.top - first!.height / 2
					);
				} )
			);
		expect( offsets ).toHaveLength( 3 );
		expect( Math.max( ...offsets ) ).toBeLessThanOrEqual( 1 );
	} );
}

for ( const [ mode, label, state, sent ] of [
	[
		'at once',
		/^Subscribe them immediately, because they have already confirmed their address\./,
		'active',
		0,
	],
	[
		'after an email',
		/^Ask each person by email to confirm\./,
		'pending',
		2,
	],
] as const ) {
	test( `people who consented elsewhere, except those who unsubscribed, are imported with their proof ${ mode }`, async ( {
		pageAs,
	} ) => {
		await people();
		const page = await pageAs( 'administrator' );
		await page.goto( '/wp-admin/admin.php?page=dovetail-subscribers' );
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
			// Duplicates and invalid entries are followed by their lines.
			await expect(
				page
					.locator( '#dovetail-import' )
					.getByText( new RegExp( `^\\s*${ line }(?!\\d)` ) )
					.first()
			).toBeVisible();
		}
		expect( await mails() ).toEqual( [] );
		expect( await subscribers() ).toHaveLength( 2 );
		await screenshot( page, 'subscriptions-import-preview' );
		await page
			.getByRole( 'button', { name: 'Import 2 subscribers' } )
			.click();
		await expect( page.getByText( /^Import in progress/ ) ).toBeVisible();
		expect( await work() ).toBe( true );
		// The page updates itself every few seconds.
		await expect(
			page.getByRole( 'status' ).getByText( 'The import is done' )
		).toBeAttached( { timeout: 20_000 } );
		await expect(
			page.getByText( sent ? 'Asked to confirm: 2' : 'Subscribed: 2' )
		).toBeVisible();
		await expect(
			page.getByText( 'Remembered as unsubscribed: 1' )
		).toBeVisible();
		expect(
			await php(
				`return array_map( static fn( $name ) => \\Dovetail\\Subscriptions\\Mailbox::has_unsubscribed( \\Dovetail\\Subscriptions\\Mailbox::of( "$name@example.com" ) ), array( 'lea', 'known2', 'bo', 'pat' ) );`
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
			/^Ticked &lt;b&gt;news&lt;\/b&gt; on the order form \(consent given: May 2024\)\. Recorded by \S.*, who imported the address on \S/
		);
		expect( await mails() ).toHaveLength( sent );
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

test( 'only users who may manage options see the import screen', async ( {
	pageAs,
} ) => {
	const page = await pageAs( 'editor' );
	const answer = await page.request.get( PAGE );
	expect( answer.ok() ).toBe( false );
	expect( await answer.text() ).not.toContain( 'dovetail-file' );
} );

test( 'the owner can send unconfirmed addresses another confirmation email, within limits', async ( {
	pageAs,
} ) => {
	await php(
		`\\Dovetail\\Subscriptions\\Subscribers::add( 'slow@example.com', 'Yes.', 0, false );
		\\Dovetail\\Subscriptions\\Subscribers::add( 'done@example.com', 'Yes.', 0, true );
		return true;`
	);
	const page = await pageAs( 'administrator' );
	await page.goto( '/wp-admin/admin.php?page=dovetail-subscribers' );
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
