import { expect, siteUrl, test } from '#e2e';
import { beginAnew, connect, KEY } from './server-support';

beginAnew();

test( 'the card of Pexels says that it is connected, and the page never shows the key', async ( {
	admin,
} ) => {
	// The key is checked when it changes.
	await connect( '' );
	await connect( KEY );
	const { page } = admin;
	await page.goto(
		`${ siteUrl() }/wp-admin/options-general.php?page=dovetail-blocks`
	);
	const card = page.getByRole( 'region', { name: 'Pexels' } );
	await expect( card ).toContainText( 'Connected to Pexels.' );
	await expect( card ).not.toContainText( 'Used by' );
	expect( await page.content() ).not.toContain( KEY );
} );
