import { expect, test } from '#e2e';
import { beginAnew, formOf, pageOf, send, stripe } from './support';

beginAnew();

test.describe( 'an amount that a visitor enters', () => {
	test( 'stays in the form, with an error, if it is invalid', async ( {
		pageAs,
	} ) => {
		const page = await pageAs( null, { javaScriptEnabled: false } );
		await page.goto( await pageOf() );
		await page.getByLabel( 'Amount' ).fill( '0,20' );
		await page.getByRole( 'button', { name: 'Donate' } ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'The minimum amount is'
		);
		await expect( page.getByLabel( 'Amount' ) ).toHaveValue( '0,20' );
	} );

	test( 'results in a JSON response with a URL or an error if a script submits the form', async () => {
		const page = await pageOf();
		const form = await formOf( page );
		const good = await send(
			page,
			{ ...form, amount: '5' },
			{ script: true }
		);
		expect( good ).toMatchObject( {
			status: 200,
			location: ( await stripe() ).sessions[ 0 ]?.url,
		} );
		const bad = await send(
			page,
			{ ...form, amount: '0' },
			{ script: true }
		);
		expect( bad ).toMatchObject( {
			status: 400,
			said: expect.stringMatching( /^The minimum amount is/ ),
		} );
	} );
} );
