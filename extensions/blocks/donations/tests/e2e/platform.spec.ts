import { expect, siteUrl, test } from '#e2e';
import { BLOCK, asked, beginAnew, paidPost } from './support';

beginAnew( { scenario: 'paid' } );

test( 'through a platform a visitor pays there, and is thanked here', async ( {
	visitor: page,
} ) => {
	const id = await paidPost( 'EUR', { planSource: 'platform' } );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const form = page.locator( `${ BLOCK } form:visible` );
	await form.getByRole( 'radio', { name: /^15,00/ } ).check();
	await form.getByRole( 'button' ).click();
	await page.waitForURL( /\/pay\// );
	await expect( page.locator( 'main' ) ).toContainText( '15,00' );
	await page.getByRole( 'button', { name: 'Pay' } ).click();
	await expect( page.getByRole( 'status' ).first() ).toContainText(
		/You paid 15,00\s€ to .+ through Stripe/
	);
	expect(
		( await asked( '/memberships/checkout' ) )[ 0 ]?.data
	).toMatchObject( {
		amount: 1500,
		currency: 'EUR',
	} );
} );
