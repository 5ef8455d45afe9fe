import { connectionRow, expect, test, visitConnections } from '#e2e';
import { beginAnew, connect, KEY } from './server-support';

beginAnew();

test( 'the settings show that Pexels is connected, but never show the Pexels key', async ( {
	admin,
} ) => {
	// The second call stores a new key, which the plugin then checks.
	await connect( '' );
	await connect( KEY );
	const { page } = admin;
	await visitConnections( page, 'pexels' );
	const row = connectionRow( page, 'Pexels' );
	await expect( row ).toContainText( 'Connected to Pexels.' );
	await expect( row ).not.toContainText( 'Used by' );
	expect( await page.content() ).not.toContain( KEY );
} );
