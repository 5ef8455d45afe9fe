import { axeWithin, expect, screenshot, siteUrl, test } from '#e2e';
import { BLOCK, asked, forget, paidPost, steer } from './support';

const BANK = {
	on: true,
	name: 'Harbour Choir e.V.',
	iban: 'DE89370400440532013000',
	bic: 'COBADEFFXXX',
	text: 'Organ fund',
};

test.beforeEach( async () => {
	await steer( 'reset', 'POST', { scenario: 'paid' } );
	await steer( 'faults', 'PUT', {} );
	await forget();
} );
test.afterAll( () => steer( 'reset', 'POST', { scenario: 'paid' } ) );

test( 'a visitor chooses how often and how much, pays at the service, and is thanked', async ( {
	pageAs,
} ) => {
	const id = await paidPost( 'EUR', { bankTransfer: BANK } );
	const page = await pageAs( null );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	await screenshot( page, 'donations-visitor', { fullPage: true } );
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );
	await page.getByRole( 'tab', { name: 'Monthly' } ).click();
	const form = page.getByRole( 'tabpanel', { name: 'Monthly' } );
	await expect( form ).toContainText( 'through Stripe' );
	const amount = form.getByRole( 'textbox' );
	const button = form.getByRole( 'button', { name: 'Donate monthly' } );
	await button.click();
	await expect( form.getByRole( 'alert' ) ).toHaveText(
		'Choose an amount, or enter one.'
	);
	await amount.fill( '1.234' );
	await amount.press( 'Tab' );
	await expect( form.getByRole( 'alert' ) ).toContainText( 'two amounts' );
	await screenshot( page, 'donations-visitor-problem', { fullPage: true } );
	await amount.fill( '12,5' );
	await button.click();
	await page.waitForURL( /\/pay\// );
	await expect( page.locator( 'main' ) ).toContainText( '12,50' );
	await page.getByRole( 'button', { name: 'Pay' } ).click();
	await page.waitForURL( new RegExp( siteUrl() ) );
	await expect( page.getByRole( 'status' ).first() ).toContainText(
		'Thank you'
	);
	await expect( page.getByRole( 'tabpanel' ) ).toHaveCount( 1 );
	await screenshot( page, 'donations-visitor-thanks', { fullPage: true } );
	void asked;
} );

test( 'without script', async ( { pageAs } ) => {
	const id = await paidPost( 'EUR', { bankTransfer: BANK } );
	const page = await pageAs( null, {
		javaScriptEnabled: false,
		viewport: { width: 390, height: 800 },
	} );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	await screenshot( page, 'donations-plain-390', { fullPage: true } );
} );
