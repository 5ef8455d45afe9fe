import { createPost, expect, php, screenshot, siteUrl, test } from '#e2e';
import { SIMPLE, mails } from './support';

test( 'an author sees the spam of the own forms, takes one back and empties the rest; what is others’ stays', async ( {
	author,
} ) => {
	const { page } = author;
	const [ own, others ] = [
		await createPost( { content: SIMPLE, title: 'Own', author: 'author' } ),
		await createPost( { content: SIMPLE, title: 'Others' } ),
	];
	await php(
		`global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'dovetail_entry'" );
		foreach ( array( array( $input[0], 'Rescued' ), array( $input[0], 'Junk one' ), array( $input[0], 'Junk two' ), array( $input[1], 'Of others' ) ) as $index => list( $source, $name ) ) {
			$id = \\Dovetail\\Contact_Form\\Entries::store( 'spam-' . $index . wp_rand(), $source, array( 'form' => '', 'subject' => '', 'to' => array( 'ann@example.org' ), 'page' => '/', 'answers' => array( array( 'key' => 'name', 'type' => 'name', 'label' => 'Name', 'value' => $name ) ) ), 'dovetail_spam' );
			\\Dovetail\\Contact_Form\\Spam::hold( $id, 'akismet' );
		}
		return true;`,
		[ own, others ]
	);
	const earlier = mails().length;
	await page.goto(
		`${ siteUrl() }/wp-admin/edit.php?post_type=dovetail_entry`
	);
	await expect( page.locator( '#the-list' ) ).toContainText(
		'No entries found.'
	);
	await page.getByRole( 'link', { name: 'Spam (3)' } ).click();
	await expect( page.locator( '#the-list tr' ) ).toHaveCount( 3 );
	await expect( page.locator( '#the-list' ) ).not.toContainText(
		'Of others'
	);
	// Spam is no news.
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
			`return wp_list_pluck( get_posts( array( 'post_type' => 'dovetail_entry', 'post_status' => 'dovetail_spam', 'numberposts' => -1 ) ), 'post_title' );`
		)
	).toEqual( [ 'Of others' ] );
} );
