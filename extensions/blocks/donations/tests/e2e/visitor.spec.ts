import {
	axeWithin,
	expect,
	ourRequests,
	screenshot,
	setFaults,
	siteUrl,
	test,
} from '#e2e';
import type { Page } from '@playwright/test';
import { BLOCK, beginAnew, paidPost, stripe } from './support';

beginAnew();

const SESSIONS = 'POST stripe:/v1/checkout/sessions';

async function visit( page: Page, id: number ) {
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const form = page.locator( `${ BLOCK } form:visible` );
	return {
		form,
		amount: form.getByRole( 'textbox' ),
		button: form.getByRole( 'button' ),
		problem: form.getByRole( 'alert' ),
	};
}

const atService = ( page: Page ) => page.waitForURL( /services\/stripe\// );

test( 'a visitor chooses an interval and an amount, pays, and sees the thank-you message on the same page', async ( {
	visitor: page,
} ) => {
	const id = await paidPost();
	const ours = ourRequests( page );
	const { form, amount, button, problem } = await visit( page, id );
	await screenshot( page, 'donations-visitor' );
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );
	expect( ours.filter( ( path ) => path.includes( 'touched' ) ) ).toEqual(
		[]
	);

	const tab = ( name: string ) => page.getByRole( 'tab', { name } );
	await tab( 'One-Time' ).focus();
	await page.keyboard.press( 'End' );
	await expect( tab( 'Yearly' ) ).toBeFocused();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( tab( 'Monthly' ) ).toBeFocused();
	await expect( tab( 'Monthly' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( page.getByRole( 'tabpanel' ) ).toHaveCount( 1 );
	await expect(
		page.getByRole( 'tabpanel', { name: 'Monthly' } )
	).toContainText( 'Make a monthly donation' );
	await expect( form ).toContainText(
		/You pay .+ through Stripe\. This is a test: no money is charged\./
	);

	await button.click();
	await expect( problem ).toHaveText( 'Choose an amount, or enter one.' );
	await expect( amount ).toBeFocused();
	await amount.fill( '1.234' );
	await expect( problem ).toBeHidden();
	await amount.press( 'Tab' );
	await expect( problem ).toHaveText(
		'This amount is ambiguous. Enter it with its decimals, such as 1.234,00.'
	);
	await expect( amount ).toHaveAccessibleDescription(
		/This amount is ambiguous/
	);
	await expect( amount ).toHaveAttribute( 'aria-invalid', 'true' );
	await screenshot( page, 'donations-visitor-problem' );
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );
	await amount.fill( '12,5' );
	await button.click();
	await atService( page );
	await expect( page.locator( 'main' ) ).toContainText( '1250 eur' );
	expect( ( await stripe() ).sessions ).toMatchObject( [
		{ mode: 'subscription', amount_total: 1250, currency: 'eur' },
	] );
	await page.getByRole( 'button', { name: 'Pay', exact: true } ).click();
	const thanks = page.getByRole( 'status' ).first();
	await expect( thanks ).toContainText(
		/Thank you!.*You paid 12,50\s€ to .+ through Stripe.*You will be charged every month until you cancel\./s
	);
	await expect( thanks ).toBeFocused();
	await expect( tab( 'Monthly' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await screenshot( page, 'donations-visitor-thanks' );
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );
	await page.reload();
	await expect( thanks ).toContainText( /You paid 12,50/ );
	expect( ( await stripe() ).charges ).toHaveLength( 1 );
} );

test( 'choosing a preset amount clears the custom amount, and entering a custom amount deselects the preset', async ( {
	visitor: page,
} ) => {
	// Of the preset amounts 5, 15 and 100 yen, only the last one reaches the minimum card charge.
	const { form, amount, button } = await visit(
		page,
		await paidPost( 'JPY' )
	);
	await page.getByRole( 'tab', { name: 'Yearly' } ).click();
	await expect( form.getByRole( 'radio' ) ).toHaveCount( 1 );
	const tier = form.getByRole( 'radio' ).first();
	await amount.fill( '700' );
	// Wait until the form has its key, because the script that sets the key also handles both inputs.
	await expect( form.locator( '[name=key]' ) ).toHaveValue( /^\d+$/ );
	await tier.check();
	await expect( amount ).toHaveValue( '' );
	await amount.fill( '1.234' );
	await expect( tier ).not.toBeChecked();
	await tier.check();
	await button.click();
	await atService( page );
	expect( ( await stripe() ).sessions ).toMatchObject( [
		{ mode: 'subscription', amount_total: 100, currency: 'jpy' },
	] );
} );

test.describe( 'a visitor’s custom amount', () => {
	for ( const [ currency, typed, amountTotal ] of [
		[ 'EUR', '12,5', 1250 ],
		[ 'EUR', '1.234,50', 123450 ],
		[ 'EUR', '1,234.50', 123450 ],
		[ 'EUR', '1’234.50', 123450 ],
		[ 'EUR', '€ 1 234,50', 123450 ],
		[ 'EUR', '٥٠', 5000 ],
		[ 'EUR', '۱۲٫۵', 1250 ],
		[ 'JPY', '1.234', 1234 ],
	] as const ) {
		test( `is parsed correctly: ${ typed } ${ currency }`, async ( {
			visitor: page,
		} ) => {
			const { amount, button } = await visit(
				page,
				await paidPost( currency )
			);
			await amount.fill( typed );
			await button.click();
			await atService( page );
			expect( ( await stripe() ).sessions ).toMatchObject( [
				{
					amount_total: amountTotal,
					currency: currency.toLowerCase(),
				},
			] );
		} );
	}
} );

test( 'an invalid custom amount is rejected with an error', async ( {
	visitor: page,
	troubles,
} ) => {
	const { amount, button, problem } = await visit( page, await paidPost() );
	for ( const [ typed, sentence ] of [
		[ '0,49', /^The minimum donation is 0,50\s€\.$/ ],
		[ '-5', /^This is not a valid amount\./ ],
		[ '0', /^The minimum donation is 0,50\s€\.$/ ],
		[ '1e3', /^This is not a valid amount\./ ],
		[ '12,345', /^This amount is ambiguous\./ ],
		[ 'NaN', /^This is not a valid amount\./ ],
		[ '1000000', /^The maximum amount is 999\.999,99\s€\.$/ ],
		[ `0.${ '1'.repeat( 100 ) }`, /^This is not a valid amount\./ ],
	] as const ) {
		await test.step( typed.slice( 0, 12 ), async () => {
			await amount.fill( typed );
			await button.click();
			// Each invalid input shows a different message than the previous one.
			await expect( problem ).toHaveText( sentence );
			expect( ( await stripe() ).sessions ).toEqual( [] );
		} );
	}
	// Ignore the browser's log of requests that the server rejects.
	troubles.splice( 0 );
} );

test( 'a button that is clicked several times submits the form once, shows progress, and keeps its width', async ( {
	visitor: page,
} ) => {
	const { form, amount, button } = await visit( page, await paidPost() );
	const sent: string[] = [];
	page.on( 'request', ( request ) => {
		if (
			request.method() === 'POST' &&
			request.url().startsWith( siteUrl() )
		) {
			sent.push( request.url() );
		}
	} );
	await setFaults( { [ SESSIONS ]: { kind: 'late', ms: 1500 } } );
	await amount.fill( '5' );
	const before = await button.boundingBox();
	await button.dblclick();
	await expect( form ).toHaveAttribute( 'aria-busy', 'true' );
	expect( ( await button.boundingBox() )?.width ).toBe( before?.width );
	await screenshot( page, 'donations-visitor-sending' );
	await amount.press( 'Enter' );
	await button.click();
	await atService( page );
	expect( sent ).toHaveLength( 1 );
	expect( ( await stripe() ).sessions ).toHaveLength( 1 );
} );

test( 'a visitor who returns from the provider sees the form again, and continues the same payment', async ( {
	visitor: page,
} ) => {
	const { form, amount, button } = await visit( page, await paidPost() );
	await amount.fill( '12,50' );
	await button.click();
	await atService( page );
	const address = page.url();
	await page.goBack();
	await expect( form ).not.toHaveAttribute( 'aria-busy' );
	await amount.fill( '12,50' );
	await button.click();
	await atService( page );
	expect( page.url() ).toBe( address );
	expect( ( await stripe() ).sessions ).toHaveLength( 1 );
	await page.getByRole( 'button', { name: 'Back to the site' } ).click();
	await expect( page.getByRole( 'status' ).first() ).toHaveText(
		'You have not paid. Nothing was charged.'
	);
	await screenshot( page, 'donations-visitor-cancelled' );
	expect( ( await stripe() ).charges ).toEqual( [] );
} );

test( 'two visitors with the same IP address and the same cached page make two separate payments', async ( {
	pageAs,
} ) => {
	const id = await paidPost();
	const address = `${ siteUrl() }/?p=${ id }`;
	const body = await ( await fetch( address ) ).text();
	for ( let visitors = 1; visitors < 3; visitors++ ) {
		const page = await pageAs( null );
		await page.route( address, ( route ) =>
			route.request().method() === 'GET'
				? route.fulfill( { body, contentType: 'text/html' } )
				: route.continue()
		);
		const { amount, button } = await visit( page, id );
		await amount.fill( '5' );
		await button.click();
		await atService( page );
		expect( ( await stripe() ).sessions ).toHaveLength( visitors );
	}
} );

test( 'a failed donation shows an error and charges nothing, and the next attempt works', async ( {
	visitor: page,
	troubles,
} ) => {
	const { form, amount, button, problem } = await visit(
		page,
		await paidPost()
	);
	await amount.fill( '12,50' );
	for ( const fault of [ 'refused', 'not-json', 'wrong-shape', 'cut' ] ) {
		await setFaults( { [ SESSIONS ]: fault } );
		await button.click();
		await expect( problem ).toHaveText(
			'Stripe could not be reached, or can’t take payments for this site at the moment. Nothing was charged. Try again in a few minutes.'
		);
		await expect( form ).not.toHaveAttribute( 'aria-busy' );
		await expect( amount ).toHaveValue( '12,50' );
	}
	await setFaults();
	await page.route( '**/*', ( route ) =>
		route.request().method() === 'POST' ? route.abort() : route.continue()
	);
	await button.click();
	await expect( problem ).toHaveText(
		'Something went wrong. Nothing was charged. Check your connection and try again.'
	);
	await page.unroute( '**/*' );
	await button.click();
	await atService( page );
	expect( ( await stripe() ).charges ).toEqual( [] );
	troubles.splice( 0 );
} );

test( 'if the script that submits the form fails to load, the browser submits the form', async ( {
	visitor: page,
	troubles,
} ) => {
	await page.route( '**/donations/touched.js*', ( route ) => route.abort() );
	const { amount, button } = await visit( page, await paidPost() );
	await amount.fill( '7' );
	await button.click();
	await atService( page );
	expect( ( await stripe() ).sessions ).toMatchObject( [
		{ amount_total: 700, mode: 'payment', submit_type: 'donate' },
	] );
	troubles.splice( 0 );
} );
