import { expect, siteUrl, test } from '#e2e';
import { beginAnew, connect, KEY } from './server-support';

beginAnew();

test( 'the Pexels card shows that it is connected, and never the key', async ( {
	admin,
} ) => {
	// The key is checked when it changes.
	await connect( '' );
	await connect( KEY );
	const { page } = admin;
	await page.goto( `${ siteUrl() }/wp-admin/admin.php?page=dovetail-blocks` );
	const card = page.getByRole( 'region', { name: 'Pexels' } );
	await expect( card ).toContainText( 'Connected to Pexels.' );
	await expect( card ).not.toContainText( 'Used by' );
	expect( await page.content() ).not.toContain( KEY );
} );
