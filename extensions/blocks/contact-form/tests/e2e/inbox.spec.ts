import {
	axeWithin,
	createPost,
	expect,
	php,
	screenshot,
	siteUrl,
	test,
} from '#e2e';
import { readFileSync } from 'node:fs';
import {
	SIMPLE,
	address,
	deleteEntries,
	inbox,
	post,
	storeEntries,
} from './support';

test.beforeEach( () => deleteEntries() );

const forms = async () => [
	await createPost( { content: SIMPLE, title: 'Bakery', author: 'author' } ),
	await createPost( { content: SIMPLE, title: 'Office' } ),
];

test( 'the inbox counts unread entries in the menu, filters by form, links between entries and saves notes', async ( {
	admin,
} ) => {
	const { page } = admin;
	const [ bakery = 0, office = 0 ] = await forms();
	const ids = await storeEntries( [
		[
			bakery,
			{
				Name: 'Oldest',
				Email: 'o@example.com',
				Textarea: 'Is there rye on Monday?',
			},
		],
		[
			office,
			{
				Name: 'Between',
				Email: 'b@example.com',
				Textarea: 'The invoice of May is missing.',
			},
		],
		[
			bakery,
			{
				Name: 'Zoë O’Neil',
				Email: 'zoe.o-neil-of-the-harbor-bakery@example.com',
				Textarea: 'Two loaves, please: one with nuts & one without.',
			},
		],
	] );
	await page.goto( inbox() );
	const menu = page.locator( '#toplevel_page_dovetail-blocks-overview' );
	await expect( menu.locator( '.pending-count' ).first() ).toHaveText( '3' );
	expect( await axeWithin( page, '#dovetail-entries-filter' ) ).toEqual( [] );
	await screenshot( page, 'inbox' );
	await page.getByLabel( 'Filter by form' ).selectOption( 'Bakery' );
	await page.getByRole( 'button', { name: 'Filter', exact: true } ).click();
	await expect( page.locator( '#the-list tr' ) ).toHaveCount( 2 );
	await expect( page.locator( '#the-list' ) ).not.toContainText( 'Between' );
	await expect(
		page.getByRole( 'link', { name: 'Export 2 entries as CSV' } )
	).toBeVisible();

	// The previous and next links stay within the current list.
	await page.getByRole( 'link', { name: 'Zoë O’Neil', exact: true } ).click();
	await expect( menu.locator( '.pending-count' ).first() ).toHaveText( '2' );
	await expect(
		page.getByRole( 'link', { name: 'Newer entry' } )
	).toHaveCount( 0 );
	await page
		.getByLabel( /^Add a note/ )
		.fill( 'Called back <b>twice</b> & [gallery]\nAsk again.' );
	await page.getByRole( 'button', { name: 'Add note' } ).click();
	const notes = page.getByRole( 'region', { name: 'Notes' } );
	await expect( notes.getByRole( 'listitem' ) ).toContainText(
		'Called back <b>twice</b> & [gallery]'
	);
	await expect( notes.getByRole( 'listitem' ) ).toContainText( 'admin' );
	await screenshot( page, 'inbox-entry' );
	expect( await axeWithin( page, '.dovetail-entry' ) ).toEqual( [] );
	const width = ( part: string ) =>
		page
			.locator( `.dovetail-entry ${ part }` )
			.evaluate( ( element ) => element.getBoundingClientRect().width );
	expect( await width( 'dl' ) ).toBe( await width( 'section' ) );
	expect( await width( '.dovetail-entry__actions' ) ).toBe(
		await width( 'dl' )
	);
	await page.setViewportSize( { width: 390, height: 844 } );
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
	await screenshot( page, 'inbox-entry-390' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.goto(
		`${ inbox() }&entry_form=${ bakery }&entry=${ ids[ 2 ] }`
	);
	await page.getByRole( 'link', { name: 'Older entry' } ).click();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Oldest'
	);
	await expect(
		page.getByRole( 'link', { name: 'Older entry' } )
	).toHaveCount( 0 );
	await page.getByRole( 'link', { name: 'All entries' } ).click();
	await expect( page.locator( '#the-list tr' ) ).toHaveCount( 3 );
	// A read entry is no longer bold.
	await page.goto( inbox() );
	const weight = ( name: string ) =>
		page
			.getByRole( 'link', { name, exact: true } )
			.locator( 'strong' )
			.evaluate( ( element ) => getComputedStyle( element ).fontWeight );
	expect( [ await weight( 'Between' ), await weight( 'Oldest' ) ] ).toEqual( [
		'700',
		'400',
	] );

	await page.setViewportSize( { width: 390, height: 844 } );
	await screenshot( page, 'inbox-390' );
	await expect(
		page.getByRole( 'link', { name: 'Export 3 entries as CSV' } )
	).toBeVisible();
	await expect(
		page
			.locator( '#the-list tr' )
			.first()
			.locator( '.dovetail-entries__when' )
	).toBeVisible();
	// An expanded row shows each value once.
	await page.locator( '.toggle-row' ).first().click();
	await expect(
		page
			.locator( '#the-list tr' )
			.first()
			.locator( ':text("Two loaves"):visible' )
	).toHaveCount( 1 );

	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 390 );
} );

