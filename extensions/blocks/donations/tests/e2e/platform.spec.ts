import { expect, setFaults, siteUrl, test } from '#e2e';
import {
	BLOCK,
	asked,
	beginAnew,
	paid,
	paidPost,
	plansIn,
	postWith,
} from './support';

beginAnew( { scenario: 'paid' } );

test( 'a visitor pays at the platform and then sees the thank-you message on the site', async ( {
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

test( 'a form whose plan is not the signed plan cannot start a payment at the platform', async ( {
	visitor: page,
} ) => {
	const good = await paid( 'EUR', { planSource: 'platform' } );
	const [ dollars ] = await plansIn( 'USD' );
	for ( const planId of [ good.monthlyDonation.planId, dollars, 987_654 ] ) {
		const id = await postWith( {
			...good,
			oneTimeDonation: { ...good.oneTimeDonation, planId },
			monthlyDonation: { show: false },
			annualDonation: { show: false },
		} );
		await page.goto( `${ siteUrl() }/?p=${ id }` );
		const form = page.locator( `${ BLOCK } form:visible` );
		const answer = await fetch( page.url(), {
			method: 'POST',
			headers: { Accept: 'application/json' },
			body: new URLSearchParams( [
				...( await form
					.locator( 'input[type=hidden]' )
					.evaluateAll( ( inputs ) =>
						inputs.map( ( input ): [ string, string ] => [
							( input as HTMLInputElement ).name,
							( input as HTMLInputElement ).value,
						] )
					) ),
				[ 'amount', '5' ],
			] ),
		} );
		expect( [ planId, await answer.json() ] ).toEqual( [
			planId,
			{ message: 'This is no longer for sale. Nothing was charged.' },
		] );
	}
	expect( await asked( '/memberships/checkout' ) ).toEqual( [] );
} );

test( 'if the platform does not respond, a visitor sees an error instead of an empty form', async ( {
	visitor: page,
	troubles,
} ) => {
	const id = await paidPost( 'EUR', { planSource: 'platform' } );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const form = page.locator( `${ BLOCK } form:visible` );
	await setFaults( { 'GET /wpcom/v2/memberships/status': 'refused' } );
	await form.getByRole( 'radio', { name: /^15,00/ } ).check();
	await form.getByRole( 'button' ).click();
	await expect( form.getByRole( 'alert' ) ).toHaveText(
		'This can’t be paid at the moment. Nothing was charged. Try again in a few minutes.'
	);
	troubles.splice( 0 );
} );
