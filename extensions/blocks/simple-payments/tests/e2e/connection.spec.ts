import {
	axeWithin,
	connectionRow,
	expect,
	screenshot,
	siteUrl,
	test,
	visitConnections,
} from '#e2e';
import { APP, NO_APP, beginAnew, connect } from './support';

beginAnew();

test( 'an owner enters a PayPal app, sees its mode, and never sees the secret again', async ( {
	admin,
} ) => {
	await connect( NO_APP );
	const { page } = admin;
	await visitConnections( page, 'paypal' );
	const row = connectionRow( page, 'PayPal' );
	await expect( row.getByText( 'Not connected' ) ).toBeVisible();
	await row.getByLabel( 'PayPal client ID' ).fill( APP.client_id );
	await row.getByLabel( 'PayPal secret' ).fill( APP.secret );
	await row.getByLabel( 'PayPal mode' ).selectOption( 'sandbox' );
	await row.getByRole( 'button', { name: 'Save' } ).click();
	await expect( row ).toContainText(
		'Connected to the PayPal sandbox for testing: no real money is charged.'
	);
	await expect( row ).toContainText(
		'PayPal can’t notify a site without https.'
	);
	expect( await page.content() ).not.toContain( APP.secret );
	expect( await axeWithin( page, '#wpbody-content .wrap' ) ).toEqual( [] );
	await row.scrollIntoViewIfNeeded();
	await screenshot( page, 'simple-payments-connection' );
	await page.goto(
		`${ siteUrl() }/wp-admin/admin.php?page=dovetail-blocks&tab=blocks`
	);
	await expect(
		page.getByText( 'may end it at any time after January 1, 2027' )
	).toBeVisible();
} );