test( 'an author sees only the entries of their own forms', async ( {
	author,
} ) => {
	const [ bakery = 0, office = 0 ] = await forms();
	const [ , others = 0 ] = await storeEntries( [
		[ bakery, { Name: 'Mine' } ],
		[ office, { Name: 'Theirs' } ],
	] );
	const { page } = author;
	await page.goto( `${ inbox() }&entry_form=${ office }` );
	await expect( page.locator( '#the-list' ) ).toContainText(
		'No entries found.'
	);
	await page.goto( inbox() );
	await expect( page.locator( '#the-list tr' ) ).toHaveCount( 1 );
	await expect(
		page
			.locator( '#toplevel_page_dovetail-blocks-overview .pending-count' )
			.first()
	).toHaveText( '1' );
	const answer = await page.request.get( `${ inbox() }&entry=${ others }` );
	expect( answer.status() ).toBe( 403 );
} );

test( 'emptying the trash deletes only entries that the user may delete', async ( {
	author,
} ) => {
	const [ bakery = 0, office = 0 ] = await forms();
	const ids = await storeEntries( [
		[ bakery, { Name: 'Mine' } ],
		[ office, { Name: 'Theirs' } ],
		[ 0, { Name: 'Of the site' } ],
	] );
	await php(
		`return \\Dovetail\\Contact_Form\\Entries::trash( $input );`,
		ids
	);
	const { page } = author;
	await page.goto( `${ inbox() }&view=trash` );
	await page.getByRole( 'button', { name: 'Empty Trash' } ).first().click();
	await expect( page.locator( '.notice-success' ) ).toHaveText(
		/^1 entry permanently deleted\./
	);
	expect(
		await php(
			`return array_column( \\Dovetail\\Contact_Form\\Entries::read_all( $input ), 'state', 'id' );`,
			ids
		)
	).toEqual( { [ ids[ 1 ] ?? 0 ]: 'trash', [ ids[ 2 ] ?? 0 ]: 'trash' } );
} );

test( 'an export contains the selected entries, unique headings, unchanged phone numbers, and times with a time zone', async ( {
	admin,
} ) => {
	const { page } = admin;
	const [ bakery = 0, office = 0 ] = await forms();
	const ids = await storeEntries( [
		[
			bakery,
			{
				Name: 'Ann',
				Sent: 'by post',
				Date: '2026-12-24',
				Telephone: '+49 (0)30 12-34 56',
			},
		],
		[ bakery, { Name: 'Bob', Telephone: '+1+1' } ],
		[ office, { Name: 'Cy', Question: '=1+1' } ],
	] );
	await php(
		`update_option( 'timezone_string', 'Europe/Berlin' );
		return \\Dovetail\\Plugin\\Database::update( 'entries', array( 'sent' => strtotime( '2026-07-01 10:00:00 UTC' ) ), array( 'id' => $input ) );`,
		ids
	);
	try {
		await page.goto( inbox() );
		await page
			.getByLabel( /Select .*Ann|Ann/ )
			.first()
			.check();
		await page.locator( `#cb-select-${ ids[ 1 ] }` ).check();
		await page
			.getByLabel( 'Select bulk action' )
			.first()
			.selectOption( 'Export as CSV' );
		const [ download ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			page.getByRole( 'button', { name: 'Apply' } ).first().click(),
		] );
		const lines = readFileSync( await download.path(), 'utf8' )
			.replace( '\uFEFF', '' )
			.trim()
			.split( '\r\n' );
		expect( lines ).toEqual( [
			'"Sent","Form","Subject","Page","Name","Sent 2","Date","Telephone"',
			`"2026-07-01 12:00:00 +02:00","Bakery","","${ siteUrl() }/","Ann","by post","2026-12-24","+49 (0)30 12 34 56"`,
			`"2026-07-01 12:00:00 +02:00","Bakery","","${ siteUrl() }/","Bob","","","'+1+1"`,
		] );
	} finally {
		await php( `return update_option( 'timezone_string', '' );` );
	}
} );

test( 'the inbox shows a message as typed, and an entry shows the page’s URL with its query', async ( {
	admin,
} ) => {
	const id = await createPost( { content: SIMPLE, title: 'Letters' } );
	const page = await address( id );
	const query = `${ page.includes( '?' ) ? '&' : '?' }product=42&utm_source=a`;
	await post( `${ page }${ query }`, {
		name: 'Zoë <b>',
		email: 'zoe@example.com',
		textarea: 'A typed &amp; and a 🫨 \u{1FAEA}',
	} );
	await admin.page.goto( `${ inbox() }&entry_form=${ id }` );
	const row = admin.page.locator( '#the-list tr' );
	await expect( row.locator( '.row-title' ) ).toHaveText( 'Zoë <b>' );
	await expect( row.locator( '.column-message' ) ).toHaveText(
		'A typed &amp; and a 🫨 \u{1FAEA}'
	);
	await row.locator( '.row-title' ).click();
	await expect(
		admin.page.locator( '.dovetail-entry > .description a' )
	).toHaveText( `${ page }${ query }` );
	await post( `${ page }${ query }&x=${ 'x'.repeat( 900 ) }`, {
		name: 'Long',
		email: 'long@example.com',
	} );
	expect(
		await php(
			`return strlen( \\Dovetail\\Contact_Form\\Entries::read( (int) \\Dovetail\\Plugin\\Database::value( "SELECT id FROM {entries} WHERE source = %d AND sender = 'Long'", array( $input ) ) )['page'] );`,
			id
		)
	).toBe( 500 );
} );
