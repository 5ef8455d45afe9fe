import { connectionRow, expect, test, visitConnections } from '#e2e';
import { beginAnew, connect, KEY } from './server-support';

beginAnew();

test( 'the settings row of Pexels shows that it is connected, but never the key', async ( {
	admin,
} ) => {
	// Changing the key checks the new key.
	await connect( '' );
	await connect( KEY );
	const { page } = admin;
	await visitConnections( page, 'pexels' );
	const row = connectionRow( page, 'Pexels' );
	await expect( row ).toContainText( 'Connected to Pexels.' );
	await expect( row ).not.toContainText( 'Used by' );
	expect( await page.content() ).not.toContain( KEY );
} );
