import { createPost, expect, php, screenshot, test } from '#e2e';
import { SIMPLE, deleteEntries, inbox, mails, storeEntries } from './support';

test( 'an author sees, restores and deletes the spam of their own forms, but not the spam of other forms', async ( {
	author,
} ) => {
	const { page } = author;
	const [ own, others ] = [
		await createPost( { content: SIMPLE, title: 'Own', author: 'author' } ),
		await createPost( { content: SIMPLE, title: 'Others' } ),
	];
	await deleteEntries();
	await storeEntries(
		[
			[ own, { Name: 'Rescued' } ],
			[ own, { Name: 'Junk one' } ],
			[ own, { Name: 'Junk two' } ],
			[ others, { Name: 'Of others' } ],
		],
		{ held: 'akismet', to: [ 'ann@example.org' ] }
	);
	const earlier = mails().length;
	await page.goto( inbox() );
	await expect( page.locator( '#the-list' ) ).toContainText(
		'No entries found.'
	);
	await page.getByRole( 'link', { name: 'Spam (3)' } ).click();
	await expect( page.locator( '#the-list tr' ) ).toHaveCount( 3 );
	await expect( page.locator( '#the-list' ) ).not.toContainText(
		'Of others'
	);
	// Spam is not included in the number of unread entries.
	await expect( page.locator( '#the-list .is-unread' ) ).toHaveCount( 0 );
	await screenshot( page, 'contact-form-spam' );
	await page.getByRole( 'link', { name: 'Rescued', exact: true } ).click();
	await expect( page.locator( '.dovetail-entry' ) ).toContainText(
		'Marked as spam by Akismet.'
	);
	await page.getByRole( 'link', { name: 'Not spam' } ).click();
	await expect( page.locator( '.notice-success' ) ).toContainText(
		'1 entry moved out of spam.'
	);
	await expect( page.locator( '#the-list' ) ).toContainText( 'Rescued' );
	expect( mails().slice( earlier ) ).toMatchObject( [
		{ to: [ 'ann@example.org' ] },
	] );

	await page.getByRole( 'link', { name: 'Spam (2)' } ).click();
	await page.getByRole( 'button', { name: 'Empty Spam' } ).click();
	await expect(
		page.getByRole( 'link', { name: 'Spam (0)' } )
	).toBeVisible();
	expect(
		await php(
			`return \\Dovetail\\Plugin\\Database::column( "SELECT sender FROM {entries} WHERE state = 'spam'" );`
		)
	).toEqual( [ 'Of others' ] );
} );
