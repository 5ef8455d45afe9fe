import { expect, screenshot, siteUrl, test } from '#e2e';
import {
	BANK,
	BLOCK,
	beginAnew,
	paid,
	paidPost,
	postWith,
	stripe,
} from './support';

beginAnew();

test( 'without JavaScript, radio buttons select the form, which leads to the provider and back', async ( {
	pageAs,
} ) => {
	const id = await paidPost( 'EUR', { bankTransfer: BANK } );
	const page = await pageAs( null, {
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	} );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const block = page.locator( BLOCK );
	const form = block.locator( 'form:visible' );
	const radio = ( name: string ) => page.getByRole( 'radio', { name } );
	await expect(
		page.getByRole( 'group', { name: 'Interval' } )
	).toBeVisible();
	await expect( radio( 'One-Time' ) ).toBeChecked();
	await expect( form ).toHaveCount( 1 );
	await screenshot( page, 'donations-plain-390', { fullPage: true } );
	await radio( 'Yearly' ).check();
	await expect( form ).toHaveCount( 1 );
	await expect( block.getByText( 'Make a yearly donation' ) ).toBeVisible();
	await expect( block.getByText( 'Make a one-time donation' ) ).toBeHidden();
	await expect( block ).toContainText( 'DE89 3704 0044 0532 0130 00' );
	await expect(
		block.getByRole( 'button', { name: /Copy|QR/ } )
	).toHaveCount( 0 );

	await form.getByRole( 'button' ).click();
	await expect( block.locator( '.dovetail-payment-message' ) ).toHaveText(
		'Please choose an amount.'
	);
	await expect( radio( 'Yearly' ) ).toBeChecked();
	await form.getByRole( 'textbox' ).fill( '1.234' );
	await form.getByRole( 'button' ).click();
	await expect( page.getByRole( 'alert' ) ).toHaveText(
		/^“1\.234” is ambiguous\./
	);
	await expect( form.getByRole( 'textbox' ) ).toHaveValue( '1.234' );
	await expect( radio( 'Yearly' ) ).toBeChecked();
	await screenshot( page, 'donations-plain-refused', { fullPage: true } );
	await form.getByRole( 'textbox' ).fill( '' );
	await form.getByRole( 'radio', { name: /^15,00/ } ).check();
	await form.getByRole( 'button' ).click();
	await expect( page.locator( 'main' ) ).toContainText( '1500 eur' );
	expect( ( await stripe() ).sessions ).toMatchObject( [
		{ mode: 'subscription', amount_total: 1500 },
	] );
	await page.getByRole( 'button', { name: 'Pay', exact: true } ).click();
	await expect( page.getByRole( 'status' ).first() ).toContainText(
		/You paid 15,00\s€ .*You will be charged every year until you cancel\./s
	);
	await expect( radio( 'Yearly' ) ).toBeChecked();
	await page.reload();
	expect( ( await stripe() ).charges ).toHaveLength( 1 );
} );

test( 'without custom amounts, the browser requires a preset amount, and the server rejects other amounts', async ( {
	pageAs,
} ) => {
	const id = await paidPost( 'EUR', { showCustomAmount: false } );
	const page = await pageAs( null, { javaScriptEnabled: false } );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const form = page.locator( `${ BLOCK } form:visible` );
	await expect( form.getByRole( 'textbox' ) ).toHaveCount( 0 );
	await form.getByRole( 'button' ).click();
	expect(
		await form.evaluate( ( element ) =>
			( element as HTMLFormElement ).checkValidity()
		)
	).toBe( false );
	const fields = await form
		.locator( 'input[type=hidden]' )
		.evaluateAll( ( inputs ) =>
			inputs.map( ( input ) => [
				( input as HTMLInputElement ).name,
				( input as HTMLInputElement ).value,
			] )
		);
	const answer = await fetch( `${ siteUrl() }/?p=${ id }`, {
		method: 'POST',
		headers: { Accept: 'application/json' },
		body: new URLSearchParams( [ ...fields, [ 'amount', '6' ] ] as [
			string,
			string,
		][] ),
	} );
	expect( await answer.json() ).toEqual( {
		message: 'Please choose one of the amounts.',
	} );
	expect( ( await stripe() ).sessions ).toEqual( [] );
} );

test( 'a donation with a very long heading can be made', async () => {
	const good = await paid();
	const id = await postWith( {
		...good,
		oneTimeDonation: {
			...good.oneTimeDonation,
			heading: 'ö'.repeat( 9000 ),
		},
	} );
	const page = `${ siteUrl() }/?p=${ id }`;
	const text = await ( await fetch( page ) ).text();
	const [ , offer = '' ] =
		/name="dovetail_payment" value="([^"]+)"/.exec( text ) ?? [];
	const answer = await fetch( page, {
		method: 'POST',
		headers: { Accept: 'application/json' },
		body: new URLSearchParams( { dovetail_payment: offer, amount: '5' } ),
	} );
	expect( await answer.json() ).toEqual( {
		url: ( await stripe() ).sessions[ 0 ]?.url,
	} );
} );

test( 'a page never offers a donation that cannot be charged, whatever the block’s attributes are', async ( {
	pageAs,
} ) => {
	const evil =
		'"><script>window.taken=1</script><img src=x onerror="window.taken=1">[gallery]';
	const good = await paid();
	const id = await postWith( {
		...good,
		oneTimeDonation: {
			...good.oneTimeDonation,
			amounts: [ 0, -5, 1e9, 0.49, 'NaN', '1e3', 12.345, { a: 1 }, 7 ],
			heading: evil,
			extraText: evil,
			buttonText: evil,
		},
		monthlyDonation: 'x',
		annualDonation: { show: false, planId: 'DROP TABLE' },
		chooseAmountText: evil,
		customAmountText: evil,
		fallbackLinkUrl: 'javascript:window.taken=1',
		bankTransfer: { ...BANK, name: evil, text: evil },
		goal: { on: true, amount: '1e99' },
	} );
	const page = await pageAs( null );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const block = page.locator( BLOCK );
	await expect( block.locator( 'form:visible' ) ).toHaveCount( 1 );
	const labels = await block
		.locator( 'form:visible label:has([type=radio])' )
		.allInnerTexts();
	for ( const label of labels ) {
		expect( label.trim() ).toMatch( /^\d{1,3}(\.\d{3})*,\d\d\s€$/ );
	}
	expect( labels.length ).toBeLessThan( 4 );
	expect( await page.evaluate( () => Reflect.has( window, 'taken' ) ) ).toBe(
		false
	);
	await expect( block.locator( 'img, script:not([type])' ) ).toHaveCount( 0 );
	await expect( block.locator( 'a[href^="javascript"]' ) ).toHaveCount( 0 );
	// If the shortcode had run, WordPress would have removed it from the text.
	await expect(
		block.locator( `${ BLOCK }__heading` ).first()
	).toContainText( '[gallery]' );
} );
