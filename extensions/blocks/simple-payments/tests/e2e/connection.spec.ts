import { axeWithin, expect, screenshot, siteUrl, test } from '#e2e';
import { APP, NO_APP, beginAnew, connect } from './support';

beginAnew();

test( 'an owner enters a PayPal app, sees its mode, and never sees the secret again', async ( {
	admin,
} ) => {
	await connect( NO_APP );
	const { page } = admin;
	await page.goto( `${ siteUrl() }/wp-admin/admin.php?page=dovetail-blocks` );
	const card = page.getByRole( 'region', { name: 'PayPal' } );
	await expect( card ).toContainText( 'Not connected.' );
	await card.getByLabel( 'PayPal client ID' ).fill( APP.client_id );
	await card.getByLabel( 'PayPal secret' ).fill( APP.secret );
	await card.getByLabel( 'PayPal mode' ).selectOption( 'sandbox' );
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( card ).toContainText(
		'Connected to the PayPal sandbox for testing: no real money is charged.'
	);
	await expect( card ).toContainText(
		'PayPal can’t notify a site without https.'
	);
	expect( await page.content() ).not.toContain( APP.secret );
	expect( await axeWithin( page, '#wpbody-content .wrap' ) ).toEqual( [] );
	await card.scrollIntoViewIfNeeded();
	await screenshot( page, 'simple-payments-card' );
	await page.goto(
		`${ siteUrl() }/wp-admin/admin.php?page=dovetail-blocks&tab=blocks`
	);
	await expect(
		page.getByText( 'may end it at any time after 1 January 2027' )
	).toBeVisible();
} );
