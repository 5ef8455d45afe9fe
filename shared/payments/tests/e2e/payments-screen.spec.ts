import { axeWithin, expect, screenshot, siteUrl, test } from '#e2e';
import { beginAnew, record } from './support';

beginAnew();

test( 'an owner can search payments, and download a CSV file that contains no formulas', async ( {
	admin,
	pageAs,
	troubles,
} ) => {
	await record(
		{
			reference: 'pi_1',
			email: 'ann@example.com',
			name: '=HYPERLINK("http://evil.example")',
			title: 'Friend of the choir',
			interval: '1 month',
			amount: 1250,
		},
		{
			reference: 'pi_2',
			amount: 123456,
			state: 'partly-refunded',
			refunded: 5000,
			mode: 'test',
		},
		{ reference: 'pi_3', state: 'pending' },
		{ reference: 'pi_4', state: 'failed', note: 'expired' },
		{
			reference: 'pi_5',
			service: 'another',
			state: 'disputed',
			currency: 'JPY',
			amount: 700,
		}
	);
	const { page } = admin;
	await page.goto( `${ siteUrl() }/wp-admin/` );
	await page.getByRole( 'link', { name: 'Dovetail' } ).hover();
	await page.getByRole( 'link', { name: 'Payments', exact: true } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Payments', level: 1 } )
	).toBeVisible();
	const rows = page.locator( '#the-list tr' );
	await expect( rows ).toHaveCount( 3 );
	await expect( rows.nth( 2 ) ).toContainText( /12,50\s€/ );
	await expect( rows.nth( 2 ) ).toContainText(
		'=HYPERLINK("http://evil.example")'
	);
	await expect( rows.nth( 1 ) ).toContainText( 'Partly refunded' );
	await expect( rows.nth( 1 ) ).toContainText( /50,00\s€ refunded/ );
	await expect( rows.nth( 1 ) ).toContainText( '(test: no money)' );
	await expect( rows.nth( 0 ) ).toContainText( 'another' );
	await screenshot( page, 'payments-1280' );
	expect( await axeWithin( page, '#wpbody-content .wrap' ) ).toEqual( [] );
	await page.getByRole( 'link', { name: /Not finished/ } ).click();
	await expect( rows ).toHaveCount( 1 );
	await page.getByRole( 'link', { name: /Received/ } ).click();
	await page
		.getByRole( 'searchbox', { name: 'Search payments' } )
		.fill( 'ANN@' );
	await page.getByRole( 'button', { name: 'Search payments' } ).click();
	await expect( rows ).toHaveCount( 1 );
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto(
		`${ siteUrl() }/wp-admin/admin.php?page=dovetail-payments`
	);
	await screenshot( page, 'payments-390' );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 390 );
	await page.setViewportSize( { width: 1280, height: 900 } );
	const link = await page
		.getByRole( 'link', { name: 'Export as CSV' } )
		.getAttribute( 'href' );
	const table = await ( await page.request.get( link ?? '' ) ).text();
	const lines = table.trim().split( '\r\n' );
	expect( lines ).toHaveLength( 4 );
	expect( lines[ 1 ] ).toContain(
		`"Paid","12.50","0.00","EUR","Friend of the choir","Every month"`
	);
	expect( lines[ 1 ] ).toContain(
		`"'=HYPERLINK(""http://evil.example"")","ann@example.com","Stripe","","pi_1"`
	);
	expect( lines[ 3 ] ).toContain(
		'"Disputed","700","0","JPY","Donation","Once"'
	);
	const author = await pageAs( 'author' );
	expect(
		(
			await author.goto(
				`${ siteUrl() }/wp-admin/admin.php?page=dovetail-payments`
			)
		)?.status()
	).toBe( 403 );
	expect(
		(
			await author.goto(
				`${ siteUrl() }/wp-admin/admin-post.php?action=dovetail_blocks_payments_export`
			)
		)?.status()
	).toBe( 403 );
	troubles.length = 0;
} );
