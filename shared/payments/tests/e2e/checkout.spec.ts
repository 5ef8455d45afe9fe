import { axeWithin, expect, screenshot, siteUrl, test } from '#e2e';
import { beginAnew, pageOf, payments, stripe } from './support';

beginAnew();

test( 'a visitor without JavaScript pays on Stripe’s page, sees the result, and is not charged again on reload', async ( {
	pageAs,
} ) => {
	const address = await pageOf();
	const page = await pageAs( null, { javaScriptEnabled: false } );
	await page.goto( address );
	await expect(
		page.getByText(
			'You pay Harbour Bakery through Stripe. This is a test: no money is charged.'
		)
	).toBeVisible();
	await page.getByLabel( 'Amount' ).fill( '12,50' );
	await page.getByRole( 'button', { name: 'Donate' } ).click();
	await expect( page.getByText( '1250 eur' ) ).toBeVisible();
	await page
		.getByRole( 'button', { name: 'Pay with a declined card' } )
		.click();
	await expect( page.getByRole( 'alert' ) ).toHaveText(
		'Your card was declined.'
	);
	expect( await payments() ).toMatchObject( [ { state: 'pending' } ] );
	await page
		.getByRole( 'button', { name: 'Pay with a card that asks' } )
		.click();
	await page.getByRole( 'button', { name: 'It is me' } ).click();
	const thanks = page.locator( '.dovetail-payment-message' );
	await expect( thanks ).toHaveRole( 'status' );
	await expect( thanks ).toContainText(
		/Thank you! ?You paid 12,50\s€ to Harbour Bakery through Stripe on .+\. Reference: dv[0-9a-f]{24}\.This was a test: no money was charged\./
	);
	expect( page.url() ).toContain( siteUrl() );
	await screenshot( page, 'payment-thanks' );
	await page.reload();
	await expect( thanks ).toContainText( 'You paid 12,50' );
	expect( await payments() ).toMatchObject( [
		{
			state: 'paid',
			amount: 1250,
			currency: 'EUR',
			mode: 'test',
			email: 'ann@example.com',
			name: 'Ann Berg',
		},
	] );
	expect( ( await stripe() ).charges ).toHaveLength( 1 );
	expect( await page.content() ).not.toContain( 'ann@example.com' );
	const looked = await pageAs( null );
	await looked.goto( page.url() );
	await expect( looked.locator( '.dovetail-payment-message' ) ).toBeFocused();
	expect( await axeWithin( looked, '.dovetail-payment-message' ) ).toEqual(
		[]
	);
} );

test( 'a visitor who returns without paying sees that nothing was charged', async ( {
	pageAs,
} ) => {
	const page = await pageAs( null, { javaScriptEnabled: false } );
	await page.goto( await pageOf() );
	await page.getByLabel( 'Amount' ).fill( '5' );
	await page.getByRole( 'button', { name: 'Donate' } ).click();
	await page.getByRole( 'button', { name: 'Back to the site' } ).click();
	await expect( page.locator( '.dovetail-payment-message' ) ).toHaveText(
		'You have not paid. Nothing was charged.'
	);
	expect( ( await stripe() ).charges ).toEqual( [] );
} );
